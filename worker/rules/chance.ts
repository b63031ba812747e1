/** Chance, drawn from words that the command brings along: the same words always give the same draw. */

/** Draws a whole number from 0 up to, but not including, `below`; every one equally likely. */
export type Draw = (below: number) => number;

const WORDS = 2 ** 32;

/**
 * Makes a draw out of uniform 32-bit words, each used once, in order.
 * Throws when the words run out: the command did not bring enough, which is a bug.
 */
export function drawFrom(words: readonly number[]): Draw {
  let used = 0;
  return (below) => {
    // Words from the last, incomplete run of `below` values would favour small numbers, so they are passed over.
    const fair = WORDS - (WORDS % below);
    for (;;) {
      const word = words[used];
      if (word === undefined) throw new Error(`the ${words.length} random words of the command have run out`);
      used += 1;
      if (word < fair) return word % below;
    }
  };
}

/** One of the items at random. Throws when there are none to draw from, which is a bug. */
export function oneOf<Item>(items: readonly Item[], draw: Draw): Item {
  const item = items[draw(Math.max(items.length, 1))];
  if (item === undefined) throw new Error('there is nothing to draw from');
  return item;
}

/** The items in random order, every order equally likely (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const rest = [...items];
  const order: Item[] = [];
  while (rest.length > 0) order.push(...rest.splice(draw(rest.length), 1));
  return order;
}
