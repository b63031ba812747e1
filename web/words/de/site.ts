/** What stands around the table: head and foot, home, kind messages, refusals. */
import { titled } from '../grammar.ts';

export const site = {
  name: 'Schwindelkönig',
  tagline: 'Das Kartenspiel für gute Lügner.',
  description:
    'Bluffen mit drei bis acht Leuten, jede und jeder am eigenen Handy. Ein Link genügt, ohne Konto und ohne App.',
  toHome: 'Zur Startseite',
  toRules: 'Regeln',
  toApi: 'Eigene Bots',
  toImprint: 'Impressum',
  toPrivacy: 'Datenschutz',
  otherLanguage: 'English',
  languageSwitch: 'Sprache',
  refresh: 'Aktualisieren',
  footNote: 'Ein Spiel unter Freunden, ohne Werbung und ohne Konto.',
  yourTurn: 'Du bist dran!',
  connection: 'Keine Verbindung. Wir versuchen es weiter …',
  home: {
    title: 'Wer schwindelt hier am besten?',
    intro:
      'Leg verdeckt, sag eine Zahl an, und schau dabei möglichst unschuldig. Für drei bis acht Leute, jede und jeder am eigenen Handy.',
    name: 'Wie heißt du?',
    nameHint: 'Höchstens 20 Zeichen. Nur dein Tisch sieht den Namen.',
    withFriends: 'Mit Freunden',
    open: 'Tisch eröffnen, Link verschicken',
    alone: 'Allein üben',
    practice: 'Gegen drei Computer, sofort',
    steps: [
      titled('Tisch eröffnen', 'Ein Name, ein Knopf, schon sitzt du.'),
      titled('Link verschicken', 'Wer ihn öffnet, setzt sich dazu.'),
      titled('Schwindeln', 'Ab drei Leuten geht es los.'),
    ],
    stepsTitle: 'So fangt ihr an',
    tables: {
      title: 'Deine Tische',
      hint: 'Diese Liste kennt nur dieser Browser.',
      table: (code: string) => `Tisch ${code}`,
      lobby: 'Noch nicht angefangen.',
      roundOver: 'Eine Runde ist vorbei.',
      gameOver: 'Die Partie ist vorbei.',
      unknown: 'Gerade nicht zu erreichen.',
    },
  },
  invitation: 'Komm an den Tisch!',
  invitationText: 'Du bist zu einer Partie Schwindelkönig eingeladen. Antippen, Namen eingeben, mitspielen.',
  messages: {
    'no-such-table': titled(
      'Diesen Tisch gibt es nicht oder nicht mehr',
      'Vielleicht fehlt im Link ein Zeichen, oder der Tisch wurde abgeräumt, weil lange niemand da war oder der Host es so wollte.',
    ),
    'not-found': titled('Hier liegt keine Karte', 'Diese Seite gibt es nicht. Am Anfang geht es bestimmt weiter.'),
    'not-allowed': titled(
      'Das darfst du hier nicht',
      'Die Anfrage kam von anderswo oder gehört jemand anderem. Öffne den Tisch noch einmal über seinen Link.',
    ),
    'too-large': titled(
      'Das war zu viel auf einmal',
      'So viel passt nicht auf diesen Tisch. Geh zurück und versuche es noch einmal.',
    ),
    malformed: titled(
      'Das haben wir nicht verstanden',
      'Mit dieser Anfrage stimmte etwas nicht. Geh zurück und versuche es noch einmal.',
    ),
    broken: titled(
      'Da ist uns etwas heruntergefallen',
      'Der Fehler liegt bei uns. Lade die Seite in einem Moment neu; euer Spiel ist gespeichert.',
    ),
  },
  refused: {
    'not-allowed': 'Das ist Sache des Hosts.',
    'table-full': 'Alle acht Plätze sind schon besetzt.',
    'already-started': 'Die Partie hat schon angefangen.',
    'stale-turn': 'Das war schon entschieden.',
    'not-now': 'Das geht gerade nicht.',
    'illegal-move': 'So geht der Zug nicht. Schau noch einmal auf Karten und Zahl.',
    'bad-name': 'Bitte gib einen Namen mit 1 bis 20 sichtbaren Zeichen ein.',
    'name-taken': 'So heißt hier schon jemand. Nimm einen anderen Namen.',
    malformed: 'Da fehlte etwas. Versuche es bitte noch einmal.',
    'too-large': 'Das war zu viel auf einmal.',
    'slow-down': 'Das ging etwas zu schnell. Warte bitte einen Moment.',
    'no-such-table': 'Diesen Tisch gibt es nicht mehr.',
  },
};
