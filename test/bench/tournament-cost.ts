/** What decisions cost. */
import { wordsFrom } from '../bots/players.ts';
import { type Player, playGame } from '../bots/table.ts';

/** Rounds that are played before and while measuring. */
const WARM_UP = 5;
const ROUNDS = 25;

/** Each decision is measured so often, and the quickest counts: other programs on the same machine only make it longer. */
const TIMES = 3;

function millisecondsOf(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** The milliseconds that a player takes for a decision, among its like. */
export function costOf(player: Player, players: number, seed: number) {
  let times: number[] = [];
  const timed: Player = (shown) => {
    times.push(Math.min(...Array.from({ length: TIMES }, () => millisecondsOf(() => player(shown)))));
    return player(shown);
  };
  const seats = Array.from({ length: players }, () => timed);
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    if (round === WARM_UP) times = [];
    playGame(seats, { eventCards: true, words: wordsFrom(seed + round) });
  }
  const sorted = times.toSorted((one, other) => one - other);
  return {
    decisions: sorted.length,
    mean: sorted.reduce((sum, each) => sum + each, 0) / sorted.length,
    within: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    longest: sorted.at(-1) ?? 0,
  };
}
