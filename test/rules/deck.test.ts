import { describe, expect, it } from 'vitest';
import { cardsIn, deckFor, KINGS, numberOf, sorted } from '../../worker/rules/cards.ts';
import { cards } from './stories.ts';

describe('the deck', () => {
  it.each([
    [3, 4, 6, 28],
    [4, 4, 7, 32],
    [5, 5, 7, 39],
    [6, 5, 7, 39],
    [7, 5, 7, 39],
    [8, 5, 7, 39],
  ])(
    'of %i players has %i colours, numbers to %i, and %i cards with the four kings',
    (players, colours, highest, count) => {
      const deck = deckFor(players);
      expect(deck).toEqual({ colours, highest });
      expect(new Set(cardsIn(deck)).size).toBe(count);
      expect(cardsIn(deck)).toEqual(expect.arrayContaining([...KINGS]));
    },
  );

  it('has violet only from five players', () => {
    expect(cardsIn(deckFor(4))).not.toContain('v1');
    expect(cardsIn(deckFor(5))).toContain('v7');
  });

  it('is shown by number, then colour in the order r y g b v, kings last', () => {
    expect(sorted(cards('k2 v1 g5 r3 b1 k1 y3'))).toEqual(cards('b1 v1 r3 y3 g5 k1 k2'));
    expect(sorted(cardsIn(deckFor(8)).toReversed())).toEqual(cardsIn(deckFor(8)));
  });

  it('knows numbers and colours; kings have neither', () => {
    expect([numberOf('v7'), numberOf('k1')]).toEqual([7, null]);
  });
});
