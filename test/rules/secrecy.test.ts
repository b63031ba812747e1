import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewFor } from '../../worker/rules/view.ts';
import { toldTo, twinOf, withHiddenMoved } from './hidden.ts';
import { type Game, play, type Step } from './play.ts';
import { surroundings } from './stories.ts';

const games: fc.Arbitrary<Game> = fc.record({
  seed: fc.nat(2 ** 31),
  players: fc.integer({ min: 3, max: 8 }),
  rounds: fc.constant(1),
  eventCards: fc.boolean(),
});

/** Every card named anywhere in a text. */
function cardsNamed(text: string): string[] {
  return text.match(/(?<=")[rygbvk][1-7](?=")/g) ?? [];
}

function forEveryViewer(numRuns: number, law: (step: Step, viewer: number | null) => void): void {
  fc.assert(
    fc.property(games, (game) => {
      play(game, (step) => {
        for (const viewer of [null, ...step.after.seats.keys()]) law(step, viewer);
      });
    }),
    { numRuns },
  );
}

describe('secrecy', () => {
  it('a view does not change with what its viewer may not know', () => {
    forEveryViewer(30, ({ after, log }, viewer) => {
      const moved = withHiddenMoved(after, viewer, log.length);
      expect(toldTo(moved, viewer)).toBe(toldTo(after, viewer));
    });
  });

  it('a view would be the same if all that happened had happened with other hidden cards', () => {
    forEveryViewer(6, ({ after, chapter, log }, viewer) => {
      if (after.phase !== 'playing') return;
      expect(toldTo(twinOf(chapter(), viewer, log.length), viewer)).toBe(toldTo(after, viewer));
    });
  });

  it('a view of a running round names no card but one’s own, those turned up and those one was shown', () => {
    forEveryViewer(20, ({ after, chapter }, viewer) => {
      if (after.phase !== 'playing' || after.round === null) return;
      const turnedUp = after.round.story.flatMap((entry) => (entry.type === 'challenged' ? entry.cards : []));
      const shown = chapter().flatMap((fact) =>
        fact.type === 'event-played' && fact.seat === viewer ? (fact.shown ?? []) : [],
      );
      const own = viewer === null ? [] : (after.round.hands[viewer] ?? []);
      const known = new Set<string>([...turnedUp, ...shown, ...own]);
      expect(cardsNamed(toldTo(after, viewer)).filter((card) => !known.has(card))).toEqual([]);
    });
  });

  it('all hands are shown once the round is over', () => {
    fc.assert(
      fc.property(games, (game) => {
        const over = play(game, () => undefined);
        expect(viewFor(over, null, surroundings).result?.hands).toEqual(over.round?.hands);
      }),
      { numRuns: 10 },
    );
  });
});
