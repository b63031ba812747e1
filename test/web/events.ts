/** Tables with event cards: each of the fourteen in my hand, and everything that they leave to be seen. */
import type { StoryEntry } from '../../worker/rules/story.ts';
import {
  EVENT_CARD_IDS,
  type EventCardId,
  type EventChoice,
  type View,
  type ViewSeat,
} from '../../worker/rules/view.ts';
import { asWatcher, HAND, honest, lead, nothing, respond, waiting } from './samples.ts';

const plain: EventChoice = { seats: [], cards: [], numbers: [] };
const someone = [1, 3];

/** What each card offers me in `holding`. */
export const CHOICES: Readonly<Record<EventCardId, EventChoice>> = {
  peek: plain,
  spy: { ...plain, seats: someone },
  census: plain,
  gift: { ...plain, seats: someone, cards: HAND },
  swap: { ...plain, seats: someone, cards: HAND },
  carousel: plain,
  fish: { ...plain, cards: HAND },
  renumber: { ...plain, numbers: [1, 4, 5, 7] },
  reverse: plain,
  'safe-conduct': plain,
  gauntlet: plain,
  'fools-cap': plain,
  stakes: { ...plain, cards: HAND },
  halves: plain,
};

const withCards = (seats: readonly ViewSeat[]): ViewSeat[] =>
  seats.map((each) => ({ ...each, eventCard: each.seat === 2 ? 'played' : 'held' }));
const dealt = (view: View): View => ({
  ...view,
  options: { ...view.options, eventCards: true },
  seats: withCards(view.seats),
});
const mineIsPlayed = (view: View): View => ({
  ...dealt(view),
  seats: dealt(view).seats.map((each) => (each.seat === view.you ? { ...each, eventCard: 'played' } : each)),
});
const told = (view: View, ...entries: readonly StoryEntry[]): View => ({ ...view, story: [...view.story, ...entries] });

/** I answer, and may play this card. */
export const holding = (card: EventCardId): View => ({
  ...dealt(respond),
  eventCard: card,
  legal: { ...nothing, lay: true, challenge: true, event: CHOICES[card] },
});

/** I have just played this card, and decide. */
const played = (card: EventCardId, legal: Partial<NonNullable<View['legal']>>, view = respond, more = {}): View =>
  told({ ...mineIsPlayed(view), legal: { ...nothing, ...legal } }, { type: 'event-played', seat: 0, card, ...more });

const lastLay = { seat: 3, cards: 3, number: 3, safe: false, gauntlet: false, foolsCap: false };
/** Dilara's lay bears a mark, and I answer. */
const marked = (mark: 'safe' | 'gauntlet' | 'foolsCap', legal: Partial<NonNullable<View['legal']>>): View => ({
  ...dealt(respond),
  eventCard: 'peek',
  round: respond.round && { ...respond.round, lastLay: { ...lastLay, [mark]: true } },
  legal: { ...nothing, ...legal },
});

const challengedByMe: StoryEntry = {
  type: 'challenged',
  seat: 0,
  of: 3,
  number: 3,
  cards: ['r3', 'k2', 'b7'],
  lie: true,
  taker: 3,
  taken: 3,
};
const pickedUp = (moves: Extract<StoryEntry, { type: 'picked-up' }>['moves']): View => ({
  ...told(mineIsPlayed(honest), challengedByMe, { type: 'picked-up', moves }),
  lastReveal: { seat: 3, by: 0, called: 3, cards: ['r3', 'k2', 'b7'], lie: true, taker: 3, taken: 3 },
});

export const foolsCapLead = played('fools-cap', { lay: true, numbers: [1, 2, 3, 4, 5, 6, 7] }, lead);
export const peeked: View = {
  ...played('peek', { lay: true, challenge: true }),
  seen: [{ by: 'peek', seat: 3, cards: ['k2'] }],
};

export const EVENT_TABLES: Readonly<Record<string, View>> = {
  ...Object.fromEntries(EVENT_CARD_IDS.map((card) => [`holding-${card}`, holding(card)])),
  /** It is Ben's turn: mine lies there face down. */
  laterOn: { ...dealt(waiting), eventCard: 'swap' },
  /** On turn, but it does not fit. */
  notNow: { ...dealt(lead), eventCard: 'halves' },
  peeked,
  spied: {
    ...played('spy', { lay: true, challenge: true }),
    seen: [{ by: 'spy', seat: 1, cards: ['r2', 'b4', 'k3'] }],
  },
  counted: {
    ...told(mineIsPlayed(waiting), { type: 'event-played', seat: 1, card: 'census', census: [1, 2, 0, 1] }),
    census: [1, 2, 0, 1],
  },
  renumbered: told(
    {
      ...played('renumber', { lay: true }, respond, { number: 5 }),
      round: respond.round && { ...respond.round, called: 5 },
    },
    { type: 'laid-out', seat: 1, number: 2 },
  ),
  turned: {
    ...told(dealt(waiting), { type: 'event-played', seat: 1, card: 'reverse', direction: -1 }),
    round: waiting.round && { ...waiting.round, direction: -1 },
    eventCard: 'gift',
  },
  given: told({ ...dealt(waiting), eventCard: 'gift' }, { type: 'event-played', seat: 1, card: 'gift', target: 0 }),
  foolsCapLead,
  staked: played('stakes', { challenge: true }),
  laidSafe: marked('safe', { lay: true }),
  laidGauntlet: marked('gauntlet', { challenge: true }),
  laidUnderFoolsCap: marked('foolsCap', { lay: true, challenge: true }),
  halved: pickedUp([
    { from: 'pile', to: 3, cards: 3 },
    { from: 'pile', to: 0, cards: 2 },
  ]),
  doubled: pickedUp([
    { from: 'pile', to: 3, cards: 3 },
    { from: 0, to: 3, cards: 1 },
  ]),
  eventWatcher: { ...dealt(waiting), ...asWatcher, census: [1, 2, 0, 1] },
};
