/** Questions about a round: who holds what, who is in it, who is next (rules.md, Words). */
import { type Card, isKing, numberOf, numbersOf } from './cards.ts';
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

/** The numbers of this deck that have not been laid out (rules.md, A trick). */
export function callableNumbers(round: Round): number[] {
  return numbersOf(round.deck).filter((number) => !round.laidOut.includes(number));
}

/** The other seats that hold cards. */
export function othersOf(round: Round, seat: number): number[] {
  return [...round.hands.keys()].filter((other) => other !== seat && holdsCards(round, other));
}

/** A lie: some card is not the number it was laid for. A king never is, except under the fool's cap. */
export function isLie({ cards, number, mark }: Lay): boolean {
  return cards.some((card) => numberOf(card) !== number && !(mark === 'foolsCap' && isKing(card)));
}

/** In the round: holding a card, or the player of the last lay while it is undecided; a safe lay is decided at once. */
export function isInRound(round: Round, seat: number): boolean {
  const lastLay = lastLayOf(round);
  return holdsCards(round, seat) || (lastLay?.seat === seat && lastLay.mark !== 'safe');
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
  if (lastLay === null || holdsCards(round, lastLay.seat)) return false;
  return isInRound(round, lastLay.seat) && seatsInRound(round).length === 2;
}
