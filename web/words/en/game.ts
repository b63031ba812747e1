/** While a game runs and after it: the table, the hand, the story, the points. */
import { counter, lister, type Who } from '../grammar.ts';
import type { Words } from '../index.ts';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const MANY = ['zeros', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens'];
const COLOURS = { r: 'Red', y: 'Yellow', g: 'Green', b: 'Blue', v: 'Violet' };

const cards = counter('en', 'card', 'cards');
const points = counter('en', 'point', 'points');
const list = lister('en');
const number = (value: number) => NUMBERS[value] ?? String(value);
const allOf = (value: number) => MANY[value] ?? String(value);
const who = ({ name, you }: Who) => (you ? 'you' : name);
const starts = ({ name, you }: Who) => (you ? 'You' : name);
const takes = (taker: Who, count: number) => `${starts(taker)} ${taker.you ? 'take' : 'takes'} ${cards(count)}.`;

export const game: Words['game'] = {
  cards,
  points,
  pointsShort: (count) => `${count} pts`,
  list,
  number,
  card: (colour, value) => `${COLOURS[colour]} ${value}`,
  king: 'King',
  round: (now, of) => `Round ${now} of ${of}`,
  lastRound: 'last round',
  watching: 'You are watching.',
  watchingHint: 'You see everything but the cards people hold.',
  turn: {
    lead: 'Your turn: call a number.',
    respond: 'Your turn. Do you believe it?',
    mustChallenge: 'You must challenge.',
    mustLay: 'You must lay.',
    waits: (name) => `It is ${name}’s turn.`,
    waitsForAway: (name) => `It is ${name}’s turn, but they are away.`,
    waitsForBot: (name) => `It is the turn of ${name} (computer).`,
    standInSoon: 'A stand-in will play soon.',
    youAreOut: 'You are out.',
    prepare: 'You can already pick cards.',
  },
  clock: {
    left: (time) => `${time} left`,
    ending: (time) => `only ${time} left!`,
    seconds: (count) => `${count} s`,
    minutes: (minutes, seconds) => `${minutes}:${seconds} min`,
    title: 'Time for this turn',
    moreTime: 'More time',
    moreTimeHint: (count) => `up to one more minute, ${count === 1 ? 'once' : `${count} times`} more in this turn`,
  },
  pause: {
    pause: 'Take a break',
    hint: 'No clock runs then, and nobody can move.',
    resume: 'Play on',
    paused: 'Paused.',
    waits: (host) => (host ? `${host.name} goes on with the game.` : 'Play goes on soon.'),
    yours: 'Everyone waits until you go on.',
  },
  seats: {
    title: 'At the table',
    order: (direction) => (direction === 1 ? 'Play goes clockwise' : 'Play goes anticlockwise'),
    toAct: 'to act',
    out: 'out',
    away: 'away',
    left: 'gone',
    host: 'host',
    dealer: 'dealer',
    youngest: 'youngest',
    bot: 'computer',
    standIn: 'stand-in',
    you: 'you',
  },
  centre: {
    title: 'The middle',
    call: 'Called',
    pile: 'In the pile',
    lastLay: 'Last lay',
    laidAs: (value) => `as ${number(value)}`,
    empty: 'The middle is empty.',
    emptyHint: 'No number has been called yet.',
    laidOut: (numbers) => (numbers.length === 0 ? '' : `Laid out: ${list(numbers.map(String))}`),
  },
  reveal: {
    lie: 'A lie!',
    truth: 'The truth!',
    laidAs: (of, value) => `${of.you ? 'Your cards' : `Cards of ${of.name}`}, laid as ${number(value)}`,
  },
  hand: {
    title: 'Your hand',
    empty: 'You hold no cards.',
    callFor: 'Which number do you call?',
    layPlain: 'Lay the chosen cards',
    choose: 'Choose cards',
    chooseNumber: (count) => `${count} chosen – pick a number`,
    layOne: (value) => `Lay 1 card as ${value}`,
    layMany: (count, value) => `Lay ${count} cards as ${value}`,
    challenge: 'Challenge',
    layOut: (value) => `Lay out ${allOf(value)}`,
  },
  story: {
    title: 'What happened',
    whole: 'Read the whole round',
    wholeTitle: (round) => `Round ${round} from the start`,
    back: 'Back to the table',
    nothing: 'Nothing has happened yet.',
    started: (round, dealer, starter) =>
      `Round ${round}: ${who(dealer)} ${dealer.you ? 'deal' : 'deals'}, ${who(starter)} ${starter.you ? 'begin' : 'begins'}.`,
    leads: (by, count, value) =>
      `${starts(by)} ${by.you ? 'call' : 'calls'} ${number(value)} and ${by.you ? 'lay' : 'lays'} ${cards(count)}.`,
    lays: (by, count, value) => `${starts(by)} ${by.you ? 'lay' : 'lays'} ${cards(count)} as ${number(value)}.`,
    challenged: (by, lie, taker, taken) =>
      `${starts(by)} ${by.you ? 'challenge' : 'challenges'}: ${lie ? 'a lie!' : 'the truth!'} ${takes(taker, taken)}`,
    laidOut: (by, value) => `${starts(by)} ${by.you ? 'lay' : 'lays'} out all ${allOf(value)}.`,
    standIn: (sentence) => `Stand-in: ${sentence}`,
    left: (by) => `${starts(by)} ${by.you ? 'have' : 'has'} left, a computer now plays for ${by.you ? 'you' : 'them'}.`,
    out: (by) => `${starts(by)} ${by.you ? 'are' : 'is'} out.`,
    fourKings: (loser) =>
      `${starts(loser)} ${loser.you ? 'hold' : 'holds'} all four kings and ${loser.you ? 'lose' : 'loses'} the round.`,
    onlyKings: 'All numbers are laid out: whoever still holds kings gets 10 points.',
    patience: 'After 400 lays this round ends without a loser.',
  },
  over: {
    roundTitle: (round) => `Round ${round} is over`,
    handsTitle: 'All cards open',
    noCards: 'no cards',
    gained: (count) => (count === 0 ? 'no points' : `+${points(count)}`),
    loser: 'loses the round',
    next: 'Next round',
    ask: 'I am ready',
    asked: 'You are ready. Play goes on once everyone present is, or when the host goes on.',
    hostHint: 'As host you can go on at any time.',
    askHint: 'Play goes on when everyone present is ready, or when the host goes on.',
    watcherHint: 'Play goes on soon.',
    ready: (names) => `Ready: ${names}`,
    waitsFor: (names) => `Not yet ready: ${names}`,
    gameTitle: 'The game is over',
    winner: (winners) => {
      const [only] = winners;
      if (winners.length === 1 && only?.you) return 'You are the Schwindelkönig!';
      const names = list(winners.map(who));
      return winners.length === 1 ? `${names} is the Schwindelkönig!` : `${names} share the title of Schwindelkönig!`;
    },
    noWinner: 'Without a scored round nobody takes the title.',
    winnerWith: (total) => `${points(total)} in total`,
    rematch: 'Play again',
    rematchHint: (host) => (host ? `${host.name} can open a new game at this table.` : 'There may be a new game soon.'),
  },
  pad: {
    title: 'Points',
    name: 'Name',
    total: 'Total',
    roundShort: (round) => `R${round}`,
    round: (round) => `Round ${round}`,
    hint: 'Whoever has the fewest in the end wins.',
  },
  menu: {
    title: 'Menu',
    turnSignal: (on) => `Sound and vibration on your turn: ${on ? 'on' : 'off'}`,
    afterRound: 'Stop after this round',
    afterRoundHint: 'Then the points are settled.',
    nowTitle: 'Stop at once',
    nowHint: 'The running round will not count.',
    now: 'End the game now',
    finish: 'Stop here and settle the points',
    isLast: 'This is the last round.',
    leave: 'Leave the table',
    leaveHint: 'A computer goes on with your cards; you will only be watching.',
    leaveLobbyHint: 'Your seat becomes free.',
    hostTitle: 'Only for you as host',
    passHostTitle: 'Hand over the role of host',
    passHostHint: 'Only whoever gets it can give it back to you.',
    passHost: (name) => `Make ${name} host`,
    dismissTitle: 'Take somebody out of the game',
    dismissHint: 'A computer goes on with their cards. Whoever was taken out can still watch.',
    dismiss: (name) => `Take ${name} out`,
    deleteTitle: 'Delete the table',
    deleteAsk:
      'Really? Then everything is gone, for everyone: seats, game, points and this link. There is no way back.',
    delete: 'Yes, delete everything',
  },
};
