/** What a table has to do by itself, and when: computed from the log and from who is present, never stored. */
import { deadlineOf } from '../rules/clock.ts';
import type { State } from '../rules/state.ts';

/** A bot plays for somebody who is away this long after it is their turn, or after they went. */
export const STAND_IN_AFTER_MS = 20_000;

export type Due =
  /** A bot's own move, or one in place of a person. */
  | { readonly at: number; readonly what: 'move'; readonly seat: number; readonly standIn: boolean }
  /** A bot that is not to act may want to lay out. */
  | { readonly at: number; readonly what: 'lay-out'; readonly seat: number; readonly standIn: boolean }
  | { readonly at: number; readonly what: 'next-round' }
  /** Somebody's presence may run out: time to look. */
  | { readonly at: number; readonly what: 'look' };

/** What is known of the people, as the moment has it. */
export interface Attendance {
  /** Seats whose person is present. */
  readonly present: readonly number[];
  /** When a seat's person went away, in milliseconds since 1970. */
  readonly awaySince: (seat: number) => number;
  /** When a seat's person will count as away without another sign of life. */
  readonly presentUntil: (seat: number) => number;
}

export interface Pace {
  /** How long the bot that is to act thinks, drawn before it decides what. */
  readonly thinking: number;
  /** How long the pause after a round lasts; 0: until somebody asks. */
  readonly roundPause: number;
}

/** The next thing that is due; null while the table sleeps, is paused or waits for nothing but people. */
export function nextDue(state: State, { present, awaySince, presentUntil }: Attendance, pace: Pace): Due | null {
  const { phase, round, pausedAt, clock, seats } = state;
  if (present.length === 0 || pausedAt !== null) return null;
  if (phase === 'round-over')
    return pace.roundPause > 0 ? { at: clock.since + pace.roundPause, what: 'next-round' } : null;
  const seat = round?.toAct ?? null;
  const acting = seat === null ? undefined : seats[seat];
  if (phase !== 'playing' || seat === null || acting === undefined) return null;
  if (acting.kind === 'bot' || acting.left) {
    // With no time to think there is none to look at a reveal either: it is the pace of tests and of bots among themselves.
    const since = pace.thinking === 0 ? 0 : Math.max(clock.since, state.changedAt);
    return { at: since + pace.thinking, what: 'move', seat, standIn: acting.kind === 'human' };
  }
  const isAway = !present.includes(seat);
  const patience = isAway
    ? Math.max(clock.since, state.resumedAt, awaySince(seat)) + STAND_IN_AFTER_MS
    : Number.POSITIVE_INFINITY;
  const move = Math.min(patience, deadlineOf(state) ?? Number.POSITIVE_INFINITY);
  const look = isAway ? Number.POSITIVE_INFINITY : presentUntil(seat);
  if (Math.min(move, look) === Number.POSITIVE_INFINITY) return null;
  return move <= look ? { at: move, what: 'move', seat, standIn: true } : { at: look, what: 'look' };
}
