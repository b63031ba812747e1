/** A seat in a running game is asked for: what whoever asks reads, and what those who play read. */
import { counter, lister } from '../grammar.ts';
import type { Words } from '../index.ts';

const list = lister('en');
const points = counter('en', 'point', 'points');

export const asks: Words['asks'] = {
  watching: counter('en', 'person is watching', 'people are watching'),
  agreed: (names) => `Said yes: ${list(names)}.`,
  missing: (names) => `Still to answer: ${list(names)}.`,
  joinIn: {
    title: 'Would you like to play?',
    claimsTitle: 'Were you here before?',
    claimsHint: 'The others are asked whether it is you.',
    claim: (name) => `I am ${name}`,
    takeOverTitle: 'Step in for a computer',
    seat: 'In which seat?',
    left: 'has left',
    takeOverHint:
      'The host decides. With a yes you play from the next round on, and take over the points of this seat.',
    takeOver: 'Ask for this seat',
  },
  asking: {
    claim: (name) => `The table is asked whether you are ${name}.`,
    takeOver: (seat, host) => `${host?.name ?? 'The host'} is asked whether you may play in the seat of ${seat}.`,
    nobody: 'Nobody else is here right now who could answer.',
    promisedClaim: (name) => `From the next round on you play as ${name}.`,
    promisedTakeOver: (seat) => `From the next round on you play in the seat of ${seat}.`,
    withdraw: 'Never mind',
    refused: 'Sorry, the table said no this time.',
    waits: (minutes) => (minutes === 1 ? 'You can ask again in a minute.' : `You can ask again in ${minutes} minutes.`),
    lapsed: 'Nobody answered in time. You are welcome to ask again.',
    returned: (name) => `${name} is back and plays on.`,
    over: 'The seat you asked for is no longer to be had.',
  },
  table: {
    questions: counter('en', 'question', 'questions'),
    open: 'Look',
    close: 'Fold up',
    claimShort: (name) => `“I am ${name}”, says somebody`,
    claim: (name) => `Somebody without a seat says they are ${name}.`,
    check: 'Is that so? Better ask them.',
    atOnce:
      'If everybody present says yes, at least two of you, seat and cards go at once to whoever asks. A single no ends it.',
    fromNextRound: 'With a yes the seat goes to whoever asks from the next round on, without the cards of this round.',
    yes: (name) => `Yes, that is ${name}`,
    no: 'No',
    youAgreed: 'You said yes.',
    nobodyElse: 'Nobody else is here right now, and one yes is not enough.',
    letInHint: 'As host you can also agree alone, then without the cards of this round.',
    letIn: 'Let them in from the next round on',
    takeOverShort: (name) => `${name} would like to play`,
    takeOver: (name, seat, total) =>
      `${name} would like to play on in the seat of ${seat} from the next round on, with ${points(total)}.`,
    yesTakeOver: 'Yes, gladly',
    decides: (host) => `That is for ${host?.name ?? 'the host'} to decide.`,
    promisedClaim: (name) => `From the next round on ${name} is back.`,
    promisedTakeOver: (name, seat) => `From the next round on ${name} plays in the seat of ${seat}.`,
  },
  takenOver: ({ name, you }, was) =>
    `${you ? 'You now play' : `${name} now plays`} in the seat of ${was === 'bot' ? 'a computer' : 'somebody who left'}.`,
};
