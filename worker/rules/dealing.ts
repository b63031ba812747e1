/** Setting up a round (rules.md, Setting up a round). */
import { promisesKept } from './asking.ts';
import { type Card, cardsIn, deckFor, sorted } from './cards.ts';
import { type Draw, drawFrom, shuffled } from './chance.ts';
import type { Command } from './commands.ts';
import { withEnds } from './ending.ts';
import { EVENT_CARD_IDS } from './events/cards.ts';
import { type Fact, happenedAt } from './facts.ts';
import { carryOf, type State } from './state.ts';

/** The seats clockwise, beginning at the dealer's left. */
function fromDealersLeft(seats: number, dealer: number): number[] {
  return Array.from({ length: seats }, (_, step) => (dealer + 1 + step) % seats);
}

/** Deals all cards one at a time, clockwise from the dealer's left; the hands come sorted, one a seat. */
function deal(seats: number, dealer: number, draw: Draw): Card[][] {
  const hands = Array.from({ length: seats }, (): Card[] => []);
  const order = fromDealersLeft(seats, dealer);
  shuffled(cardsIn(deckFor(seats)), draw).forEach((card, index) => {
    const seat = order[index % seats];
    if (seat !== undefined) hands[seat]?.push(card);
  });
  return hands.map(sorted);
}

/**
 * Who leads the first trick: whoever holds the most cards; among several of them the youngest, and if the youngest is
 * not among them, the first clockwise from the dealer's left.
 */
export function starterOf(sizes: readonly number[], dealer: number, youngest: number): number {
  const most = Math.max(...sizes);
  if (sizes[youngest] === most) return youngest;
  return fromDealersLeft(sizes.length, dealer).find((seat) => sizes[seat] === most) ?? youngest;
}

/**
 * The facts of the next round's beginning, drawn from the command's words; a hand dealt all four kings ends it at once.
 * The first dealer is drawn, later the deal passes clockwise. The youngest is drawn if nobody is marked. Who was promised a
 * seat has it from here on.
 */
export function beginRound(state: State, command: Command): readonly Fact[] {
  const draw = drawFrom(command.random);
  const seats = state.seats.length;
  const dealer = state.round === null ? draw(seats) : (state.round.dealer + 1) % seats;
  const youngest = state.youngest ?? draw(seats);
  const hands = deal(seats, dealer, draw);
  const promises = promisesKept(state);
  const started = happenedAt(command.at, {
    type: 'round-started',
    round: (state.round?.number ?? 0) + 1,
    dealer,
    starter: starterOf(
      hands.map((hand) => hand.length),
      dealer,
      youngest,
    ),
    hands,
    eventCards: state.options.eventCards ? shuffled(EVENT_CARD_IDS, draw).slice(0, seats) : hands.map(() => null),
    carry: {
      ...carryOf(state),
      seats: promises.seats,
      asks: promises.asks,
      youngest,
      youngestDrawn: state.youngestDrawn || state.youngest === null,
      turn: state.turn + 1,
    },
  });
  return withEnds(state, [...started, ...happenedAt(command.at, ...promises.told)], command.at);
}
