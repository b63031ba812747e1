/** A bot's own chance, grown from a few random words: the same words always give the same numbers. */

/** A uniform number from 0 up to, but not including, 1. */
export type Chance = () => number;

/** Grows any number of draws from at least one uniform 32-bit word (a small fast counter generator, sfc32). */
export function chanceFrom(words: readonly number[]): Chance {
  const [first] = words;
  if (first === undefined) throw new Error('a bot needs at least one random word');
  let a = first | 0;
  let b = (words[1] ?? 0x9e3779b9) | 0;
  let c = (words[2] ?? 0x243f6a88) | 0;
  let counter = (words[3] ?? 1) | 0;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first numbers still show the words they came from.
  for (let step = 0; step < 12; step += 1) next();
  return next;
}

/** One of the items, each equally likely; undefined of none. */
export function oneOf<Item>(items: readonly Item[], chance: Chance): Item | undefined {
  return items[Math.floor(chance() * items.length)];
}

/** The items in random order. */
export function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const rest = [...items];
  const order: Item[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor(chance() * rest.length), 1));
  return order;
}
