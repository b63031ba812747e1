/** The moves of a running round (rules.md, A trick, Laying out). */
import { type Card, numberOf } from './cards.ts';
import { type Command, type Intent, type Refusal, refuse } from './commands.ts';
import { withEnds } from './ending.ts';
import { type Fact, happenedAt } from './facts.ts';
import { legalFor } from './legal.ts';
import { handOf, lastLayOf } from './round.ts';
import { type Round, roundOf, type State } from './state.ts';

type Decision = readonly Fact[] | Refusal;
type Of<Type extends Intent['type']> = Extract<Intent, { type: Type }>;

const noRound = refuse('not-now', 'no round is running');
const notYours = refuse('not-now', 'it is not this seat that decides now');

/** Whether these are one or more different cards of a seat's hand. */
function canLay(round: Round, seat: number, cards: readonly Card[]): boolean {
  const hand = handOf(round, seat);
  return cards.length > 0 && new Set(cards).size === cards.length && cards.every((card) => hand.includes(card));
}

/** Lays cards of one's own, naming the number when leading, for the number of the trick when answering. */
export function lay(state: State, { at }: Command, seat: number, { cards, number }: Of<'lay'>): Decision {
  const legal = legalFor(state, seat);
  if (legal === null) return noRound;
  const round = roundOf(state);
  if (round.toAct !== seat) return notYours;
  if (!legal.lay) return refuse('illegal-move', 'the last lay must be challenged');
  if (!canLay(round, seat, cards)) return refuse('illegal-move', 'a lay is one or more different cards of the hand');
  const called = number ?? round.called;
  const callable = round.called === null ? legal.numbers : [round.called];
  if (called === null || !callable.includes(called)) return refuse('illegal-move', 'the number cannot be called now');
  return withEnds(state, happenedAt(at, { type: 'laid', seat, cards, number: called }), at);
}

/** Turns the last lay up: a lie if any card of it is not the number it was laid for, and a king never is. */
export function challenge(state: State, { at }: Command, seat: number): Decision {
  const legal = legalFor(state, seat);
  if (legal === null) return noRound;
  const round = roundOf(state);
  if (round.toAct !== seat) return notYours;
  const lastLay = lastLayOf(round);
  if (!legal.challenge || lastLay === null) return refuse('illegal-move', 'there is no lay to challenge');
  const { seat: of, cards, number } = lastLay;
  const lie = cards.some((card) => numberOf(card) !== number);
  return withEnds(state, happenedAt(at, { type: 'challenged', seat, of, cards, lie, taker: lie ? of : seat }), at);
}

/** Puts all cards of a number out of the round, on turn or not. */
export function layOut(state: State, { at }: Command, seat: number, { number }: Of<'lay-out'>): Decision {
  const legal = legalFor(state, seat);
  if (legal === null) return noRound;
  if (!legal.layOut.includes(number)) return refuse('illegal-move', 'the hand does not hold all cards of the number');
  return withEnds(state, happenedAt(at, { type: 'laid-out', seat, number }), at);
}
