/** Tables with bots, a clock, a pause, and people who are away or gone. */
import type { View } from '../../worker/rules/view.ts';
import { holding } from './events.ts';
import {
  lead,
  lobbyAlone,
  lobbyHost,
  lobbyVisitor,
  nothing,
  respond,
  roundOver,
  roundOverAsked,
  seat,
  waiting,
  watcher,
} from './samples.ts';

const BOTS = [
  { name: 'Pixel', level: 'normal' },
  { name: 'Momo', level: 'easy' },
  { name: 'Kiwi', level: 'hard' },
] as const;

export const bot = (index: number) => ({ kind: 'bot', ...(BOTS[index] ?? BOTS[0]) }) as const;
/** Everyone but me is a bot. */
const amongBots = (view: View): View => ({
  ...view,
  options: { ...view.options, turnSeconds: 60 },
  seats: view.seats.map((each) => (each.seat === 0 ? each : { ...each, away: false, ...bot(each.seat - 1) })),
});

/** A view in which this much time is left of a minute. */
export const withClock = (view: View, seconds: number, moreTime = 3): View => ({
  ...view,
  options: { ...view.options, turnSeconds: 60 },
  round: view.round && { ...view.round, deadline: view.now + seconds * 1000, moreTime },
});

const paused = (view: View): View => ({
  ...view,
  paused: true,
  options: { ...view.options, turnSeconds: 60 },
  legal: view.legal && nothing,
});

export const whereBen = (view: View, more: Partial<View['seats'][number]>): View => ({
  ...view,
  seats: view.seats.map((each) => (each.seat === 1 ? { ...each, ...more } : each)),
});

export const benStandsIn: View = {
  ...withClock(whereBen(waiting, { away: true, standIn: true }), 40),
  story: [...waiting.story, { type: 'laid', seat: 1, cards: 1, number: 3, leads: false, standIn: true }],
};

export const COMPANY_TABLES: Readonly<Record<string, View>> = {
  lobbyBots: {
    ...lobbyAlone,
    options: { rounds: 8, eventCards: true, turnSeconds: 60 },
    seats: [seat(0), { ...seat(1), ...bot(0) }, { ...seat(2), ...bot(1) }, { ...seat(3), ...bot(2) }],
  },
  lobbyOtherClock: { ...lobbyHost, options: { ...lobbyHost.options, turnSeconds: 45 } },
  lobbyBotsVisitor: {
    ...lobbyVisitor,
    options: { rounds: 4, eventCards: true, turnSeconds: 0 },
    seats: [seat(0), { ...seat(1), ...bot(0) }],
  },
  practice: { ...amongBots(holding('spy')), round: withClock(respond, 52).round },
  botActs: amongBots(waiting),
  myClock: withClock(holding('gift'), 42),
  myLead: withClock(lead, 58, 2),
  myLastSeconds: withClock(respond, 7, 0),
  longClock: withClock({ ...waiting, options: { ...waiting.options, turnSeconds: 300 } }, 272),
  clockWatcher: withClock(watcher, 9),
  pausedHost: paused(respond),
  pausedGuest: paused({ ...respond, host: 1 }),
  pausedWatcher: paused(watcher),
  pausedRoundOver: paused(roundOver),
  benIsAway: withClock(whereBen(waiting, { away: true, standIn: true }), 18),
  benStandsIn,
  benLeft: {
    ...whereBen(waiting, { away: true, standIn: true, left: true }),
    story: [...waiting.story, { type: 'left', seat: 1 }],
  },
  roundOverWithBots: { ...amongBots(roundOver), wishes: [] },
  roundOverMissing: { ...roundOverAsked, wishes: [2, 3] },
};
