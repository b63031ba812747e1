/** What stands around the table: head and foot, home, kind messages, refusals. */
import { titled } from '../grammar.ts';
import type { Words } from '../index.ts';

export const site: Words['site'] = {
  name: 'Schwindelkönig',
  tagline: 'The card game for good liars.',
  description:
    'A bluffing game for three to eight friends, each on their own phone. All it takes is a link: no account, no app.',
  toHome: 'Back to the start',
  toRules: 'Rules',
  toApi: 'Your own bots',
  toImprint: 'Legal notice',
  toPrivacy: 'Privacy',
  otherLanguage: 'Deutsch',
  languageSwitch: 'Language',
  refresh: 'Refresh',
  footNote: 'A game among friends, without ads and without accounts.',
  yourTurn: 'Your turn!',
  connection: 'No connection. We keep trying …',
  home: {
    title: 'Who is the best liar here?',
    intro:
      'Lay your cards face down, call a number and look as innocent as you can. For three to eight people, each on their own phone.',
    name: 'What is your name?',
    nameHint: 'Up to 20 characters. Only your table sees it.',
    withFriends: 'With friends',
    open: 'Open a table, send the link',
    alone: 'Practise alone',
    practice: 'Against three computers, at once',
    steps: [
      titled('Open a table', 'One name, one button, and you have a seat.'),
      titled('Send the link', 'Whoever opens it sits down with you.'),
      titled('Start lying', 'Three people are enough to begin.'),
    ],
    stepsTitle: 'How to begin',
    tables: {
      title: 'Your tables',
      hint: 'Only this browser knows this list.',
      table: (code) => `Table ${code}`,
      lobby: 'Not started yet.',
      roundOver: 'A round is over.',
      gameOver: 'The game is over.',
      unknown: 'Cannot be reached right now.',
    },
  },
  invitation: 'Come to the table!',
  invitationText: 'You are invited to a game of Schwindelkönig. Tap, type your name, play.',
  messages: {
    'no-such-table': titled(
      'This table does not exist, or not any more',
      'Perhaps a character of the link got lost, or the table was cleared, as nobody came for long or its host wanted it so.',
    ),
    'not-found': titled('No card lies here', 'This page does not exist. You will find your way from the start.'),
    'not-allowed': titled(
      'You cannot do that here',
      'The request came from elsewhere or belongs to somebody else. Open the table by its link once more.',
    ),
    'too-large': titled('That was too much at once', 'This table cannot hold as much. Go back and try again.'),
    malformed: titled(
      'We did not understand that',
      'Something about this request was not right. Go back and try again.',
    ),
    broken: titled('We dropped something', 'The mistake is ours. Reload the page in a moment; your game is saved.'),
  },
  refused: {
    'not-allowed': 'That is up to the host.',
    'table-full': 'All eight seats are taken.',
    'already-started': 'The game has already begun.',
    'stale-turn': 'That had already been decided.',
    'not-now': 'That is not possible right now.',
    'illegal-move': 'That move does not work. Check your cards and the number.',
    'bad-name': 'Please enter a name of 1 to 20 visible characters.',
    'name-taken': 'Somebody here already has that name. Pick another one.',
    malformed: 'Something was missing. Please try again.',
    'too-large': 'That was too much at once.',
    'slow-down': 'That was a little too fast. Please wait a moment.',
    'no-such-table': 'This table is gone.',
  },
};
