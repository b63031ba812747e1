/** While a game runs and after it: the table, the hand, the story, the points. */
import { counter, lister, type Who } from '../grammar.ts';

const NUMBERS = ['Null', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben'];
const MANY = ['Nullen', 'Einsen', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Sechsen', 'Siebenen'];
const COLOURS = { r: 'Rote', y: 'Gelbe', g: 'Grüne', b: 'Blaue', v: 'Violette' };

const cards = counter('de', 'Karte', 'Karten');
const points = counter('de', 'Punkt', 'Punkte');
const number = (value: number) => NUMBERS[value] ?? String(value);
const allOf = (value: number) => MANY[value] ?? String(value);
const who = ({ name, you }: Who) => (you ? 'du' : name);
const starts = ({ name, you }: Who) => (you ? 'Du' : name);
const takes = (taker: Who, count: number) => `${starts(taker)} ${taker.you ? 'nimmst' : 'nimmt'} ${cards(count)}.`;

export const game = {
  cards,
  points,
  pointsShort: (count: number) => `${count} P.`,
  list: lister('de'),
  number,
  card: (colour: keyof typeof COLOURS, value: number) => `${COLOURS[colour]} ${value}`,
  king: 'Schwindelkönig',
  round: (now: number, of: number) => `Runde ${now} von ${of}`,
  lastRound: 'letzte Runde',
  watching: 'Du schaust zu.',
  watchingHint: 'Die Karten der anderen siehst du nicht, alles andere schon.',
  turn: {
    lead: 'Du bist dran: Sag eine Zahl an.',
    respond: 'Du bist dran. Glaubst du das?',
    mustChallenge: 'Du musst anzweifeln.',
    mustLay: 'Du musst legen.',
    waits: (name: string) => `${name} ist dran.`,
    waitsForAway: (name: string) => `${name} ist dran, aber gerade weg.`,
    waitsForBot: (name: string) => `${name} (Computer) ist dran.`,
    standInSoon: 'Gleich springt eine Vertretung ein.',
    youAreOut: 'Du bist raus.',
    prepare: 'Du kannst schon Karten aussuchen.',
  },
  clock: {
    left: (time: string) => `noch ${time}`,
    ending: (time: string) => `nur noch ${time}!`,
    seconds: (count: string) => `${count} s`,
    minutes: (minutes: string, seconds: string) => `${minutes}:${seconds} min`,
    title: 'Zeit für diesen Zug',
    moreTime: 'Mehr Zeit',
    moreTimeHint: (count: number) => `bis zu eine Minute dazu, in diesem Zug noch ${count}-mal`,
  },
  pause: {
    pause: 'Pause machen',
    hint: 'Dann läuft keine Uhr, und niemand kann ziehen.',
    resume: 'Weiterspielen',
    paused: 'Pause.',
    waits: (host: Who | null) => (host ? `${host.name} setzt die Partie fort.` : 'Gleich geht es weiter.'),
    yours: 'Alle warten, bis du weiterspielen lässt.',
  },
  seats: {
    title: 'Am Tisch',
    order: (direction: 1 | -1): string =>
      direction === 1 ? 'Gespielt wird im Uhrzeigersinn' : 'Gespielt wird gegen den Uhrzeigersinn',
    toAct: 'dran',
    out: 'raus',
    away: 'weg',
    left: 'gegangen',
    host: 'Host',
    dealer: 'gibt',
    youngest: 'am jüngsten',
    bot: 'Computer',
    standIn: 'Vertretung',
    you: 'du',
  },
  centre: {
    title: 'Die Mitte',
    call: 'Angesagt',
    pile: 'Im Stapel',
    lastLay: 'Zuletzt gelegt',
    laidAs: (value: number) => `als ${number(value)}`,
    empty: 'Die Mitte ist leer.',
    emptyHint: 'Noch ist keine Zahl angesagt.',
    laidOut: (numbers: readonly number[]) =>
      numbers.length === 0 ? '' : `Rausgelegt: ${lister('de')(numbers.map(String))}`,
  },
  reveal: {
    lie: 'Gelogen!',
    truth: 'Ehrlich!',
    laidAs: (of: Who, value: number) =>
      `${of.you ? 'Deine Karten' : `Karten von ${of.name}`}, gelegt als ${number(value)}`,
  },
  hand: {
    title: 'Deine Hand',
    empty: 'Du hältst keine Karten.',
    callFor: 'Welche Zahl sagst du an?',
    layPlain: 'Ausgewählte Karten legen',
    choose: 'Karten aussuchen',
    chooseNumber: (count: string) => `${count} ausgesucht – Zahl wählen`,
    layOne: (value: string) => `1 Karte als ${value} legen`,
    layMany: (count: string, value: string) => `${count} Karten als ${value} legen`,
    challenge: 'Anzweifeln',
    layOut: (value: number) => `${allOf(value)} rauslegen`,
  },
  story: {
    title: 'Was geschah',
    whole: 'Ganze Runde nachlesen',
    wholeTitle: (round: number) => `Runde ${round}, von Anfang an`,
    back: 'Zurück an den Tisch',
    nothing: 'Noch ist nichts geschehen.',
    started: (round: number, dealer: Who, starter: Who) =>
      `Runde ${round}: ${starts(dealer)} ${dealer.you ? 'gibst' : 'gibt'}, ${who(starter)} ${starter.you ? 'fängst' : 'fängt'} an.`,
    leads: (by: Who, count: number, value: number) =>
      `${starts(by)} ${by.you ? 'sagst' : 'sagt'} ${number(value)} an und ${by.you ? 'legst' : 'legt'} ${cards(count)}.`,
    lays: (by: Who, count: number, value: number) =>
      `${starts(by)} ${by.you ? 'legst' : 'legt'} ${cards(count)} als ${number(value)}.`,
    challenged: (by: Who, lie: boolean, taker: Who, taken: number) =>
      `${starts(by)} ${by.you ? 'deckst' : 'deckt'} auf: ${lie ? 'gelogen!' : 'ehrlich!'} ${takes(taker, taken)}`,
    laidOut: (by: Who, value: number) => `${starts(by)} ${by.you ? 'legst' : 'legt'} alle ${allOf(value)} raus.`,
    standIn: (sentence: string) => `In Vertretung: ${sentence}`,
    left: (by: Who) =>
      `${starts(by)} ${by.you ? 'bist' : 'ist'} gegangen, für ${by.you ? 'dich' : by.name} spielt jetzt ein Computer.`,
    out: (by: Who) => `${starts(by)} ${by.you ? 'bist' : 'ist'} raus.`,
    fourKings: (loser: Who) =>
      `${starts(loser)} ${loser.you ? 'hast' : 'hat'} alle vier Könige und ${loser.you ? 'verlierst' : 'verliert'} die Runde.`,
    onlyKings: 'Alle Zahlen sind rausgelegt: Wer noch Könige hält, bekommt 10 Punkte.',
    patience: '400-mal wurde gelegt, diese Runde endet ohne Verlierer.',
  },
  over: {
    roundTitle: (round: number) => `Runde ${round} ist vorbei`,
    handsTitle: 'Alle Karten offen',
    noCards: 'keine Karten',
    gained: (count: number) => (count === 0 ? 'keine Punkte' : `+${points(count)}`),
    loser: 'verliert die Runde',
    next: 'Nächste Runde',
    ask: 'Ich bin bereit',
    asked: 'Du bist bereit. Es geht weiter, sobald alle Anwesenden es sind oder der Host weitermacht.',
    hostHint: 'Als Host kannst du jederzeit weitermachen.',
    askHint: 'Weiter geht es, wenn alle Anwesenden bereit sind oder der Host weitermacht.',
    watcherHint: 'Gleich geht es weiter.',
    ready: (names: string) => `Bereit: ${names}`,
    waitsFor: (names: string) => `Es fehlt noch: ${names}`,
    gameTitle: 'Die Partie ist vorbei',
    winner: (winners: readonly Who[]) => {
      const [only] = winners;
      if (winners.length === 1 && only?.you) return 'Du bist Schwindelkönig!';
      const names = lister('de')(winners.map(who));
      return winners.length === 1 ? `${names} ist Schwindelkönig!` : `Schwindelkönige sind ${names}!`;
    },
    noWinner: 'Ohne gewertete Runde gibt es keinen Schwindelkönig.',
    winnerWith: (total: number) => `${points(total)} insgesamt`,
    rematch: 'Noch eine Partie',
    rematchHint: (host: Who | null) =>
      host ? `${host.name} kann am selben Tisch eine neue Partie eröffnen.` : 'Gleich kann es eine neue Partie geben.',
  },
  pad: {
    title: 'Punkte',
    name: 'Name',
    total: 'Summe',
    roundShort: (round: number) => `R${round}`,
    round: (round: number) => `Runde ${round}`,
    hint: 'Wer am Ende am wenigsten hat, gewinnt.',
  },
  menu: {
    title: 'Menü',
    turnSignal: (on: boolean) => `Ton und Vibration, wenn du dran bist: ${on ? 'an' : 'aus'}`,
    afterRound: 'Nach dieser Runde aufhören',
    afterRoundHint: 'Danach wird abgerechnet.',
    nowTitle: 'Sofort abbrechen',
    nowHint: 'Die laufende Runde zählt dann nicht.',
    now: 'Partie jetzt beenden',
    finish: 'Hier aufhören und abrechnen',
    isLast: 'Dies ist die letzte Runde.',
    leave: 'Tisch verlassen',
    leaveHint: 'Ein Computer spielt deine Karten weiter, du selbst schaust dann nur noch zu.',
    leaveLobbyHint: 'Dein Platz wird frei.',
    hostTitle: 'Nur für dich als Host',
    passHostTitle: 'Host-Rolle abgeben',
    passHostHint: 'Zurückgeben kann sie dir dann nur, wer sie bekommt.',
    passHost: (name: string) => `${name} zum Host machen`,
    dismissTitle: 'Jemanden aus der Partie nehmen',
    dismissHint: 'Ein Computer spielt die Karten weiter. Wer herausgenommen wurde, kann noch zuschauen.',
    dismiss: (name: string) => `${name} herausnehmen`,
    deleteTitle: 'Tisch löschen',
    deleteAsk: 'Wirklich? Dann ist für alle alles weg: Plätze, Partie, Punkte und dieser Link. Zurück geht es nicht.',
    delete: 'Ja, alles löschen',
  },
};
