import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsIn, cardsOf, sorted } from '../../worker/rules/cards.ts';
import { decide } from '../../worker/rules/decide.ts';
import { evolve, evolveAll } from '../../worker/rules/evolve.ts';
import type { Fact } from '../../worker/rules/facts.ts';
import { legalFor } from '../../worker/rules/legal.ts';
import { emptyState, roundOf } from '../../worker/rules/state.ts';
import { type Game, play, type Step } from './play.ts';

const games: fc.Arbitrary<Game> = fc.record({
  seed: fc.nat(2 ** 31),
  players: fc.integer({ min: 3, max: 8 }),
  rounds: fc.integer({ min: 1, max: 3 }),
});

function everyStep(law: (step: Step) => void, numRuns = 60): void {
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

describe('no play may break these laws', () => {
  it('no card is lost, none is there twice', () => {
    everyStep(({ after: { round } }) => {
      if (round === null) return;
      const out = round.laidOut.flatMap((number) => cardsOf(round.deck, number));
      const all = [...round.hands.flat(), ...round.lays.flatMap((lay) => lay.cards), ...out];
      expect(sorted(all)).toEqual(cardsIn(round.deck));
    });
  });

  it('the log replayed gives the live state, and so does its latest chapter alone', () => {
    everyStep(({ after, chapter, log }) => {
      expect(evolveAll(emptyState, chapter)).toEqual(after);
      if (log.length % 20 === 0 || after.phase === 'game-over') expect(evolveAll(emptyState, log)).toEqual(after);
    }, 30);
  });

  it('the same command on the same state is decided in the same way, and changes neither', () => {
    everyStep(({ before, command, facts }) => {
      expect(decide(frozen(before), frozen(command))).toEqual(facts);
    }, 30);
  });

  it('facts survive being written down', () => {
    everyStep(({ facts }) => expect(JSON.parse(JSON.stringify(facts))).toEqual(facts), 20);
  });

  it('whoever is to act holds cards and has a legal choice', () => {
    everyStep(({ after }) => {
      if (after.phase !== 'playing') return;
      const { toAct, hands } = roundOf(after);
      const legal = legalFor(after, toAct ?? -1);
      expect(hands[toAct ?? -1]?.length).toBeGreaterThan(0);
      expect(legal?.lay || legal?.challenge).toBe(true);
      if (legal?.challenge === false) expect(legal.numbers.length).toBeGreaterThan(0);
    });
  });

  it('every round ends within four hundred lays, with points for every seat', () => {
    everyStep(({ after }) => {
      if (after.round === null) return;
      expect(after.round.layCount).toBeLessThanOrEqual(400);
      if (after.phase === 'playing') expect(after.round.layCount).toBeLessThan(400);
      else expect(after.round.result?.points).toHaveLength(after.seats.length);
    });
  });

  it('the turn never goes back, and is another whenever somebody else is to act', () => {
    everyStep(({ before, after }) => {
      expect(after.turn).toBeGreaterThanOrEqual(before.turn);
      if (after.round?.toAct !== before.round?.toAct) expect(after.turn).toBeGreaterThan(before.turn);
    });
  });

  it('random play comes to every way a round can end but patience', () => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < 120; seed += 1) {
      play({ seed, players: 3 + (seed % 6), rounds: 3 }, ({ facts }) => {
        for (const fact of facts) if (fact.type === 'round-ended') reasons.add(fact.reason);
      });
    }
    expect([...reasons]).toEqual(expect.arrayContaining(['four-kings', 'only-kings']));
  });

  it('a fact of unknown type is a bug', () => {
    expect(() => evolve(emptyState, { type: 'rained', at: 1 } as unknown as Fact)).toThrow('rained');
  });
});
