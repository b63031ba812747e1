import type { View } from '../../worker/rules/view.ts';
import type { Lang, Words } from '../words/index.ts';
import { words } from '../words/index.ts';

/** How often more time is given in a turn, and how much. */
const MOST_MORE_TIMES = 3;
const MORE_SECONDS = 60;
/** From here on it is told with more weight. */
const ENDING_SECONDS = 10;
/** From here on it is told in minutes. */
const MINUTES_FROM = 100;

/** A time that is left, as text; the island in the browser says it in the same way. */
export function timeLeft(seconds: number, { clock }: Words['game']): string {
  const time =
    seconds < MINUTES_FROM
      ? clock.seconds(String(seconds))
      : clock.minutes(String(Math.floor(seconds / 60)), String(seconds % 60).padStart(2, '0'));
  return seconds <= ENDING_SECONDS ? clock.ending(time) : clock.left(time);
}

/**
 * How long whoever acts still has, for everyone. No part of the news, so that nobody has it read out every second.
 * The place is kept where a table has a clock, as for bots and in a pause none runs.
 */
export function Clock({ lang, view: { now, options, round, paused } }: { lang: Lang; view: View }) {
  const { game } = words(lang);
  const { clock } = game;
  if (options.turnSeconds === 0 || round === null || round.toAct === null) return null;
  if (round.deadline === null || paused) return <p id="clock" class="clock still" />;
  const given = options.turnSeconds + (MOST_MORE_TIMES - round.moreTime) * MORE_SECONDS;
  const left = Math.min(given, Math.max(0, Math.ceil((round.deadline - now) / 1000)));
  return (
    <p
      id="clock"
      class={left <= ENDING_SECONDS ? 'clock ending' : 'clock'}
      data-now={now}
      data-deadline={round.deadline}
      data-ending={ENDING_SECONDS}
      data-minutes-from={MINUTES_FROM}
      data-left={clock.left('#')}
      data-over={clock.ending('#')}
      data-seconds={clock.seconds('#')}
      data-minutes={clock.minutes('#', '@')}
    >
      <progress id="clock-bar" max={given} value={left} aria-label={clock.title} />
      <span id="clock-text">{timeLeft(left, game)}</span>
    </p>
  );
}
