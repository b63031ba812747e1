/**
 * The bots against one another, repeatable: `node test/bench/tournament.ts [rounds] [seed]`.
 * Tables of four, two players of a kind against two of another, all six ways to seat them with the same deal.
 */
import { botOf } from '../bots/players.ts';
import { costOf } from './tournament-cost.ts';
import { type Estimate, type Pair, playPair, type Seated } from './tournament-pairs.ts';
import { random } from './tournament-players.ts';

const [rounds = 1200, seed = 1] = process.argv.slice(2).map(Number);
const easy: Seated = { name: 'easy', player: botOf('easy') };
const normal: Seated = { name: 'normal', player: botOf('normal') };
const hard: Seated = { name: 'hard', player: botOf('hard') };
const legal: Seated = { name: 'random legal', player: random };
const away: Seated = { name: 'stand-in', player: botOf('normal', true) };

const PAIRS: readonly Pair[] = [
  { better: hard, worse: normal, goal: 0.8 },
  { better: normal, worse: easy, goal: 0.7 },
  { better: easy, worse: legal, goal: 0.7 },
  { better: hard, worse: easy, goal: null },
  { better: normal, worse: away, goal: null },
  { better: away, worse: easy, goal: null },
];

/** The most milliseconds that a decision of `hard` may take. */
const MOST_MS = 5;

function shown({ mean, around }: Estimate): string {
  return `${mean.toFixed(2)} ± ${around.toFixed(2)}`;
}

let missed = 0;
console.log(
  '| event cards | players | points a round | against | ratio | goal |\n| --- | --- | --- | --- | --- | --- |',
);
for (const eventCards of [false, true]) {
  for (const pair of PAIRS) {
    const { better, worse, ratio } = playPair(pair, { rounds, seed, eventCards });
    const { goal } = pair;
    const met = goal === null || (ratio.mean <= goal && better.mean + better.around < worse.mean - worse.around);
    if (!met) missed += 1;
    const cells = [
      eventCards ? 'with' : 'without',
      `${pair.better.name} – ${pair.worse.name}`,
      shown(better),
      shown(worse),
      shown(ratio),
      goal === null ? '' : `≤ ${goal}${met ? '' : ' missed'}`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

console.log(
  '\n| players | decisions of hard | mean ms | 99 % within ms | longest ms |\n| --- | --- | --- | --- | --- |',
);
for (const players of [3, 4, 6, 8]) {
  const { decisions, mean, within, longest } = costOf(hard.player, players, seed);
  if (longest > MOST_MS) missed += 1;
  console.log(`| ${players} | ${decisions} | ${[mean, within, longest].map((ms) => ms.toFixed(1)).join(' | ')} |`);
}
process.exitCode = missed > 0 ? 1 : 0;
