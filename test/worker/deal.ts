/** Fixes a deal: the words that make chance come out as a test wants it. */
import { type Card, cardsIn, deckFor } from '../../worker/rules/cards.ts';

/**
 * The random words with which `start` deals these hands.
 * @param dealer the first dealer; the seat after it gets the first card and, where cards are left over, one more
 * @param youngest the seat drawn as the youngest, as nobody is marked
 */
export function wordsFor(hands: readonly (readonly Card[])[], dealer: number, youngest: number): number[] {
  const seats = hands.length;
  const rest = cardsIn(deckFor(seats));
  const left = hands.map((hand) => [...hand]);
  const drawn: number[] = [];
  for (let index = 0; rest.length > 0; index += 1) {
    const card = left[(dealer + 1 + index) % seats]?.shift();
    const at = card === undefined ? -1 : rest.indexOf(card);
    if (at === -1) throw new Error(`no such deal: card ${index} of seat ${(dealer + 1 + index) % seats} is ${card}`);
    drawn.push(at);
    rest.splice(at, 1);
  }
  return [dealer, youngest, ...drawn];
}

/**
 * A deal for three with something for every story: the first holds all ones and two kings and leads with ten cards, the
 * others one king each, and nobody's round ends before it has begun.
 */
export const DEAL: readonly [Card[], Card[], Card[]] = [
  ['r1', 'y1', 'g1', 'b1', 'k1', 'k2', 'r2', 'r3', 'r4', 'r5'],
  ['k3', 'y2', 'y3', 'y4', 'y5', 'y6', 'g2', 'g3', 'g4'],
  ['k4', 'g5', 'g6', 'b2', 'b3', 'b4', 'b5', 'b6', 'r6'],
];

/** A deal for three in which the first holds all kings: the round is over as soon as it begins. */
export const ALL_KINGS: typeof DEAL = [
  ['r1', 'y1', 'g1', 'b1', 'k1', 'k2', 'k3', 'k4', 'r4', 'r5'],
  ['r2', 'y2', 'y3', 'y4', 'y5', 'y6', 'g2', 'g3', 'g4'],
  ['r3', 'g5', 'g6', 'b2', 'b3', 'b4', 'b5', 'b6', 'r6'],
];
