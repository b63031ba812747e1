/** Points of a round, totals and winners (rules.md, The end of a round, The end of the game). */
import { type Card, isKing } from './cards.ts';
import type { EndReason } from './state.ts';

const LOST = 10;

/** The points of a round, one entry a seat, from the hands as they are shown at its end. */
export function pointsFor(reason: EndReason, loser: number | null, hands: readonly (readonly Card[])[]): number[] {
  if (reason === 'only-kings') return hands.map((hand) => (hand.length > 0 ? LOST : 0));
  return hands.map((hand, seat) => hand.filter((card) => !isKing(card)).length + (seat === loser ? LOST : 0));
}

/** The sum of each seat's points over the finished rounds; 0 for each of `seats` while there are none. */
function totalsOf(pad: readonly (readonly number[])[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => pad.reduce((total, points) => total + (points[seat] ?? 0), 0));
}

/** The seats with the fewest points; equal totals share the title. */
export function winnersOf(pad: readonly (readonly number[])[], seats: number): number[] {
  const totals = totalsOf(pad, seats);
  const fewest = Math.min(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === fewest);
}
