/**
 * The bots against one another, repeatable: `node test/bench/tournament.ts [rounds] [seed]`.
 * Tables of four, two players of a kind against two of another, all six ways to seat them with the same deal.
 */
import { type Pair, playPair, type Seated } from './tournament-pairs.ts';
import { botOf, random } from './tournament-players.ts';

const [rounds = 1200, seed = 1] = process.argv.slice(2).map(Number);
const easy: Seated = { name: 'easy', player: botOf('easy') };
const normal: Seated = { name: 'normal', player: botOf('normal') };
const hard: Seated = { name: 'hard', player: botOf('hard') };
const anyhow: Seated = { name: 'random', player: random };
const only = process.env['PAIRS']?.split(',');
const PAIRS: readonly Pair[] = [
  { better: hard, worse: normal, goal: 0.8 },
  { better: normal, worse: easy, goal: 0.7 },
  { better: easy, worse: anyhow, goal: 0.7 },
];

function shown({ mean, around }: { readonly mean: number; readonly around: number }): string {
  return `${mean.toFixed(2)} ± ${around.toFixed(2)}`;
}

for (const eventCards of process.env['EVENTS'] === undefined ? [false] : [false, true]) {
  for (const pair of PAIRS) {
    if (only && !only.includes(pair.better.name)) continue;
    const { better, worse, ratio } = playPair(pair, { rounds, seed, eventCards });
    console.log(
      [
        `${eventCards ? 'with' : 'without'} event cards`,
        `${pair.better.name} ${shown(better)}`,
        `${pair.worse.name} ${shown(worse)}`,
        `ratio ${shown(ratio)} (goal ${pair.goal})`,
      ].join(' | '),
    );
  }
}
