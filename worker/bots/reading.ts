/** Reads a view into a model, and a move on a model back into cards. */
import { type Card, numberOf } from '../rules/cards.ts';
import type { StoryEntry } from '../rules/story.ts';
import type { EventCardId, ViewLastLay } from '../rules/view.ts';
import { KINDS, type Mark, type Model, newModel } from './model.ts';
import type { Place } from './seat.ts';

/** Entries of the story after which a turn is over. */
const TURNS: readonly string[] = ['round-started', 'laid', 'challenged'];

/** The row of a card in counts: its number, 0 for a king. */
export function kindOf(card: Card): number {
  return numberOf(card) ?? 0;
}

/** How many cards of each kind. */
export function countsOf(cards: readonly Card[]): Int8Array {
  const counts = new Int8Array(KINDS);
  for (const card of cards) counts[kindOf(card)] = (counts[kindOf(card)] ?? 0) + 1;
  return counts;
}

function markOf({ safe, gauntlet, foolsCap }: ViewLastLay): Mark {
  if (safe) return 'safe-conduct';
  if (gauntlet) return 'gauntlet';
  return foolsCap ? 'fools-cap' : 'none';
}

/** The round as a seat sees it: its own hand, and of all other cards how many there are. */
export function modelOf({ seat, view, round, hand }: Place): Model {
  const model = newModel(view.seats.length, round.colours, round.highest);
  model.hands.set(countsOf(hand), seat * KINDS);
  for (const each of view.seats) model.sizes[each.seat] = each.cards;
  for (const number of round.laidOut) model.laidOut[number] = 1;
  model.numbersOut = round.laidOut.length;
  model.pileSize = round.pile;
  model.called = round.called ?? 0;
  model.toAct = round.toAct ?? seat;
  model.direction = round.direction;
  if (round.lastLay !== null) {
    model.layBy = round.lastLay.seat;
    model.laySize = round.lastLay.cards;
    model.layNumber = round.lastLay.number;
    model.mark = markOf(round.lastLay);
    model.layLeads = round.lastLay.cards === round.pile;
  }
  return model;
}

/** Cards of a hand with the given counts of each kind. */
export function cardsFor(hand: readonly Card[], counts: Int8Array): Card[] {
  const left = counts.slice();
  return hand.filter((card) => {
    const kind = kindOf(card);
    const wanted = left[kind] ?? 0;
    left[kind] = wanted - 1;
    return wanted > 0;
  });
}

/** The event card that a seat has played in the turn that runs, by the story; null for none. */
export function inForce(story: readonly StoryEntry[], seat: number): EventCardId | null {
  const turned = story.findLastIndex((entry) => TURNS.includes(entry.type));
  const played = story.findLast(
    (entry, place) => place > turned && entry.type === 'event-played' && entry.seat === seat,
  );
  return played?.type === 'event-played' ? played.card : null;
}
