/** What a player with a good memory makes of the story: who must hold what, what lies in the pile, who lies and doubts. */
import type { Card } from '../rules/cards.ts';
import type { StoryEntry } from '../rules/story.ts';
import { KINDS } from './model.ts';
import { countsOf } from './reading.ts';
import type { BotInput, HandNote } from './seat.ts';

/** A lay of the running trick. */
export interface RememberedLay {
  readonly seat: number;
  readonly cards: number;
  readonly number: number;
  readonly leads: boolean;
  /** What was laid, where it was one's own and is remembered. */
  readonly own: Int8Array | null;
}

/** How often something was seen to happen, out of how often it could have. */
export interface Habit {
  times: number;
  of: number;
}

export interface Memory {
  /** The lays of the running trick, oldest first. */
  readonly trick: RememberedLay[];
  /** For each seat a row of cards that it is likely to hold; fractions where it may have laid them since. */
  readonly known: Float64Array;
  /** Lies seen, out of lays seen through, for each seat: leading and answering. */
  readonly lies: readonly { readonly lead: Habit; readonly answer: Habit }[];
  /** Challenges, out of lays that could have been challenged, for each seat: of leads and of answers. */
  readonly doubts: readonly { readonly lead: Habit; readonly answer: Habit }[];
}

type Of<Type extends StoryEntry['type']> = Extract<StoryEntry, { type: Type }>;

/** How likely a known card that could have been slipped into a lay of unknown cards is still held. */
const STILL_HELD = 0.75;
/** What seeing through a pile weighs against seeing a lay turned up. */
const SEEN_THROUGH = 0.7;

function newHabits(seats: number) {
  return Array.from({ length: seats }, () => ({ lead: { times: 0, of: 0 }, answer: { times: 0, of: 0 } }));
}

/** The notes of one's hand right before and after the entry at this place of the story; null where they are lost. */
function notesAround(own: readonly HandNote[], place: number): readonly [HandNote, HandNote] | null {
  const after = own.findIndex((each) => each.entries > place);
  const [before, then] = [own[after - 1], own[after]];
  return before === undefined || then === undefined ? null : [before, then];
}

/** The cards that left one's hand with an entry of the story; null where that is not noted. */
function leftHand(own: readonly HandNote[], place: number): Card[] | null {
  const notes = notesAround(own, place);
  return notes?.[0].hand.filter((card) => !notes[1].hand.includes(card)) ?? null;
}

/** The cards that came into one's hand with an entry of the story; none where that is not noted. */
function joinedHand(own: readonly HandNote[], place: number): Card[] {
  const notes = notesAround(own, place);
  return notes?.[1].hand.filter((card) => !notes[0].hand.includes(card)) ?? [];
}

function remembersLay(memory: Memory, entry: Of<'laid'>, laid: readonly Card[] | null): void {
  const { seat, cards, number, leads } = entry;
  const own = laid?.length === cards ? countsOf(laid) : null;
  const before = memory.trick.at(-1);
  if (before !== undefined) note(memory.doubts[seat], before.leads, 0);
  if (leads) memory.trick.length = 0;
  memory.trick.push({ seat, cards, number, leads, own });
  const row = seat * KINDS;
  const shown = Math.min(cards, memory.known[row + number] ?? 0);
  memory.known[row + number] = (memory.known[row + number] ?? 0) - shown;
  if (shown >= cards) return;
  for (let kind = 0; kind < KINDS; kind += 1) memory.known[row + kind] = (memory.known[row + kind] ?? 0) * STILL_HELD;
}

function note(habits: { lead: Habit; answer: Habit } | undefined, leads: boolean, times: number, weight = 1): void {
  const habit = leads ? habits?.lead : habits?.answer;
  if (habit === undefined) return;
  habit.of += weight;
  habit.times += times * weight;
}

function gains(memory: Memory, seat: number, cards: Int8Array, share = 1): void {
  for (let kind = 0; kind < KINDS; kind += 1) {
    const at = seat * KINDS + kind;
    memory.known[at] = (memory.known[at] ?? 0) + share * (cards[kind] ?? 0);
  }
}

function remembersChallenge(memory: Memory, entry: Of<'challenged'>, taken: readonly Card[]): void {
  const { seat, of, lie, taker, cards, number } = entry;
  const last = memory.trick.at(-1);
  if (last !== undefined) {
    note(memory.doubts[seat], last.leads, 1);
    note(memory.lies[of], last.leads, lie ? 1 : 0);
  }
  const pile = memory.trick.reduce((sum, lay) => sum + lay.cards, 0);
  // An event card can part the pile between the two, nobody else knows how.
  const share = Math.min(1, entry.taken / Math.max(1, pile));
  const beneath = memory.trick.slice(0, -1);
  for (const shown of [countsOf(cards), ...beneath.map((lay) => lay.own)]) {
    if (shown === null) continue;
    gains(memory, taker, shown, share);
    gains(memory, taker === seat ? of : seat, shown, 1 - share);
  }
  seeThrough(memory, beneath, taken, number, cards);
  memory.trick.length = 0;
}

/** Whoever takes the pile sees how many of its cards were what they were laid for. */
function seeThrough(
  memory: Memory,
  beneath: readonly RememberedLay[],
  taken: readonly Card[],
  number: number,
  top: readonly Card[],
): void {
  if (taken.length === 0) return;
  const others = beneath.filter((lay) => lay.own === null);
  const claimed = others.reduce((sum, lay) => sum + lay.cards, 0);
  if (claimed === 0) return;
  const mine = beneath.reduce((sum, lay) => sum + (lay.own?.[number] ?? 0), 0);
  const honest = (countsOf(taken.filter((card) => !top.includes(card)))[number] ?? 0) - mine;
  for (const lay of others) note(memory.lies[lay.seat], lay.leads, Math.max(0, 1 - honest / claimed), SEEN_THROUGH);
}

/** What one's own event card did with cards that others hold, and a count of the kings, whosever it was. */
function remembersEvent(
  memory: Memory,
  { card, target, census }: Of<'event-played'>,
  mine: { readonly left: readonly Card[]; readonly seen: BotInput['view']['seen'] } | null,
): void {
  for (const [seat, kings] of census?.entries() ?? []) memory.known[seat * KINDS] = kings;
  if (mine === null || target === undefined) return;
  if (card === 'spy') {
    const shown = countsOf(mine.seen.findLast(({ by }) => by === 'spy')?.cards ?? []);
    for (const [kind, count] of shown.entries()) {
      const at = target * KINDS + kind;
      memory.known[at] = Math.max(memory.known[at] ?? 0, count);
    }
  } else gains(memory, target, countsOf(mine.left));
}

function remembersLayOut(memory: Memory, { number }: Of<'laid-out'>): void {
  for (let row = 0; row < memory.known.length; row += KINDS) memory.known[row + number] = 0;
}

/** Goes through the story of a round for the player of a seat. */
export function remember({ story, own = [], view }: BotInput, seat: number, seats: number): Memory {
  const memory: Memory = {
    trick: [],
    known: new Float64Array(seats * KINDS),
    lies: newHabits(seats),
    doubts: newHabits(seats),
  };
  for (const [place, entry] of story.entries()) {
    switch (entry.type) {
      case 'laid':
        remembersLay(memory, entry, entry.seat === seat ? leftHand(own, place) : null);
        break;
      case 'challenged':
        remembersChallenge(memory, entry, entry.taker === seat ? joinedHand(own, place) : []);
        break;
      case 'laid-out':
        remembersLayOut(memory, entry);
        break;
      case 'event-played':
        remembersEvent(
          memory,
          entry,
          entry.seat === seat ? { left: leftHand(own, place) ?? [], seen: view.seen } : null,
        );
        break;
      default:
    }
  }
  return memory;
}
