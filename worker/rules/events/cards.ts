/** The fourteen event cards (rules.md, The fourteen event cards), each declared here and nowhere else. */
import { isKing } from '../cards.ts';
import { oneOf, shuffled } from '../chance.ts';
import { callableNumbers, handOf, holdsCards, lastLayOf, othersOf, pileOf } from '../round.ts';
import type { Round } from '../state.ts';
import type { EventCard } from './event-card.ts';
import { type Move, wholePile } from './moves.ts';

/** How many cards of a hand the spy sees at most. */
const SPIED = 3;

/** The cards under the last lay. */
function beneath(round: Round) {
  return round.lays.slice(0, -1).flatMap((lay) => lay.cards);
}

/** The seats that hold cards, in the direction of play. */
function holders(round: Round): number[] {
  const clockwise = [...round.hands.keys()].filter((seat) => holdsCards(round, seat));
  return round.direction === 1 ? clockwise : clockwise.reverse();
}

const EVENT_CARDS = {
  peek: {
    when: 'answering',
    outcome: ({ round }, draw) => ({ shown: [oneOf(lastLayOf(round)?.cards ?? [], draw)] }),
  },
  spy: {
    when: 'any',
    seats: othersOf,
    outcome: ({ round, target }, draw) => ({ shown: shuffled(handOf(round, target), draw).slice(0, SPIED) }),
  },
  census: {
    when: 'any',
    changes: ({ round }) => ({ census: round.hands.map((hand) => hand.filter(isKing).length) }),
  },
  gift: {
    when: 'any',
    seats: othersOf,
    cards: handOf,
    outcome: ({ seat, target, chosen }) => ({ moves: [{ card: chosen, from: seat, to: target }] }),
  },
  swap: {
    when: 'any',
    seats: othersOf,
    cards: handOf,
    outcome: ({ round, seat, target, chosen }, draw) => ({
      moves: [
        { card: oneOf(handOf(round, target), draw), from: target, to: seat },
        { card: chosen, from: seat, to: target },
      ],
    }),
  },
  carousel: {
    when: 'any',
    needs: (round, seat) => othersOf(round, seat).length > 0,
    outcome: ({ round }, draw) => {
      const ring = holders(round);
      const moves = ring.map((from, place): Move => {
        return { card: oneOf(handOf(round, from), draw), from, to: ring[(place + 1) % ring.length] ?? from };
      });
      return { moves };
    },
  },
  fish: {
    when: 'answering',
    needs: (round) => beneath(round).length > 0,
    cards: handOf,
    outcome: ({ round, seat, chosen }, draw) => ({
      moves: [
        { card: oneOf(beneath(round), draw), from: 'pile', to: seat },
        { card: chosen, from: seat, to: 'pile' },
      ],
    }),
  },
  renumber: {
    when: 'answering',
    numbers: (round) => callableNumbers(round).filter((number) => number !== round.called),
    duty: 'lay',
    changes: ({ number }) => ({ called: number }),
  },
  reverse: {
    when: 'any',
    changes: ({ round }) => ({ direction: round.direction === 1 ? -1 : 1 }),
  },
  'safe-conduct': { when: 'any', duty: 'lay', mark: 'safe' },
  gauntlet: { when: 'any', duty: 'lay', mark: 'gauntlet' },
  'fools-cap': { when: 'any', duty: 'lay', mark: 'foolsCap' },
  stakes: {
    when: 'answering',
    cards: handOf,
    duty: 'challenge',
    keepsHand: true,
    pickUp: ({ round, seat, of, lie, taker, chosen }, draw) => {
      const moves = wholePile(round, taker);
      if (!lie && holdsCards(round, of)) moves.push({ card: oneOf(handOf(round, of), draw), from: of, to: seat });
      if (lie && chosen !== null) moves.push({ card: chosen, from: seat, to: of });
      return moves;
    },
  },
  halves: {
    when: 'answering',
    duty: 'challenge',
    pickUp: ({ round, seat, of, taker }, draw) => {
      const pile = shuffled(pileOf(round), draw);
      const half = Math.ceil(pile.length / 2);
      const other = taker === seat ? of : seat;
      return pile.map((card, index): Move => ({ card, from: 'pile', to: index < half ? taker : other }));
    },
  },
} satisfies Record<string, EventCard>;

export type EventCardId = keyof typeof EVENT_CARDS;

/** Their ids, in the order of rules.md. */
export const EVENT_CARD_IDS = Object.keys(EVENT_CARDS) as EventCardId[];

/** The declaration of one of them. */
export function eventCard(id: EventCardId): EventCard {
  return EVENT_CARDS[id];
}
