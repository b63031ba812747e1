/** The clock of a decision: nothing but what the facts and their times say (api.md, Commands, The view). */
import type { State } from './state.ts';

/** Time to look at a reveal, before the clock of the next decision starts. */
export const REVEAL_MS = 4_000;
/** How much more time is given at once, and how often in one turn. */
const MORE_TIME_MS = 60_000;
export const MOST_MORE_TIMES = 3;

export interface Clock {
  /** When it started, or will, in milliseconds since 1970. */
  readonly since: number;
  /** How often more time was asked for in this turn. */
  readonly moreTimes: number;
}

/** A clock that starts now. */
export function startedAt(since: number): Clock {
  return { since, moreTimes: 0 };
}

/** Whether the decision that is due is a person's own, so that a clock can run for it. */
function isPersons({ phase, round, seats }: State): boolean {
  const seat = phase === 'playing' && round?.toAct != null ? seats[round.toAct] : undefined;
  return seat !== undefined && seat.kind === 'human' && !seat.left;
}

/** When the time for the decision that is due runs out, in milliseconds since 1970; null where no clock runs. */
export function deadlineOf(state: State): number | null {
  const { options, clock, pausedAt } = state;
  if (options.turnSeconds === 0 || pausedAt !== null || !isPersons(state)) return null;
  return clock.since + options.turnSeconds * 1000 + clock.moreTimes * MORE_TIME_MS;
}

/** How often whoever is to act may still ask for more time. */
export function moreTimesLeft(state: State): number {
  return deadlineOf(state) === null ? 0 : MOST_MORE_TIMES - state.clock.moreTimes;
}
