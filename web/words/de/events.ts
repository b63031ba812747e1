/** The fourteen event cards: what they are called, what they do, what is chosen for them, and how they are told. */
import type { EventCardId } from '../../../worker/rules/view.ts';
import { counter, lister, type Who } from '../grammar.ts';

const cards = counter('de', 'Karte', 'Karten');
const list = lister('de');
const who = ({ name, you }: Who) => (you ? 'du' : name);
const starts = ({ name, you }: Who) => (you ? 'Du' : name);
const whom = ({ name, you }: Who) => (you ? 'dir' : name);

interface Wording {
  readonly name: string;
  /** What it does and when, in one sentence. */
  readonly does: string;
  /** The button that plays it. */
  readonly play: string;
  /** The same once all is chosen: # is the card, @ the player or the number. */
  readonly chosen: string;
}

const wording = (name: string, does: string, play: string, chosen = play): Wording => ({ name, does, play, chosen });

const each: Readonly<Record<EventCardId, Wording>> = {
  peek: wording(
    'Schlüsselloch',
    'Bevor du antwortest, siehst du allein eine zufällige der zuletzt gelegten Karten.',
    'Heimlich eine Karte ansehen',
  ),
  spy: wording(
    'Spion',
    'In deinem Zug siehst du allein bis zu drei zufällige Karten aus einer anderen Hand.',
    'Jemandem in die Karten sehen',
    '@ in die Karten sehen',
  ),
  census: wording(
    'Königszählung',
    'In deinem Zug erfahren alle, wer wie viele Könige auf der Hand hat.',
    'Alle Könige zählen',
  ),
  gift: wording(
    'Geschenk',
    'In deinem Zug schenkst du jemandem eine Karte deiner Wahl; sonst sieht sie niemand.',
    'Karte verschenken',
    '# an @ verschenken',
  ),
  swap: wording(
    'Taschendieb',
    'In deinem Zug tauschst du eine Karte deiner Wahl gegen eine zufällige aus einer anderen Hand.',
    'Karte tauschen',
    '# gegen eine Karte von @ tauschen',
  ),
  carousel: wording(
    'Karussell',
    'In deinem Zug wandert aus jeder Hand eine zufällige Karte in die nächste, überall zugleich.',
    'Überall eine Karte weitergeben',
  ),
  fish: wording(
    'Griff in die Mitte',
    'Bevor du antwortest, tauschst du eine Karte deiner Wahl gegen eine zufällige von unter den zuletzt gelegten.',
    'Karte mit dem Stapel tauschen',
    '# gegen eine Karte im Stapel tauschen',
  ),
  renumber: wording(
    'Kurswechsel',
    'Statt anzuzweifeln sagst du für diesen Stapel eine andere Zahl an und musst dann legen.',
    'Andere Zahl ansagen',
    'Ab jetzt @ ansagen',
  ),
  reverse: wording(
    'Kehrtwende',
    'In deinem Zug dreht sich die Spielrichtung um, bis die Runde endet; vorher bist du noch dran.',
    'Richtung umdrehen',
  ),
  'safe-conduct': wording(
    'Freibrief',
    'In deinem Zug musst du legen, und diese Karten darf niemand anzweifeln.',
    'Freibrief spielen, dann legen',
  ),
  gauntlet: wording(
    'Fehdehandschuh',
    'In deinem Zug musst du legen, und wer danach dran ist, muss diese Karten anzweifeln.',
    'Handschuh werfen, dann legen',
  ),
  'fools-cap': wording(
    'Narrenkappe',
    'In deinem Zug musst du legen, und Könige zählen dabei als die angesagte Zahl.',
    'Kappe aufsetzen, dann legen',
  ),
  stakes: wording(
    'Doppelt oder nichts',
    'Beim Antworten setzt du verdeckt eine Karte und musst anzweifeln: Bei einer Lüge geht sie an die ertappte Person, sonst ziehst du noch eine aus deren Hand.',
    'Karte setzen, dann anzweifeln',
    '# setzen, dann anzweifeln',
  ),
  halves: wording(
    'Halbe-halbe',
    'Beim Antworten musst du anzweifeln, und ihr teilt euch den Stapel: Wer ihn nehmen müsste, bekommt die größere Hälfte.',
    'Stapel teilen, dann anzweifeln',
  ),
};

/** What a played card means, as everybody may know it; the name of the card stands before it. */
interface Played {
  readonly by: Who;
  readonly target: Who;
  readonly number: string;
  readonly direction: 1 | -1;
  /** Who held kings, and how many. */
  readonly kings: readonly (readonly [Who, number])[];
}

const lays = (by: Who) => `: Was ${who(by)} jetzt ${by.you ? 'legst' : 'legt'},`;
const must = ({ you }: Who) => (you ? 'musst' : 'muss');

/** What follows »Ben spielt ‹Spion›«. */
const told: Readonly<Record<EventCardId, (played: Played) => string>> = {
  peek: ({ by }) => ` und ${by.you ? 'spähst' : 'späht'} eine der gelegten Karten aus.`,
  spy: ({ by, target }) => ` und ${by.you ? 'siehst' : 'sieht'} ${whom(target)} in die Karten.`,
  census: ({ kings }) =>
    kings.length === 0
      ? ': Niemand hält einen König.'
      : `: Könige halten ${list(kings.map(([holder, count]) => `${who(holder)} (${count})`))}.`,
  gift: ({ by, target }) => ` und ${by.you ? 'schenkst' : 'schenkt'} ${whom(target)} eine Karte.`,
  swap: ({ by, target }) => ` und ${by.you ? 'tauschst' : 'tauscht'} mit ${whom(target)} eine Karte.`,
  carousel: () => ': Aus jeder Hand wandert eine Karte in die nächste.',
  fish: ({ by }) => ` und ${by.you ? 'tauschst' : 'tauscht'} eine Karte mit dem Stapel.`,
  renumber: ({ number }) => `: Ab jetzt ist ${number} angesagt.`,
  reverse: ({ direction }) =>
    direction === 1 ? ': Ab jetzt geht es im Uhrzeigersinn.' : ': Ab jetzt geht es gegen den Uhrzeigersinn.',
  'safe-conduct': ({ by }) => `${lays(by)} darf niemand anzweifeln.`,
  gauntlet: ({ by }) => `${lays(by)} muss angezweifelt werden.`,
  'fools-cap': ({ by }) => `: Könige zählen mit, wenn ${who(by)} jetzt ${by.you ? 'legst' : 'legt'}.`,
  stakes: ({ by }) => `, setzt eine Karte und ${must(by)} anzweifeln.`,
  halves: ({ by }) => ` und ${must(by)} anzweifeln: Der Stapel wird geteilt.`,
};

/** Some cards on their way after a challenge. */
interface Move {
  /** Null for the pile. */
  readonly from: Who | null;
  readonly to: Who;
  readonly cards: number;
}

export const events = {
  each,
  title: 'Deine Ereigniskarte',
  /** Of a card that cannot be played now: it is not one's turn, or it does not fit. */
  later: 'verdeckt',
  notNow: 'geht jetzt nicht',
  open: 'Ausspielen',
  close: 'Doch nicht',
  played: 'Deine Ereigniskarte ist gespielt.',
  whom: 'Wer soll es sein?',
  whichCard: 'Welche Karte deiner Hand?',
  whichNumber: 'Welche Zahl gilt jetzt?',
  /** What the viewer alone saw, before the cards themselves. */
  seen: (card: string, of: Who) => `${card}: Das hast nur du gesehen, bei ${whom(of)}`,
  held: 'hält eine Ereigniskarte',
  gone: 'hat die Ereigniskarte gespielt',
  counted: (count: number) => `${count === 1 ? '1 König' : `${count} Könige`} bei der Zählung`,
  marks: { safe: 'sicher', gauntlet: 'Fehdehandschuh', foolsCap: 'Narrenkappe' },
  /** Why one must lay or challenge, or what holds for the lay that is due. */
  duty: {
    twoLeft: 'Nur ihr zwei seid noch dabei.',
    laidSafe: 'Freibrief: Das darf niemand anzweifeln.',
    laidGauntlet: 'Hier liegt der Fehdehandschuh.',
    inForce: {
      'safe-conduct': 'Freibrief: Niemand darf es anzweifeln.',
      gauntlet: 'Fehdehandschuh: Es wird angezweifelt.',
      'fools-cap': 'Narrenkappe: Könige zählen mit.',
      renumber: 'So will es dein Kurswechsel.',
      stakes: 'Doppelt oder nichts: Eine Karte ist gesetzt.',
      halves: 'Halbe-halbe: Der Stapel wird geteilt.',
    },
  },
  told: (by: Who, card: EventCardId, played: Omit<Played, 'by'>) =>
    `${starts(by)} ${by.you ? 'spielst' : 'spielt'} »${each[card].name}«${told[card]({ by, ...played })}`,
  /** What moved besides what the taker took. */
  pickedUp: (moves: readonly Move[]) => {
    const ways = moves.map(
      ({ from, to, cards: count }) =>
        `${cards(count)} ${from === null ? 'vom Stapel' : `von ${whom(from)}`} an ${to.you ? 'dich' : to.name}`,
    );
    return `Dazu ${moves.length === 1 && moves[0]?.cards === 1 ? 'geht' : 'gehen'} ${list(ways)}.`;
  },
};
