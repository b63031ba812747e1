/** Tables at moments that pages must show, each as one viewer may know it. */
import type { Card } from '../../worker/rules/cards.ts';
import type { StoryEntry } from '../../worker/rules/story.ts';
import type { Legal, View, ViewRound, ViewSeat } from '../../worker/rules/view.ts';

export const URL = 'https://schwindel.example/t/k7m2qx9t';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dilara', 'Emil', 'Fritzi', 'Gustav', 'Hanna'];
export const seat = (index: number, more: Partial<ViewSeat> = {}): ViewSeat => ({
  seat: index,
  name: NAMES[index] ?? `Gast ${index}`,
  kind: 'human',
  level: null,
  away: false,
  standIn: false,
  left: false,
  asked: false,
  youngest: false,
  cards: 0,
  inRound: false,
  eventCard: 'none',
  points: [],
  total: 0,
  ...more,
});

const base: View = {
  code: 'k7m2qx9t',
  game: 1,
  version: 41,
  now: 1_796_000_000_000,
  turn: 17,
  phase: 'lobby',
  paused: false,
  you: 0,
  host: 0,
  options: { rounds: 8, eventCards: false, turnSeconds: 0 },
  seats: [],
  round: null,
  hand: [],
  eventCard: null,
  legal: null,
  seen: [],
  census: null,
  lastReveal: null,
  result: null,
  winners: null,
  wishes: [],
  asks: [],
  asking: null,
  watching: 0,
  story: [],
};

export const asWatcher = { you: null, hand: null, legal: null, watching: null } as const;
export const lobbyOf = (count: number): View => ({
  ...base,
  seats: Array.from({ length: count }, (_, index) => seat(index)),
});

export const lobbyAlone: View = lobbyOf(1);
export const lobbyHost: View = {
  ...base,
  seats: [seat(0), seat(1, { youngest: true }), seat(2, { away: true }), seat(3)],
};
export const lobbyGuest: View = { ...lobbyHost, you: 1 };
export const lobbyVisitor: View = { ...lobbyHost, ...asWatcher };
export const lobbyFull: View = { ...lobbyOf(8), ...asWatcher };

const points = [
  [3, 0, 12],
  [0, 15, 2],
  [5, 1, 0],
  [2, 2, 14],
];
export const playersOf = (counts: readonly number[]): ViewSeat[] =>
  counts.map((cards, index) => {
    const mine = points[index % points.length] ?? [];
    return seat(index, { cards, inRound: cards > 0, points: mine, total: mine.reduce((sum, each) => sum + each, 0) });
  });

export const round: ViewRound = {
  number: 4,
  colours: 4,
  highest: 7,
  dealer: 3,
  starter: 0,
  direction: 1,
  toAct: 0,
  deadline: null,
  moreTime: 0,
  called: null,
  pile: 0,
  lastLay: null,
  laidOut: [],
};

export const nothing: Legal = { lay: false, challenge: false, numbers: [], layOut: [], event: null };
const begun: StoryEntry = { type: 'round-started', round: 4, dealer: 3, starter: 0 };
export const HAND: readonly Card[] = ['r1', 'r3', 'g3', 'y4', 'r5', 'b5', 'g6', 'k1'];

/** I lead the first trick. */
export const lead: View = {
  ...base,
  phase: 'lead',
  seats: playersOf([8, 8, 8, 8]),
  round,
  hand: HAND,
  legal: { ...nothing, lay: true, numbers: [1, 2, 3, 4, 5, 6, 7] },
  story: [begun],
};

const lays: readonly StoryEntry[] = [
  begun,
  { type: 'laid', seat: 2, cards: 2, number: 3, leads: true },
  { type: 'laid', seat: 3, cards: 3, number: 3, leads: false },
];

/** Dilara, on my right, laid three cards as threes. */
export const respond: View = {
  ...lead,
  phase: 'respond',
  seats: playersOf([8, 8, 6, 5]).map((each) => (each.seat === 1 ? { ...each, away: true, youngest: true } : each)),
  round: {
    ...round,
    called: 3,
    pile: 5,
    lastLay: { seat: 3, cards: 3, number: 3, safe: false, gauntlet: false, foolsCap: false },
    laidOut: [2, 6],
  },
  legal: { ...nothing, lay: true, challenge: true, layOut: [5] },
  story: [...lays, { type: 'laid-out', seat: 1, number: 2 }],
};

/** Only two are left, and the other has no cards. */
export const mustChallenge: View = {
  ...respond,
  seats: playersOf([8, 0, 0, 0]).map((each) => (each.seat === 3 ? { ...each, inRound: true } : each)),
  legal: { ...nothing, challenge: true },
};

/** Ben decides; I may pick cards already. */
export const waiting: View = {
  ...respond,
  round: {
    ...round,
    called: 3,
    pile: 7,
    toAct: 1,
    lastLay: { seat: 0, cards: 2, number: 3, safe: false, gauntlet: false, foolsCap: false },
  },
  legal: nothing,
  story: [...lays, { type: 'laid', seat: 0, cards: 2, number: 3, leads: false }],
};

/** Ben caught me; he leads next. */
export const revealed: View = {
  ...waiting,
  phase: 'lead',
  round: { ...round, toAct: 1, laidOut: [2, 6] },
  lastReveal: { seat: 0, by: 1, called: 3, cards: ['r3', 'k2', 'v5'], lie: true, taker: 0, taken: 7 },
  story: [
    ...waiting.story,
    { type: 'challenged', seat: 1, of: 0, number: 3, cards: ['r3', 'k2', 'v5'], lie: true, taker: 0, taken: 7 },
  ],
};

/** It was the truth, and I lead after Ben took the pile. */
export const honest: View = {
  ...revealed,
  round: { ...round, laidOut: [2, 6] },
  legal: { ...nothing, lay: true, numbers: [1, 3, 4, 5, 7] },
  lastReveal: { seat: 0, by: 1, called: 3, cards: ['r3', 'g3'], lie: false, taker: 1, taken: 7 },
  story: [
    ...waiting.story,
    { type: 'challenged', seat: 1, of: 0, number: 3, cards: ['r3', 'g3'], lie: false, taker: 1, taken: 7 },
  ],
};

export const watcher: View = { ...respond, ...asWatcher };

export const out: View = {
  ...waiting,
  seats: playersOf([0, 8, 6, 5]),
  hand: [],
  round: {
    ...round,
    called: 3,
    pile: 7,
    toAct: 1,
    lastLay: { seat: 3, cards: 1, number: 3, safe: false, gauntlet: false, foolsCap: false },
  },
};

const hands: readonly (readonly Card[])[] = [
  ['r1', 'g1', 'b5'],
  ['r3', 'y7', 'k1', 'k2', 'k3', 'k4'],
  [],
  ['g5', 'b7'],
];

/** Ben drew all four kings. */
export const roundOver: View = {
  ...revealed,
  phase: 'round-over',
  seats: playersOf([3, 6, 0, 2]),
  round: { ...round, toAct: null, laidOut: [2, 6] },
  hand: hands[0] ?? [],
  legal: null,
  result: { reason: 'four-kings', loser: 1, points: [3, 12, 0, 2], hands },
  wishes: [2],
  story: [...revealed.story, { type: 'round-ended', reason: 'four-kings', loser: 1 }],
};
export const roundOverGuest: View = { ...roundOver, you: 1, hand: hands[1] ?? [] };
export const roundOverAsked: View = { ...roundOver, you: 2, hand: [] };
export const roundOverWatcher: View = { ...roundOver, ...asWatcher };

export const gameOver: View = { ...roundOver, phase: 'game-over', winners: [2], wishes: [] };
export const gameOverShared: View = { ...gameOver, you: 1, hand: hands[1] ?? [], winners: [0, 2] };
