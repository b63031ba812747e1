/** What a seat may do now. The same answer is shown to players and holds their commands to the rules. */
import { cardsOf, numbersOf } from './cards.ts';
import { cardInForce, type EventChoice, eventChoice, mayChallenge, mayLay } from './events/choices.ts';
import { callableNumbers, handOf, lastLayOf } from './round.ts';
import type { Round, State } from './state.ts';

/** The choices of one seat, as api.md shows them. */
export interface Legal {
  readonly lay: boolean;
  readonly challenge: boolean;
  readonly numbers: readonly number[];
  readonly layOut: readonly number[];
  /** What may be chosen for the event card; null where it cannot be played now. */
  readonly event: EventChoice | null;
}

/** While the game is paused no move is taken. */
const NOTHING: Legal = { lay: false, challenge: false, numbers: [], layOut: [], event: null };

/** The numbers of which a seat holds all cards (rules.md, Laying out). */
function completeNumbers(round: Round, seat: number): number[] {
  const hand = handOf(round, seat);
  return numbersOf(round.deck).filter((number) => cardsOf(round.deck, number).every((card) => hand.includes(card)));
}

/** The legal choices of a seat (rules.md, A trick, Laying out, The fourteen event cards); null while no round runs. */
export function legalFor(state: State, seat: number): Legal | null {
  const { phase, round } = state;
  if (phase !== 'playing' || round === null) return null;
  if (state.pausedAt !== null) return NOTHING;
  const acts = round.toAct === seat;
  const leads = acts && lastLayOf(round) === null;
  return {
    lay: acts && mayLay(round),
    challenge: acts && mayChallenge(round),
    numbers: leads ? callableNumbers(round) : [],
    layOut: acts && cardInForce(round)?.keepsHand ? [] : completeNumbers(round, seat),
    event: eventChoice(round, seat),
  };
}
