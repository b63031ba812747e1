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
