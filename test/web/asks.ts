/** Tables at which somebody without a seat asks for one, as those who play and whoever asks may know them. */
import type { View, ViewAsk, ViewAsking } from '../../worker/rules/view.ts';
import { bot, whereBen } from './company.ts';
import { asWatcher, respond, roundOver, waiting } from './samples.ts';

const MINUTE_MS = 60_000;

/** Somebody says to be the person of a seat. */
export const claimOf = (view: View, seat: number, ask = 7): ViewAsk => ({
  ask,
  kind: 'claim',
  seat,
  name: view.seats[seat]?.name ?? '?',
  promised: false,
  agreed: [],
  until: view.now + 5 * MINUTE_MS,
});

/** Ben is away, and Dilara's seat is a bot's with 18 points. */
const mixed = (view: View): View => ({
  ...whereBen(view, { away: true, standIn: true }),
  seats: whereBen(view, { away: true, standIn: true }).seats.map((each) =>
    each.seat === 3 ? { ...each, ...bot(0), away: false } : each,
  ),
});
const asked = (view: View, ...asks: readonly ViewAsk[]): View => ({
  ...view,
  seats: view.seats.map((each) => ({ ...each, asked: asks.some(({ seat }) => seat === each.seat) })),
  asks,
});

const table = mixed(waiting);
export const claim = claimOf(table, 1);
export const takeOver: ViewAsk = { ...claim, ask: 8, kind: 'take-over', seat: 3, name: 'Dora' };
const promised = (ask: ViewAsk): ViewAsk => ({ ...ask, promised: true, until: null });

/** Anna, the host, waits for Ben; Cleo is the other one who is here. */
export const claimed = asked(table, claim);
export const wanted = asked(table, takeOver);

/** A watcher, who has asked for this. */
const asking = (view: View, { promised: _promised, ...ask }: ViewAsk, more: Partial<ViewAsking>): View => ({
  ...asked(view, { ...ask, promised: false }),
  ...asWatcher,
  asks: [],
  asking: { ...ask, state: 'open', ...more },
});
const ended = (state: ViewAsking['state'], until: number | null = null): View => ({
  ...asking(table, claim, { state, until }),
  seats: table.seats,
});

export const ASK_TABLES: Readonly<Record<string, View>> = {
  claimHost: claimed,
  claimGuest: { ...claimed, you: 2, host: 0 },
  claimAgreed: { ...asked(table, { ...claim, agreed: [2] }), you: 2 },
  claimHalf: asked(table, { ...claim, agreed: [2] }),
  claimMyTurn: asked(mixed(respond), claim),
  claimRoundOver: asked(mixed(roundOver), claim),
  /** Only Anna and Ben are people. */
  claimOfTwo: asked(
    { ...table, seats: table.seats.map((each) => (each.seat === 2 ? { ...each, ...bot(1) } : each)) },
    claim,
  ),
  /** Cleo is away, too. */
  claimAlone: asked(
    { ...table, seats: table.seats.map((each) => (each.seat === 2 ? { ...each, away: true } : each)) },
    { ...claim, agreed: [0] },
  ),
  takeOverHost: wanted,
  takeOverGuest: { ...wanted, you: 2 },
  takeOverAndClaim: { ...asked(table, claim, takeOver), watching: 3 },
  promisedBoth: asked(table, promised(claim), promised(takeOver)),
  watched: { ...waiting, watching: 2 },
  watcherAmongBots: { ...table, ...asWatcher },
  watcherOfLeft: { ...whereBen(table, { away: true, left: true }), ...asWatcher },
  watcherRoundOver: { ...mixed(roundOver), ...asWatcher },
  askingClaim: asking(table, { ...claim, agreed: [2] }, {}),
  askingTakeOver: asking(table, takeOver, {}),
  askingPromised: asking(table, claim, { state: 'promised', until: null }),
  askingPromisedSeat: asking(table, takeOver, { state: 'promised', until: null }),
  askingRefused: ended('refused', table.now + 3.5 * MINUTE_MS),
  askingRefusedBefore: ended('refused', table.now),
  askingLapsed: ended('lapsed'),
  askingReturned: ended('returned'),
  askingOver: ended('over'),
  askingWithdrawn: ended('withdrawn'),
  toldClaimed: {
    ...table,
    story: [
      ...table.story,
      { type: 'changed-hands', seat: 1, how: 'claimed' },
      { type: 'changed-hands', seat: 1, how: 'reclaimed' },
      { type: 'taken-over', seat: 2, was: 'bot' },
      { type: 'taken-over', seat: 3, was: 'human' },
    ],
  },
};
