/** Before a game: sitting down, the link, the seats, the host's choices. */
import { counter } from '../grammar.ts';
import type { Words } from '../index.ts';

const seats = counter('en', 'seat', 'seats');

export const lobby: Words['lobby'] = {
  title: 'At the table',
  join: {
    title: 'Take a seat',
    name: 'What is your name?',
    sit: 'Sit down',
    hint: 'Up to 20 characters.',
  },
  full: 'The table is full. You are watching.',
  fullHint: 'All eight seats are taken. If one becomes free, you can sit down.',
  link: {
    title: 'Invite your friends',
    hint: 'Whoever opens this link joins the table.',
    copy: 'Copy link',
    copied: 'Copied!',
    notCopied: 'Please copy it by hand.',
    share: 'Share',
    shareText: 'Come to the table: we are playing Schwindelkönig.',
  },
  seatsTitle: 'Who sits where',
  seatsHint: 'Play goes from top to bottom and round again.',
  seatsFree: (count) => (count === 0 ? 'All seats are taken.' : `${seats(count)} still free.`),
  you: 'you',
  host: 'host',
  youngest: 'youngest',
  away: 'away',
  bot: 'computer',
  seatMenu: (name) => `Change the seat of ${name}`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  up: 'Up',
  down: 'Down',
  markYoungest: 'Is the youngest',
  unmarkYoungest: 'Not the youngest',
  remove: 'Remove from table',
  removeWho: (name: string) => `Remove ${name} from the table`,
  youngestHint: 'When all hold equally many cards, the youngest begins. If nobody is marked, lots are drawn.',
  rename: { title: 'Change my name', name: 'New name', save: 'Rename' },
  rounds: {
    title: 'How many rounds?',
    hint: 'You can always stop earlier.',
    label: (count) => (count === 1 ? '1 round' : `${count} rounds`),
    agreed: (count) => (count === 1 ? 'You are playing 1 round.' : `You are playing ${count} rounds.`),
  },
  start: 'Start the game',
  needMore: (missing) =>
    missing === 1 ? 'One more person and you can start.' : `${missing} more people and you can start.`,
  ready: 'You are enough. Start whenever you like.',
  waitForHost: (host) => (host ? `${host.name} starts the game once everyone is here.` : 'The game starts soon.'),
  newest: (name, count) => `${name} is at the table, that makes ${count} of you.`,
  alone: 'You are the first at the table. Send the link!',
  empty: 'Nobody sits here yet.',
};
