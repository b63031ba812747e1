import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../worker/rules/cards.ts';
import { drawFrom, shuffled } from '../../worker/rules/chance.ts';
import type { State } from '../../worker/rules/state.ts';
import { storyFor, viewFor } from '../../worker/rules/view.ts';
import { play } from './play.ts';
import { surroundings, words } from './stories.ts';

const seeds = fc.record({ seed: fc.nat(2 ** 31), players: fc.integer({ min: 3, max: 8 }) });

/** The state with all cards that a viewer may not know dealt anew among the places where they are. */
function withHiddenCardsMoved(state: State, viewer: number | null, seed: number): State {
  const { round } = state;
  if (round === null) return state;
  const others = round.hands.filter((_, seat) => seat !== viewer);
  const hidden = [...others.flat(), ...round.lays.flatMap((lay) => lay.cards)];
  const order: Card[] = shuffled(hidden, drawFrom(words(seed)));
  const hands = round.hands.map((hand, seat) => (seat === viewer ? hand : order.splice(0, hand.length)));
  const lays = round.lays.map((lay) => ({ ...lay, cards: order.splice(0, lay.cards.length) }));
  return { ...state, round: { ...round, hands, lays } };
}

/** Every card named anywhere in a text. */
function cardsNamed(text: string): string[] {
  return text.match(/(?<=")[rygbvk][1-7](?=")/g) ?? [];
}

describe('secrecy', () => {
  it('a view does not change with the cards its viewer may not know', () => {
    fc.assert(
      fc.property(seeds, ({ seed, players }) => {
        play({ seed, players, rounds: 1 }, ({ after, log }) => {
          for (const viewer of [null, ...after.seats.keys()]) {
            const moved = withHiddenCardsMoved(after, viewer, seed + log.length);
            const see = (state: State) =>
              JSON.stringify([viewFor(state, viewer, surroundings), storyFor(state, viewer)]);
            expect(see(moved)).toBe(see(after));
          }
        });
      }),
      { numRuns: 25 },
    );
  });

  it('a view of a running round names no card but one’s own and those turned up', () => {
    fc.assert(
      fc.property(seeds, ({ seed, players }) => {
        play({ seed, players, rounds: 1 }, ({ after }) => {
          if (after.phase !== 'playing' || after.round === null) return;
          const shown = after.round.story.flatMap((entry) => (entry.type === 'challenged' ? entry.cards : []));
          for (const viewer of [null, ...after.seats.keys()]) {
            const own = viewer === null ? [] : (after.round.hands[viewer] ?? []);
            const known = new Set<string>([...shown, ...own]);
            const view = JSON.stringify(viewFor(after, viewer, surroundings));
            expect(cardsNamed(view).filter((card) => !known.has(card))).toEqual([]);
          }
        });
      }),
      { numRuns: 25 },
    );
  });

  it('all hands are shown once the round is over', () => {
    fc.assert(
      fc.property(seeds, ({ seed, players }) => {
        const over = play({ seed, players, rounds: 1 }, () => undefined);
        expect(viewFor(over, null, surroundings).result?.hands).toEqual(over.round?.hands);
      }),
      { numRuns: 10 },
    );
  });
});
