import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botName } from '../../worker/bots/names.ts';
import { thinkingTime } from '../../worker/bots/time.ts';
import { words } from '../rules/stories.ts';

describe('the names of bots', () => {
  it('are short, different and more than any table needs', () => {
    expect(new Set(BOT_NAMES.map((name) => name.toLowerCase())).size).toBe(BOT_NAMES.length);
    expect(BOT_NAMES.every((name) => name.length <= 8)).toBe(true);
    expect(BOT_NAMES.length).toBeGreaterThan(8);
  });

  it('are given to one bot only, and never one that a person has', () => {
    const taken: string[] = ['MOMO', 'Anna'];
    for (const word of words(3, 40)) {
      const name = botName(taken, word);
      expect(taken.map((each) => each.toLowerCase())).not.toContain(name.toLowerCase());
      taken.push(name);
    }
  });
});

describe('the time to think', () => {
  it('lies around what is asked for', () => {
    const times = words(5, 2000).map((word) => thinkingTime(word, 1200));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(600);
    expect(Math.max(...times)).toBeLessThanOrEqual(1800);
    expect(times.reduce((sum, each) => sum + each, 0) / times.length).toBeCloseTo(1200, -2);
  });

  it('is nothing where nothing is asked for', () => {
    expect(words(5, 20).map((word) => thinkingTime(word, 0))).toEqual(Array.from({ length: 20 }, () => 0));
  });
});
