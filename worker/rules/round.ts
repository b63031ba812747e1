/** Questions about a round: who holds what, who is in it, who is next (rules.md, Words). */
import type { Card } from './cards.ts';
import type { Lay, Round } from './state.ts';

/** The cards of one seat; none for a seat that is not there. */
export function handOf(round: Round, seat: number): readonly Card[] {
  return round.hands[seat] ?? [];
}

export function holdsCards(round: Round, seat: number): boolean {
  return handOf(round, seat).length > 0;
}

/** The newest lay of the trick, the only one that can be challenged; null when a lead is due. */
export function lastLayOf(round: Round): Lay | null {
  return round.lays.at(-1) ?? null;
}

/** All cards laid in this trick, the oldest first. */
export function pileOf(round: Round): Card[] {
  return round.lays.flatMap((lay) => lay.cards);
}

/** In the round: holding a card, or the player of the last lay while it is undecided. */
export function isInRound(round: Round, seat: number): boolean {
  return holdsCards(round, seat) || lastLayOf(round)?.seat === seat;
}

export function seatsInRound(round: Round): number[] {
  return [...round.hands.keys()].filter((seat) => isInRound(round, seat));
}

/**
 * The next player after a seat, in the direction of play, who holds cards; the player of the last lay is passed over.
 * Null when there is none, which only happens where the round is over.
 */
export function nextAfter(round: Round, seat: number): number | null {
  const seats = round.hands.length;
  const passedOver = lastLayOf(round)?.seat;
  for (let step = 1; step < seats; step += 1) {
    const next = (seat + step * round.direction + seats * seats) % seats;
    if (next !== passedOver && holdsCards(round, next)) return next;
  }
  return null;
}

/**
 * Whether the player to act may not lay (rules.md, A trick, »Must challenge«): the last lay emptied its player's hand,
 * and nobody else is left in the round, so that accepting it would leave the player alone with the whole pile.
 */
export function mustChallenge(round: Round): boolean {
  const lastLay = lastLayOf(round);
  return lastLay !== null && !holdsCards(round, lastLay.seat) && seatsInRound(round).length === 2;
}
