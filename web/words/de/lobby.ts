/** Before a game: sitting down, the link, the seats, the host's choices. */
import { counter, type Who } from '../grammar.ts';

const seats = counter('de', 'Platz', 'Plätze');

export const lobby = {
  title: 'Am Tisch',
  join: {
    title: 'Setz dich dazu',
    name: 'Wie heißt du?',
    sit: 'Platz nehmen',
    hint: 'Höchstens 20 Zeichen.',
  },
  full: 'Der Tisch ist voll. Du schaust zu.',
  fullHint: 'Alle acht Plätze sind besetzt. Wird einer frei, kannst du dich setzen.',
  link: {
    title: 'Lade deine Freunde ein',
    hint: 'Wer diesen Link öffnet, sitzt mit am Tisch.',
    copy: 'Link kopieren',
    copied: 'Kopiert!',
    notCopied: 'Bitte von Hand kopieren.',
    share: 'Teilen',
    shareText: 'Komm an den Tisch: Wir spielen Schwindelkönig.',
  },
  seatsTitle: 'Wer sitzt wo',
  seatsHint: 'Gespielt wird von oben nach unten, reihum.',
  seatsFree: (count: number) => (count === 0 ? 'Alle Plätze sind besetzt.' : `Noch ${seats(count)} frei.`),
  you: 'du',
  host: 'Host',
  youngest: 'am jüngsten',
  away: 'gerade weg',
  bot: 'Computer',
  level: { easy: 'leicht', normal: 'mittel', hard: 'schwer' },
  seatMenu: (name: string) => `Platz von ${name} ändern`,
  moveUp: (name: string) => `${name} nach oben setzen`,
  moveDown: (name: string) => `${name} nach unten setzen`,
  up: 'Hoch',
  down: 'Runter',
  markYoungest: 'Ist am jüngsten',
  unmarkYoungest: 'Doch nicht am jüngsten',
  remove: 'Vom Tisch nehmen',
  removeWho: (name: string) => `${name} vom Tisch nehmen`,
  youngestHint: 'Bei gleich vielen Karten fängt die jüngste Person an. Wird niemand markiert, entscheidet das Los.',
  rename: { title: 'Anders heißen', name: 'Neuer Name', save: 'Umbenennen' },
  rounds: {
    title: 'Wie viele Runden?',
    hint: 'Aufhören könnt ihr auch früher.',
    label: (count: number) => (count === 1 ? '1 Runde' : `${count} Runden`),
    agreed: (count: number) => (count === 1 ? 'Gespielt wird 1 Runde.' : `Gespielt werden ${count} Runden.`),
  },
  eventCards: {
    title: 'Mit Ereigniskarten?',
    on: 'Ja',
    off: 'Nein',
    hint: 'Dann bekommt jede Person in jeder Runde verdeckt eine von vierzehn.',
    agreed: (on: boolean): string => (on ? 'Gespielt wird mit Ereigniskarten.' : 'Gespielt wird ohne Ereigniskarten.'),
  },
  clock: {
    title: 'Wie viel Zeit für einen Zug?',
    none: 'Ohne Uhr',
    time: (seconds: number) => (seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`),
    spoken: (seconds: number) => (seconds === 0 ? 'Ohne Uhr' : `${seconds} Sekunden`),
    hint: 'Ist sie um, entscheidet eine Vertretung diesen einen Zug.',
    agreed: (seconds: number) =>
      seconds === 0 ? 'Für einen Zug ist beliebig viel Zeit.' : `Für einen Zug sind ${seconds} Sekunden Zeit.`,
  },
  bots: {
    title: 'Computer dazusetzen',
    hint: 'Sie füllen freie Plätze und sehen nie mehr als du auf ihrem Platz.',
    easy: 'Leicht',
    easyHint: 'lernt noch',
    normal: 'Mittel',
    normalHint: 'zählt mit',
    hard: 'Schwer',
    hardHint: 'durchschaut viel',
    add: (level: string) => `Computer dazusetzen: ${level}`,
    remove: 'Entfernen',
  },
  start: 'Partie beginnen',
  needMore: (missing: number) =>
    missing === 1
      ? 'Es fehlt noch eine Person, dann kann es losgehen.'
      : `Es fehlen noch ${missing} Leute, dann kann es losgehen.`,
  ready: 'Ihr seid genug. Du kannst jederzeit beginnen.',
  waitForHost: (host: Who | null) =>
    host ? `${host.name} eröffnet die Partie, sobald alle da sind.` : 'Gleich geht es los.',
  newest: (name: string, count: number) => `${name} sitzt am Tisch, damit seid ihr ${count}.`,
  alone: 'Du sitzt als Erstes am Tisch. Verschicke den Link!',
  empty: 'Noch sitzt niemand hier.',
};
