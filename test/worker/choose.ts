/** A player who chooses at random among what its view calls legal. */
import type { Intent } from '../../worker/rules/commands.ts';
import type { View } from '../../worker/rules/view.ts';

/** A whole number from 0 up to, but not including, `below`. */
export type Pick = (below: number) => number;

/** A repeatable stream of picks (a linear congruential generator: chance enough for tests). */
export function picks(seed: number): Pick {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What whoever sees this view does next; null where there is nothing to do. */
export function choose(view: View, pick: Pick): Intent | null {
  const { legal, hand } = view;
  if (legal === null || hand === null) return null;
  const set = legal.layOut[0];
  if (set !== undefined && pick(2) === 0) return { type: 'lay-out', number: set };
  if (legal.challenge && (!legal.lay || pick(3) === 0)) return { type: 'challenge' };
  if (!legal.lay) return null;
  const number = view.round?.called ?? legal.numbers[pick(legal.numbers.length)] ?? 1;
  const first = pick(hand.length);
  const cards = hand.slice(first, first + 1 + pick(2));
  return { type: 'lay', cards, number };
}
