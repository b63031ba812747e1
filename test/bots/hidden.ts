/** Moves everything that a seat cannot know. */
import { type Draw, drawFrom, shuffled } from '../../worker/rules/chance.ts';
import type { Round, State } from '../../worker/rules/state.ts';

/** Event cards that others still hold, dealt anew among them together with those that nobody was given. */
function movedEventCards(round: Round, seat: number, draw: Draw): Round['eventCards'] {
  const unknown = (index: number) => index !== seat && !round.eventsPlayed.includes(index);
  const order = shuffled(
    round.eventCards.filter((_, index) => unknown(index)),
    draw,
  );
  return round.eventCards.map((card, index) => (unknown(index) ? (order.pop() ?? null) : card));
}

/** The same moment with other hands, another pile and other event cards, as far as a seat does not know them. */
export function withHiddenMoved(state: State, seat: number, words: readonly number[]): State {
  const { round } = state;
  if (round === null) return state;
  const draw = drawFrom(words);
  const others = round.hands.filter((_, index) => index !== seat);
  const order = shuffled([...others.flat(), ...round.lays.flatMap((lay) => lay.cards)], draw);
  const hands = round.hands.map((hand, index) => (index === seat ? hand : order.splice(0, hand.length)));
  const lays = round.lays.map((lay) => ({ ...lay, cards: order.splice(0, lay.cards.length) }));
  return { ...state, round: { ...round, hands, lays, eventCards: movedEventCards(round, seat, draw) } };
}
