/** Cards that change places, all at once. */
import { type Card, sorted } from '../cards.ts';
import { handOf, pileOf } from '../round.ts';
import type { Round } from '../state.ts';

/** A seat's hand, or the pile. */
export type Place = number | 'pile';

export interface Move {
  readonly card: Card;
  readonly from: Place;
  readonly to: Place;
}

/** What the taker of a challenge takes if no event card is in force: the whole pile. */
export function wholePile(round: Round, taker: number): Move[] {
  return pileOf(round).map((card) => ({ card, from: 'pile', to: taker }));
}

/** The round after some cards have moved. What comes to the pile lies with its oldest lay, beneath the last one. */
export function moved(round: Round, moves: readonly Move[]): Round {
  for (const { card, from } of moves) {
    const there = from === 'pile' ? pileOf(round) : handOf(round, from);
    if (!there.includes(card)) throw new Error(`a card moved from ${from}, where it was not`);
  }
  const gone = moves.map(({ card }) => card);
  const left = (cards: readonly Card[]) => cards.filter((card) => !gone.includes(card));
  const come = (place: Place) => moves.filter(({ to }) => to === place).map(({ card }) => card);
  const lays = round.lays.map((lay, index) => ({
    ...lay,
    cards: [...left(lay.cards), ...(index === 0 ? come('pile') : [])],
  }));
  return {
    ...round,
    hands: round.hands.map((hand, seat) => sorted([...left(hand), ...come(seat)])),
    lays: lays.filter(({ cards }) => cards.length > 0),
  };
}
