import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../worker/rules/decide.ts';
import { EVENT_CARD_IDS } from '../../worker/rules/events/cards.ts';
import { evolve } from '../../worker/rules/evolve.ts';
import type { Fact } from '../../worker/rules/facts.ts';
import { emptyState } from '../../worker/rules/state.ts';
import { holdToLaws } from './laws.ts';
import { type Game, play, type Step } from './play.ts';

const games: fc.Arbitrary<Game> = fc.record({
  seed: fc.nat(2 ** 31),
  players: fc.integer({ min: 3, max: 8 }),
  rounds: fc.integer({ min: 1, max: 3 }),
  eventCards: fc.boolean(),
});

function everyStep(law: (step: Step) => void, numRuns: number): void {
  fc.assert(
    fc.property(games, (game) => void play(game, law)),
    { numRuns },
  );
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

/** Plays rounds, holds them to all laws, and counts what came about in them. */
function played(rounds: number, game: Omit<Game, 'seed' | 'rounds'>): Map<string, number> {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < rounds / 5; seed += 1) {
    play({ ...game, seed, rounds: 5 }, (step) => {
      holdToLaws(step);
      for (const fact of step.facts) {
        const what = fact.type === 'round-ended' ? fact.reason : fact.type === 'event-played' ? fact.card : fact.type;
        counts.set(what, (counts.get(what) ?? 0) + 1);
      }
    });
  }
  return counts;
}

describe('no play may break the laws', () => {
  // More of it: `node test/bench/rounds.ts`.
  it.each([3, 4, 5, 6, 7, 8])('with event cards, %i players', (players) => {
    const counts = played(335, { players, eventCards: true });
    expect(counts.get('round-started')).toBe(335);
    const common = [...EVENT_CARD_IDS, 'picked-up', 'four-kings', 'only-kings'];
    expect(common.filter((what) => (counts.get(what) ?? 0) < 10)).toEqual([]);
  });

  it.each([3, 5])('without event cards, %i players', (players) => {
    const counts = played(60, { players, eventCards: false });
    expect([...EVENT_CARD_IDS, 'picked-up'].filter((what) => counts.has(what))).toEqual([]);
  });

  it('the same command on the same state is decided in the same way, and changes neither', () => {
    everyStep(({ before, command, facts }) => {
      expect(decide(frozen(before), frozen(command))).toEqual(facts);
    }, 30);
  });

  it('facts survive being written down', () => {
    everyStep(({ facts }) => expect(JSON.parse(JSON.stringify(facts))).toEqual(facts), 20);
  });

  it('a fact of unknown type is a bug', () => {
    expect(() => evolve(emptyState, { type: 'rained', at: 1 } as unknown as Fact)).toThrow('rained');
  });
});
