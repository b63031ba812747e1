/** A bot knows what a person in its seat knows, and nothing else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideBot } from '../../worker/bots/bot.ts';
import { storyFor, viewFor } from '../../worker/rules/view.ts';
import { surroundings, words } from '../rules/stories.ts';
import { withHiddenMoved } from './hidden.ts';
import { botOf, LEVELS, wordsFrom } from './players.ts';
import { playGame } from './table.ts';

const tables = fc.record({
  seed: fc.nat(1_000_000),
  players: fc.integer({ min: 3, max: 8 }),
  eventCards: fc.boolean(),
});

describe('a bot', () => {
  it('chooses the same whatever lies where it cannot see', () => {
    let moved = 0;
    fc.assert(
      fc.property(tables, ({ seed, players, eventCards }) => {
        const seats = Array.from({ length: players }, (_, seat) => botOf(LEVELS[(seat + seed) % 3] ?? 'hard'));
        playGame(seats, { eventCards, words: wordsFrom(seed) }, ({ seat, before, shown, intent }) => {
          const otherwise = withHiddenMoved(before, seat, words(seed + shown.story.length));
          if (JSON.stringify(otherwise) !== JSON.stringify(before)) moved += 1;
          const view = viewFor(otherwise, seat, surroundings);
          const level = LEVELS[(seat + seed) % 3] ?? 'hard';
          expect(decideBot({ ...shown, level, view, story: storyFor(otherwise) })).toEqual(intent);
        });
      }),
      { numRuns: 12 },
    );
    expect(moved).toBeGreaterThan(100);
  });

  it('always chooses the same from the same, and leaves what it is shown as it is', () => {
    const seats = [...LEVELS, ...LEVELS].map((level) => botOf(level));
    playGame(seats, { eventCards: true, words: wordsFrom(7) }, ({ seat, shown, intent }) => {
      const before = JSON.stringify(shown);
      expect(seats[seat]?.(shown)).toEqual(intent);
      expect(JSON.stringify(shown)).toBe(before);
    });
  });
});
