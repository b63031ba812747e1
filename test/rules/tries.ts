/** What somebody might try in a running round, sensible or not. */
import { type Card, cardsIn } from '../../worker/rules/cards.ts';
import type { Intent } from '../../worker/rules/commands.ts';
import { legalFor } from '../../worker/rules/legal.ts';
import { roundOf, type State } from '../../worker/rules/state.ts';
import { oneOf, type Pick, someOf } from './play.ts';

/** A choice out of what is offered, or one that nobody offered, or none. */
function tried<Item>(offered: readonly Item[], others: readonly Item[], pick: Pick): Item | undefined {
  const strays = pick(8) === 0;
  if (strays) return pick(3) === 0 ? undefined : oneOf(others, pick);
  return offered.length === 0 ? undefined : oneOf(offered, pick);
}

function eventTried(state: State, seat: number, pick: Pick): Intent {
  const { hands, deck } = roundOf(state);
  const { seats = [], cards = [], numbers = [] } = legalFor(state, seat)?.event ?? {};
  const target = tried(seats, [...hands.keys(), 9], pick);
  const card = tried(cards, cardsIn(deck), pick);
  const number = tried(numbers, [0, 1, 2, 3, 4, 5, 6, 7, 8], pick);
  return {
    type: 'play-event',
    ...(target === undefined ? {} : { seat: target }),
    ...(card === undefined ? {} : { card }),
    ...(number === undefined ? {} : { number }),
  };
}

/** One try of a seat. */
export function attempt(state: State, seat: number, pick: Pick): Intent {
  const round = roundOf(state);
  const kind = pick(11);
  if (kind === 0) return { type: 'challenge' };
  if (kind === 1) return { type: 'lay-out', number: pick(9) };
  if (kind < 5) return eventTried(state, seat, pick);
  const hand = round.hands[seat] ?? [];
  const source = kind === 5 || hand.length === 0 ? cardsIn(round.deck) : hand;
  const cards: Card[] = kind === 6 ? [] : someOf(source, pick);
  const twice = kind === 7 ? [...cards, oneOf(cards, pick)] : cards;
  const number = pick(2) === 0 ? (round.called ?? pick(9)) : pick(9);
  return { type: 'lay', cards: twice, ...(pick(3) === 0 ? {} : { number }) };
}
