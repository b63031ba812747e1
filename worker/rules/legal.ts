/** What a seat may do now. The same answer is shown to players and holds their commands to the rules. */
import { type Card, cardsOf, numbersOf } from './cards.ts';
import { handOf, lastLayOf, mustChallenge } from './round.ts';
import type { Round, State } from './state.ts';

/** What may be chosen for an event card; an empty list for what it does not need. */
export interface EventChoice {
  readonly seats: readonly number[];
  readonly cards: readonly Card[];
  readonly numbers: readonly number[];
}

/** The choices of one seat, as api.md shows them. */
export interface Legal {
  readonly lay: boolean;
  readonly challenge: boolean;
  readonly numbers: readonly number[];
  readonly layOut: readonly number[];
  readonly event: EventChoice | null;
}

/** The numbers of this deck that have not been laid out (rules.md, A trick). */
function callableNumbers(round: Round): number[] {
  return numbersOf(round.deck).filter((number) => !round.laidOut.includes(number));
}

/** The numbers of which a seat holds all cards (rules.md, Laying out). */
function completeNumbers(round: Round, seat: number): number[] {
  const hand = handOf(round, seat);
  return numbersOf(round.deck).filter((number) => cardsOf(round.deck, number).every((card) => hand.includes(card)));
}

/** The legal choices of a seat (rules.md, A trick, Laying out); null while no round runs. */
export function legalFor(state: State, seat: number): Legal | null {
  const { phase, round } = state;
  if (phase !== 'playing' || round === null) return null;
  const acts = round.toAct === seat;
  const leads = acts && lastLayOf(round) === null;
  return {
    lay: acts && !mustChallenge(round),
    challenge: acts && !leads,
    numbers: leads ? callableNumbers(round) : [],
    layOut: completeNumbers(round, seat),
    event: null,
  };
}
