/** How long a bot takes. Drawn before and apart from what it decides, so that its time tells nothing. */

/** The shortest and the longest time, against the time it should take on average. */
const SHORTEST = 0.5;
const LONGEST = 1.5;

/**
 * A time to think, around so many milliseconds: anything from half to one and a half of it, all equally likely; 0 for 0.
 * It takes one random word and nothing about the game. Give it a word of its own, not one that `decideBot` gets too.
 */
export function thinkingTime(random: number, around: number): number {
  return Math.round(around * (SHORTEST + (LONGEST - SHORTEST) * ((random >>> 0) / 2 ** 32)));
}
