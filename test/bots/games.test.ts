/** Bots at the real rules: whatever they choose is legal, and their rounds end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { botOf, LEVELS, wordsFrom } from './players.ts';
import { type Asked, type Player, playGame } from './table.ts';

const MOVES = ['lay', 'challenge', 'lay-out', 'play-event'];

/** Bots of any levels, stand-ins among them, in any order. */
const bots = fc.array(fc.tuple(fc.constantFrom(...LEVELS), fc.boolean()), { minLength: 3, maxLength: 8 });

/** Whether what was shown allows the choice, looked at without the rules that decide it. */
function allows({ shown: { view }, intent }: Asked): boolean {
  const { legal, hand, round } = view;
  if (legal === null || hand === null || round === null) return false;
  switch (intent.type) {
    case 'lay':
      return (
        legal.lay &&
        intent.cards.length > 0 &&
        intent.cards.every((card) => hand.includes(card)) &&
        (intent.number === undefined ? round.called !== null : legal.numbers.includes(intent.number))
      );
    case 'challenge':
      return legal.challenge;
    case 'lay-out':
      return legal.layOut.includes(intent.number);
    case 'play-event':
      return legal.event !== null;
    default:
      return false;
  }
}

describe('games among bots', () => {
  it.each([false, true])('hold to the rules and end, event cards: %s', (eventCards) => {
    fc.assert(
      fc.property(bots, fc.nat(1_000_000), (seats, seed) => {
        const players = seats.map(([level, standIn]) => botOf(level, standIn));
        const over = playGame(players, { rounds: 2, eventCards, words: wordsFrom(seed) }, (asked) => {
          expect(MOVES).toContain(asked.intent.type);
          expect(allows(asked)).toBe(true);
        });
        expect(over.pad).toHaveLength(2);
        expect(over.winners).not.toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it.each(LEVELS)('do not go round in a circle among bots that are all %s', (level) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const players = Array.from({ length: 3 + (seed % 4) }, () => botOf(level));
      const over = playGame(players, { eventCards: seed % 2 === 0, words: wordsFrom(seed) });
      expect(over.round?.result?.reason).not.toBe('patience');
    }
  });

  it('go on when what a bot remembers of its own hand is lost', () => {
    const forgetful: Player = (shown) => botOf('hard')({ ...shown, own: shown.own.slice(-1) });
    for (let seed = 0; seed < 10; seed += 1) {
      const players = [forgetful, botOf('normal'), forgetful, botOf('easy')];
      const over = playGame(players, { eventCards: true, words: wordsFrom(seed) });
      expect(over.round?.result).not.toBeNull();
    }
  });
});
