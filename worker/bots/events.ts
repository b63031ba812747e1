/** When an event card is worth playing and with what, and what to lay under one that stays with the lay. */
import { type Card, isKing, numberOf } from '../rules/cards.ts';
import type { Intent } from '../rules/commands.ts';
import type { EventCardId, EventChoice } from '../rules/view.ts';
import { held, KINDS, type Mark, nextAfter } from './model.ts';
import type { Situation } from './situation.ts';
import type { Move } from './weigh.ts';

/** What is chosen for an event card; null where it had better wait. */
interface Choice {
  readonly seat?: number | undefined;
  readonly card?: Card | undefined;
  readonly number?: number | undefined;
}
type Wish = (situation: Situation, choice: EventChoice) => Choice | null;

/** A glance is of use while the last lay may be one or the other. */
const UNSURE = { from: 0.15, to: 0.85 } as const;
/** A stake is worth it on a likely lie. */
const LIKELY = 0.7;

function kingsOf({ model, place }: Situation): number {
  return held(model, place.seat, 0);
}

/** The number to lay for: the call, else the one held most often. */
function bestNumber({ model, place }: Situation): number {
  if (model.called !== 0) return model.called;
  const { numbers } = place.legal;
  return numbers.reduce(
    (best, number) => (held(model, place.seat, number) > held(model, place.seat, best) ? number : best),
    numbers[0] ?? 1,
  );
}

/** How many cards of it one could lay honestly. */
function honest(situation: Situation): number {
  return held(situation.model, situation.place.seat, bestNumber(situation));
}

/** Of some seats the one with the most cards, or the fewest. */
function seatWith(which: 'most' | 'fewest', { model }: Situation, seats: readonly number[]): number | undefined {
  const sign = which === 'most' ? 1 : -1;
  const size = (seat: number) => sign * (model.sizes[seat] ?? 0);
  return seats.length === 0 ? undefined : seats.reduce((best, seat) => (size(seat) > size(best) ? seat : best));
}

/** The card to be rid of: a king, else one of the number held fewest times. */
function leastWanted({ model, place }: Situation, cards: readonly Card[]): Card | undefined {
  const king = cards.find(isKing);
  const count = (card: Card) => held(model, place.seat, numberOf(card) ?? 0);
  return king ?? cards.toSorted((one, other) => count(one) - count(other))[0];
}

const WISHES: Readonly<Record<EventCardId, Wish>> = {
  peek: ({ leave }) => (leave.lay && leave.lie > UNSURE.from && leave.lie < UNSURE.to ? {} : null),
  spy: (situation, { seats }) => {
    const { layBy } = situation.model;
    return { seat: seats.includes(layBy) ? layBy : seatWith('most', situation, seats) };
  },
  // It would tell the others of one's own kings too.
  census: (situation) => (kingsOf(situation) === 0 ? {} : null),
  gift: (situation, { seats, cards }) => {
    if (kingsOf(situation) === 0 && cards.length > 1) return null;
    return { seat: seatWith('fewest', situation, seats), card: leastWanted(situation, cards) };
  },
  swap: (situation, { seats, cards }) =>
    kingsOf(situation) === 0 ? null : { seat: seatWith('most', situation, seats), card: leastWanted(situation, cards) },
  carousel: (situation) => (kingsOf(situation) * 4 > situation.place.hand.length ? {} : null),
  fish: (situation, { cards }) => (kingsOf(situation) === 0 ? null : { card: leastWanted(situation, cards) }),
  renumber: (situation, { numbers }) => {
    const { model, place, leave } = situation;
    const count = (number: number) => held(model, place.seat, number);
    const number = numbers.toSorted((one, other) => count(other) - count(one))[0];
    if (number === undefined || count(number) === 0 || honest(situation) > 0 || leave.lie > 0.5) return null;
    return { number };
  },
  // Whoever laid before is asked next; of use before a lie, if they hold fewer cards than the one who would be.
  reverse: (situation) => {
    const { model, place } = situation;
    const next = model.sizes[nextAfter(model, place.seat)] ?? 0;
    const before = model.layBy === -1 ? 0 : (model.sizes[model.layBy] ?? 0);
    return honest(situation) === 0 && before > 0 && before < next ? {} : null;
  },
  'safe-conduct': () => ({}),
  gauntlet: (situation) => (honest(situation) >= (situation.model.pileSize > 1 ? 1 : 2) ? {} : null),
  'fools-cap': (situation) => (kingsOf(situation) > 0 ? {} : null),
  stakes: (situation, { cards }) => (situation.leave.lie > LIKELY ? { card: leastWanted(situation, cards) } : null),
  // Both take a half, so that it only helps where turning up cannot be helped.
  halves: ({ leave }) => (!leave.lay && leave.lie < 0.5 ? {} : null),
};

/** What the seat wants to do with its event card now; null for nothing. */
export function eventWish(situation: Situation): Intent | null {
  const { legal, view } = situation.place;
  if (legal.event === null || view.eventCard === null) return null;
  const choice = WISHES[view.eventCard](situation, legal.event);
  if (choice === null) return null;
  const { seat, card, number } = choice;
  return {
    type: 'play-event',
    ...(seat === undefined ? {} : { seat }),
    ...(card === undefined ? {} : { card }),
    ...(number === undefined ? {} : { number }),
  };
}

/** What an event card in force makes of the lay that follows. */
export function markInForce({ force }: Situation): Mark {
  return force === 'safe-conduct' || force === 'gauntlet' || force === 'fools-cap' ? force : 'none';
}

/** Fills the lay that an event card in force asks for; false where none does, or there is nothing of the kind to lay. */
export function fillBoundLay(situation: Situation, move: Move): boolean {
  const { model, place, leave } = situation;
  const mark = markInForce(situation);
  if (mark === 'none' || !leave.lay) return false;
  const number = bestNumber(situation);
  const row = place.seat * KINDS;
  const all = model.hands.subarray(row, row + KINDS);
  move.challenge = false;
  move.number = number;
  // A lay that nobody can challenge may as well be the whole hand.
  if (mark === 'safe-conduct') move.cards.set(all);
  else {
    move.cards.fill(0);
    move.cards[number] = all[number] ?? 0;
    if (mark === 'fools-cap') move.cards[0] = all[0] ?? 0;
  }
  return move.cards.some((count) => count > 0);
}
