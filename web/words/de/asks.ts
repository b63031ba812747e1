/** A seat in a running game is asked for: what whoever asks reads, and what those who play read. */
import { counter, lister, type Who } from '../grammar.ts';

const list = lister('de');
const points = counter('de', 'Punkt', 'Punkten');

export const asks = {
  watching: counter('de', 'Person schaut zu', 'Leute schauen zu'),
  agreed: (names: readonly string[]) => `Ja gesagt: ${list(names)}.`,
  missing: (names: readonly string[]) => `Es fehlt noch: ${list(names)}.`,
  joinIn: {
    title: 'Möchtest du mitspielen?',
    claimsTitle: 'Warst du schon dabei?',
    claimsHint: 'Die anderen werden gefragt, ob du es bist.',
    claim: (name: string) => `Ich bin ${name}`,
    takeOverTitle: 'Für einen Computer einspringen',
    seat: 'Auf welchem Platz?',
    left: 'ist gegangen',
    takeOverHint:
      'Der Host entscheidet. Bei einem Ja spielst du ab der nächsten Runde und übernimmst die Punkte dieses Platzes.',
    takeOver: 'Um diesen Platz bitten',
  },
  asking: {
    claim: (name: string) => `Der Tisch wird gefragt, ob du ${name} bist.`,
    takeOver: (seat: string, host: Who | null) =>
      `${host?.name ?? 'Der Host'} wird gefragt, ob du auf dem Platz von ${seat} mitspielen kannst.`,
    nobody: 'Sonst ist gerade niemand da, der antworten könnte.',
    promisedClaim: (name: string) => `Ab der nächsten Runde spielst du als ${name}.`,
    promisedTakeOver: (seat: string) => `Ab der nächsten Runde spielst du auf dem Platz von ${seat}.`,
    withdraw: 'Doch nicht',
    refused: 'Diesmal hat der Tisch leider Nein gesagt.',
    waits: (minutes: number) =>
      minutes === 1
        ? 'In einer Minute kannst du noch einmal fragen.'
        : `In ${minutes} Minuten kannst du noch einmal fragen.`,
    lapsed: 'Niemand hat rechtzeitig geantwortet. Frag gern noch einmal.',
    returned: (name: string) => `${name} ist wieder da und spielt selbst weiter.`,
    over: 'Der Platz, um den du gebeten hast, ist nicht mehr zu haben.',
  },
  table: {
    questions: counter('de', 'Frage', 'Fragen'),
    open: 'Ansehen',
    close: 'Zuklappen',
    claimShort: (name: string) => `»Ich bin ${name}«, sagt jemand`,
    claim: (name: string) => `Jemand ohne Platz sagt, ${name} zu sein.`,
    check: 'Stimmt das? Frag am besten nach.',
    atOnce:
      'Sagen alle Anwesenden Ja, mindestens zwei, gehören Platz und Karten sofort der Person, die fragt. Ein einziges Nein beendet die Anfrage.',
    fromNextRound:
      'Bei einem Ja gehört der Platz ab der nächsten Runde der Person, die fragt, ohne die Karten dieser Runde.',
    yes: (name: string) => `Ja, das ist ${name}`,
    no: 'Nein',
    youAgreed: 'Du hast Ja gesagt.',
    nobodyElse: 'Sonst ist gerade niemand da, und ein Ja allein reicht nicht.',
    letInHint: 'Als Host kannst du auch allein zustimmen, dann ohne die Karten dieser Runde.',
    letIn: 'Ab der nächsten Runde hereinlassen',
    takeOverShort: (name: string) => `${name} möchte mitspielen`,
    takeOver: (name: string, seat: string, total: number) =>
      `${name} möchte ab der nächsten Runde auf dem Platz von ${seat} weiterspielen, mit ${points(total)}.`,
    yesTakeOver: 'Ja, gern',
    decides: (host: Who | null) => `Das entscheidet ${host?.name ?? 'der Host'}.`,
    promisedClaim: (name: string) => `Ab der nächsten Runde ist ${name} wieder dabei.`,
    promisedTakeOver: (name: string, seat: string) => `Ab der nächsten Runde spielt ${name} auf dem Platz von ${seat}.`,
  },
  takenOver: ({ name, you }: Who, was: 'human' | 'bot') =>
    `${you ? 'Du spielst' : `${name} spielt`} jetzt auf dem Platz ${was === 'bot' ? 'eines Computers' : 'von jemandem, der gegangen ist'}.`,
};
