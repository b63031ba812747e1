/**
 * Holds many random rounds with event cards to the laws of the rules: `node test/bench/rounds.ts [rounds]`, 20,000
 * unless told. Exits with an error at the first law that is broken.
 */
import { holdToLaws } from '../rules/laws.ts';
import { play } from '../rules/play.ts';

const ROUNDS_A_GAME = 5;

const wanted = Number(process.argv[2] ?? 20_000);
const started = performance.now();
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

for (let game = 0; game * ROUNDS_A_GAME < wanted; game += 1) {
  // Seeds far from those of the test run, so that these are other rounds.
  const players = 3 + (game % 6);
  play({ seed: 1_000_000 + game, players, rounds: ROUNDS_A_GAME, eventCards: true }, (step) => {
    holdToLaws(step);
    count('steps');
    for (const fact of step.facts) {
      if (fact.type === 'round-started') count(`rounds of ${players} players`);
      if (fact.type === 'round-ended') count(`ended by ${fact.reason}`);
      if (fact.type === 'event-played') count(`played ${fact.card}`);
      if (fact.type === 'picked-up') count('picked up otherwise than whole');
    }
  });
}

const lines = [...counts].toSorted().map(([what, times]) => `${what}: ${times}`);
console.log([...lines, `seconds: ${Math.round((performance.now() - started) / 1000)}`].join('\n'));
