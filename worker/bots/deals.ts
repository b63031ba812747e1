/** Deals the hidden cards as they may lie, given what a player sees and remembers. */
import type { Chance } from './chance.ts';
import type { Memory } from './memory.ts';
import { ALL_KINGS, copyInto, KINDS, type Model } from './model.ts';

/** How much rather a liar slips in a king than any other card. */
const KING_SLIPS = 2;

/** What is needed to deal the hidden cards again and again. */
export interface Hidden {
  /** The round as its seat sees it: its own hand, and of all other cards how many there are. */
  readonly seen: Model;
  readonly memory: Memory;
  readonly seat: number;
  /** For each lay of the trick how likely it is a lie. */
  readonly lies: readonly number[];
}

/** How many cards of each kind the seat does not see. */
function unseen({ seen, memory, seat }: Hidden): Int8Array {
  const counts = new Int8Array(KINDS);
  for (let kind = 0; kind <= seen.highest; kind += 1) {
    const all = kind === 0 ? ALL_KINGS : seen.laidOut[kind] === 1 ? 0 : seen.colours;
    const laid = memory.trick.reduce((sum, lay) => sum + (lay.own?.[kind] ?? 0), 0);
    counts[kind] = Math.max(0, all - (seen.hands[seat * KINDS + kind] ?? 0) - laid);
  }
  return counts;
}

/** Takes one card out of a pool, kings with the weight given; answers its kind. */
function drawn(pool: Int8Array, kings: number, not: number, chance: Chance): number {
  let weight = (pool[0] ?? 0) * kings;
  for (let kind = 1; kind < KINDS; kind += 1) if (kind !== not) weight += pool[kind] ?? 0;
  let place = chance() * weight;
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (kind === not) continue;
    place -= (pool[kind] ?? 0) * (kind === 0 ? kings : 1);
    if (place < 0) {
      pool[kind] = (pool[kind] ?? 0) - 1;
      return kind;
    }
  }
  return -1;
}

/** Deals the lays of the trick: the own ones as they are, the others honest or not as is likely. */
function dealPile({ memory, lies }: Hidden, deal: Model, pool: Int8Array, chance: Chance): void {
  const { lay, pile } = deal;
  for (const [place, { cards, number, own }] of memory.trick.entries()) {
    lay.fill(0);
    if (own !== null) lay.set(own);
    else {
      const lied = chance() < (lies[place] ?? 0);
      const most = Math.min(pool[number] ?? 0, lied ? Math.floor(chance() * cards) : cards);
      lay[number] = most;
      pool[number] = (pool[number] ?? 0) - most;
      for (let more = most; more < cards; more += 1) {
        let kind = drawn(pool, KING_SLIPS, number, chance);
        if (kind === -1) kind = drawn(pool, KING_SLIPS, -1, chance);
        if (kind >= 0) lay[kind] = (lay[kind] ?? 0) + 1;
      }
    }
    for (let kind = 0; kind < KINDS; kind += 1) pile[kind] = (pile[kind] ?? 0) + (lay[kind] ?? 0);
  }
}

/** Gives every other seat what it is likely to hold. */
function dealKnown({ memory, seat, seen }: Hidden, deal: Model, pool: Int8Array, chance: Chance): void {
  for (let other = 0; other < seen.seats; other += 1) {
    if (other === seat) continue;
    const row = other * KINDS;
    let room = seen.sizes[other] ?? 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const count = Math.min(room, pool[kind] ?? 0, Math.floor((memory.known[row + kind] ?? 0) + chance()));
      deal.hands[row + kind] = count;
      pool[kind] = (pool[kind] ?? 0) - count;
      room -= count;
    }
  }
}

/** Fills a model with one way in which the hidden cards may lie. */
export function dealHidden(hidden: Hidden, deal: Model, chance: Chance): void {
  copyInto(deal, hidden.seen);
  const pool = unseen(hidden);
  dealPile(hidden, deal, pool, chance);
  dealKnown(hidden, deal, pool, chance);
  const rest: number[] = [];
  for (let kind = 0; kind < KINDS; kind += 1) for (let card = 0; card < (pool[kind] ?? 0); card += 1) rest.push(kind);
  for (let other = 0; other < deal.seats; other += 1) {
    if (other === hidden.seat) continue;
    const row = other * KINDS;
    let room = deal.sizes[other] ?? 0;
    for (let kind = 0; kind < KINDS; kind += 1) room -= deal.hands[row + kind] ?? 0;
    for (; room > 0 && rest.length > 0; room -= 1) {
      const place = Math.floor(chance() * rest.length);
      const kind = rest[place] ?? 0;
      rest[place] = rest.at(-1) ?? 0;
      rest.pop();
      deal.hands[row + kind] = (deal.hands[row + kind] ?? 0) + 1;
    }
    // What is remembered may not quite fit what is there; then a hand is foreseen a card short.
    deal.sizes[other] = (deal.sizes[other] ?? 0) - room;
  }
}
