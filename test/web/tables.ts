/** Every sample table by name, and those that are as full as they can be. */
import type { Card } from '../../worker/rules/cards.ts';
import type { View } from '../../worker/rules/view.ts';
import { ASK_TABLES, claimOf } from './asks.ts';
import { COMPANY_TABLES, withClock } from './company.ts';
import { EVENT_TABLES } from './events.ts';
import * as samples from './samples.ts';

const { lead, lobbyOf, nothing, playersOf, round } = samples;

/** As wide as twenty characters get. */
export const WIDE = ['WWWWWWWWWWWWWWWWWWWW', 'Maximiliane-Mathilda', 'Großmutter Mümmelmann', '<b>Bobby</b> & "Co"'];

const SUITS = ['r', 'y', 'g', 'b', 'v'] as const;
/** Thirty cards of the largest deck. */
export const THIRTY: readonly Card[] = [
  ...[1, 2, 3, 4, 5, 6].flatMap((number) => SUITS.map((suit): Card => `${suit}${number}`)).slice(0, 28),
  'k1',
  'k3',
];

/** Eight players with wide names, and I hold nearly everything. */
export const crowded: View = {
  ...lead,
  you: 4,
  host: 1,
  seats: playersOf([1, 2, 0, 1, 30, 2, 1, 2]).map((each) => ({ ...each, name: WIDE[each.seat] ?? each.name })),
  hand: THIRTY,
  round: { ...round, colours: 5, toAct: 4 },
  legal: { ...nothing, lay: true, numbers: [1, 2, 3, 4, 5, 6, 7], layOut: [1, 2] },
};
export const crowdedLobby: View = {
  ...lobbyOf(8),
  seats: lobbyOf(8).seats.map((each) => ({ ...each, name: WIDE[each.seat] ?? each.name })),
};
export const crowdedOver: View = {
  ...crowded,
  phase: 'game-over',
  host: 4,
  round: { ...round, colours: 5, toAct: null },
  result: {
    reason: 'only-kings',
    loser: null,
    points: [0, 10, 0, 0, 10, 0, 10, 0],
    hands: [[], ['k2'], [], [], ['k1', 'k3'], [], ['k4'], []],
  },
  winners: [0, 3, 5, 7],
  legal: null,
};

/** The same with everything that event cards and a clock can add. */
export const crowdedEvents: View = {
  ...withClock(crowded, 42),
  options: { rounds: 8, eventCards: true, turnSeconds: 60 },
  seats: crowded.seats.map((each) => ({
    ...each,
    eventCard: each.seat % 3 === 0 ? 'played' : 'held',
    standIn: each.seat === 3,
    away: each.seat === 3,
  })),
  phase: 'respond',
  round: {
    ...round,
    colours: 5,
    toAct: 4,
    called: 3,
    pile: 24,
    moreTime: 3,
    deadline: crowded.now + 42_000,
    laidOut: [2, 6],
    lastLay: { seat: 0, cards: 11, number: 3, safe: false, gauntlet: true, foolsCap: false },
  },
  eventCard: 'swap',
  legal: {
    ...nothing,
    challenge: true,
    layOut: [1, 2],
    event: { seats: [0, 1, 3, 5, 6, 7], cards: THIRTY, numbers: [] },
  },
  census: [1, 0, 0, 1, 2, 0, 0, 0],
};

/** As many questions at once as a table of eight can be asked, about people with wide names. */
export const crowdedAsks: View = {
  ...crowded,
  host: 4,
  seats: crowded.seats.map((each) => ({ ...each, away: each.seat < 3, asked: each.seat < 3 })),
  asks: [0, 1, 2].map((seat) => claimOf(crowded, seat, 7 + seat)),
  watching: 12,
};

/** Every table by name. */
export const TABLES: Readonly<Record<string, View>> = {
  lobbyAlone: samples.lobbyAlone,
  lobbyHost: samples.lobbyHost,
  lobbyGuest: samples.lobbyGuest,
  lobbyVisitor: samples.lobbyVisitor,
  lobbyFull: samples.lobbyFull,
  lead: samples.lead,
  respond: samples.respond,
  mustChallenge: samples.mustChallenge,
  waiting: samples.waiting,
  revealed: samples.revealed,
  honest: samples.honest,
  watcher: samples.watcher,
  out: samples.out,
  roundOver: samples.roundOver,
  roundOverGuest: samples.roundOverGuest,
  roundOverAsked: samples.roundOverAsked,
  roundOverWatcher: samples.roundOverWatcher,
  gameOver: samples.gameOver,
  gameOverShared: samples.gameOverShared,
  crowded,
  crowdedLobby,
  crowdedOver,
  crowdedEvents,
  ...EVENT_TABLES,
  ...COMPANY_TABLES,
  ...ASK_TABLES,
  crowdedAsks,
};
