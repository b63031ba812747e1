import { describe, expect, it } from 'vitest';
import { drawFrom, oneOf, shuffled } from '../../worker/rules/chance.ts';
import { words } from './stories.ts';

describe('chance', () => {
  it('uses each word once, in order', () => {
    const draw = drawFrom([7, 8, 9]);
    expect([draw(10), draw(10), draw(10)]).toEqual([7, 8, 9]);
  });

  it('passes over words that would favour small numbers', () => {
    expect(drawFrom([2 ** 32 - 1, 4])(3)).toBe(1);
    expect(drawFrom([2 ** 32 - 1])(2)).toBe(1);
  });

  it('throws when the words run out', () => {
    expect(() => drawFrom([])(2)).toThrow('run out');
    expect(() => drawFrom([2 ** 32 - 1])(3)).toThrow('run out');
  });

  it('draws each of some items, and has nothing to draw from none', () => {
    const draw = drawFrom(words(3, 100));
    expect(new Set(Array.from({ length: 90 }, () => oneOf(['a', 'b', 'c'], draw)))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => oneOf([], draw)).toThrow('nothing to draw from');
  });

  it('shuffles to the same order for the same words, and keeps every item', () => {
    const items = Array.from({ length: 39 }, (_, index) => index);
    const order = shuffled(items, drawFrom(words(1)));
    expect(order).toEqual(shuffled(items, drawFrom(words(1))));
    expect(order).not.toEqual(items);
    expect(order.toSorted((one, other) => one - other)).toEqual(items);
  });

  it('makes every order of three about equally likely', () => {
    const draw = drawFrom(words(2, 30_000));
    const counts = new Map<string, number>();
    for (let time = 0; time < 6000; time += 1) {
      const order = shuffled(['a', 'b', 'c'], draw).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});
