/** Bots as players at the rules, and words for them. */
import { decideBot } from '../../worker/bots/bot.ts';
import type { Level } from '../../worker/bots/seat.ts';
import { words } from '../rules/stories.ts';
import type { Player, Words } from './table.ts';

export const LEVELS: readonly Level[] = ['easy', 'normal', 'hard'];

/** A bot of a level. */
export function botOf(level: Level, standIn = false): Player {
  return (shown) => decideBot({ level, standIn, ...shown });
}

/** A supply of words, the same for the same seed. */
export function wordsFrom(seed: number): Words {
  let used = seed * 1_000_003;
  return (count) => {
    used += count;
    return words(used, count);
  };
}
