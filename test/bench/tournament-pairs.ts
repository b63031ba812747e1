/** Two against two: points a round of each, with the intervals in which the truth lies with 95 %. */
import { wordsFrom } from '../bots/players.ts';
import { type Player, playGame } from '../bots/table.ts';

export interface Seated {
  readonly name: string;
  readonly player: Player;
}

export interface Pair {
  readonly better: Seated;
  readonly worse: Seated;
  /** The better one takes at most so many of the worse one's points; null where nothing is asked. */
  readonly goal: number | null;
}

export interface Estimate {
  readonly mean: number;
  /** The interval is this much to either side. */
  readonly around: number;
}

/** All ways to seat two and two. */
const SEATINGS = ['bbww', 'bwbw', 'bwwb', 'wbbw', 'wbwb', 'wwbb'] as const;

/** Mean and interval of means of groups: the six rounds with one deal stand together, as they are not independent. */
function estimate(groups: readonly number[]): Estimate {
  const mean = groups.reduce((sum, each) => sum + each, 0) / groups.length;
  const variance = groups.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (groups.length - 1);
  return { mean, around: 1.96 * Math.sqrt(variance / groups.length) };
}

/** The ratio of two means of the same groups (delta method). */
function ratioOf(above: readonly number[], below: readonly number[]): Estimate {
  const mean = estimate(above).mean / estimate(below).mean;
  const rests = above.map((each, index) => each - mean * (below[index] ?? 0));
  return { mean, around: estimate(rests).around / estimate(below).mean };
}

interface Games {
  readonly rounds: number;
  readonly seed: number;
  readonly eventCards: boolean;
}

/** Plays a pair; `rounds` are rounded up to whole groups of the six seatings. */
export function playPair({ better, worse }: Pair, { rounds, seed, eventCards }: Games) {
  const groups = Array.from({ length: Math.ceil(rounds / SEATINGS.length) }, (_, group) => {
    let [won, lost] = [0, 0];
    for (const seating of SEATINGS) {
      const seats = [...seating];
      const words = wordsFrom(seed * 1_000_003 + group);
      const over = playGame(
        seats.map((seat) => (seat === 'b' ? better : worse).player),
        { eventCards, words },
      );
      for (const [seat, points] of (over.pad[0] ?? []).entries()) {
        if (seats[seat] === 'b') won += points;
        else lost += points;
      }
    }
    return { better: won / (2 * SEATINGS.length), worse: lost / (2 * SEATINGS.length) };
  });
  const [above, below] = [groups.map((group) => group.better), groups.map((group) => group.worse)];
  return { better: estimate(above), worse: estimate(below), ratio: ratioOf(above, below) };
}
