/** What the player to act is bound to, and which event card can be played how. */
import type { Card } from '../cards.ts';
import { lastLayOf, mustChallenge } from '../round.ts';
import type { Round } from '../state.ts';
import { type EventCardId, eventCard } from './cards.ts';
import type { EventCard } from './event-card.ts';

/** What may be chosen for an event card; an empty list for what it does not need. */
export interface EventChoice {
  readonly seats: readonly number[];
  readonly cards: readonly Card[];
  readonly numbers: readonly number[];
}

/** The declaration of the event card that the player to act has played in this turn, if any. */
export function cardInForce(round: Round): EventCard | null {
  return round.inForce && eventCard(round.inForce.card);
}

/** The event card that a seat holds; null once it is played. */
export function heldBy(round: Round, seat: number): EventCardId | null {
  return round.eventsPlayed.includes(seat) ? null : (round.eventCards[seat] ?? null);
}

/**
 * What the player to act must do, if not free to choose. Must-challenge and the duty of a gauntlet lay come before the
 * duty of a card that was played in this turn.
 */
function dutyOf(round: Round): 'lay' | 'challenge' | null {
  if (mustChallenge(round) || lastLayOf(round)?.mark === 'gauntlet') return 'challenge';
  return cardInForce(round)?.duty ?? null;
}

/** Whether the player to act may lay. */
export function mayLay(round: Round): boolean {
  return dutyOf(round) !== 'challenge';
}

/** Whether the player to act may challenge: there is a lay, it is not safe, and no duty says to lay. */
export function mayChallenge(round: Round): boolean {
  const lastLay = lastLayOf(round);
  return lastLay !== null && lastLay.mark !== 'safe' && dutyOf(round) !== 'lay';
}

function isPlayable({ when, duty, needs }: EventCard, round: Round, seat: number): boolean {
  if (when === 'answering' && lastLayOf(round) === null) return false;
  if (duty === 'lay' && !mayLay(round)) return false;
  if (duty === 'challenge' && !mayChallenge(round)) return false;
  return needs === undefined || needs(round, seat);
}

/** What may be chosen for the event card of the player to act; null for all others, and where it cannot be played. */
export function eventChoice(round: Round, seat: number): EventChoice | null {
  const held = heldBy(round, seat);
  if (held === null || round.toAct !== seat) return null;
  const card = eventCard(held);
  if (!isPlayable(card, round, seat)) return null;
  const seats = card.seats?.(round, seat);
  const cards = card.cards?.(round, seat);
  const numbers = card.numbers?.(round, seat);
  const lacksChoice = [seats, cards, numbers].some((offered) => offered?.length === 0);
  return lacksChoice ? null : { seats: seats ?? [], cards: cards ?? [], numbers: numbers ?? [] };
}
