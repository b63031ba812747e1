/** Playing an event card, and what it makes of a challenge (rules.md, The fourteen event cards). */
import type { Draw } from '../chance.ts';
import type { Intent } from '../commands.ts';
import type { Happening } from '../facts.ts';
import type { Round } from '../state.ts';
import { type EventCardId, eventCard } from './cards.ts';
import { cardInForce, type EventChoice } from './choices.ts';
import type { Judged, Playing } from './event-card.ts';
import { type Move, wholePile } from './moves.ts';

type Chosen = Pick<Extract<Intent, { type: 'play-event' }>, 'seat' | 'card' | 'number'>;
type Of<Type extends Happening['type']> = Extract<Happening, { type: Type }>;

/** Whether the choice is one of those offered, or not made where none is. */
function isOffered<Item>(offered: readonly Item[], choice: Item | undefined): boolean {
  return choice === undefined ? offered.length === 0 : offered.includes(choice);
}

/** Whether exactly what the card needs has been chosen, out of what it offers. */
export function fitsChoice(offered: EventChoice, { seat, card, number }: Chosen): boolean {
  return isOffered(offered.seats, seat) && isOffered(offered.cards, card) && isOffered(offered.numbers, number);
}

/** A played card as its declaration sees it, which reads only what it has asked for. */
export function playingOf(round: Round, { seat, target, chosen, number }: Omit<Of<'event-played'>, 'type'>): Playing {
  return { round, seat, target, chosen, number } as Playing;
}

/** What happens when a seat plays a card with choices that fit. */
export function eventPlayed(round: Round, seat: number, card: EventCardId, choice: Chosen, draw: Draw): Happening {
  const played = {
    seat,
    card,
    ...(choice.seat === undefined ? {} : { target: choice.seat }),
    ...(choice.card === undefined ? {} : { chosen: choice.card }),
    ...(choice.number === undefined ? {} : { number: choice.number }),
  };
  return { type: 'event-played', ...played, ...eventCard(card).outcome?.(playingOf(round, played), draw) };
}

/** What moves after a challenge: the whole pile to the taker, unless an event card in force says otherwise. */
export function pickUp(judged: Judged, draw: Draw): readonly Move[] {
  const { round, taker } = judged;
  return cardInForce(round)?.pickUp?.(judged, draw) ?? wholePile(round, taker);
}

/** Whether these moves are of the pile to the taker and nothing else; all of the pile always moves. */
export function isWholePile(moves: readonly Move[], taker: number): boolean {
  return moves.every(({ from, to }) => from === 'pile' && to === taker);
}
