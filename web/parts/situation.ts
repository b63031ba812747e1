/** What a view means for its viewer: small questions that several parts ask. */
import type { EventCardId, View, ViewSeat } from '../../worker/rules/view.ts';
import type { Who } from '../words/grammar.ts';

/** The person of a seat as sentences speak of them. */
export function whoSits(view: View, seat: number): Who {
  return { name: view.seats[seat]?.name ?? '?', you: seat === view.you };
}

/** The host, unless it is the viewer or nobody. */
export function otherHost(view: View): Who | null {
  return view.host === null || view.host === view.you ? null : whoSits(view, view.host);
}

export function isHost(view: View): boolean {
  return view.you !== null && view.you === view.host;
}

/** Whether a round is being played. */
export function isPlaying({ phase }: View): boolean {
  return phase === 'lead' || phase === 'respond';
}

/** Whether a game has begun and is not over. */
export function isInGame(view: View): boolean {
  return isPlaying(view) || view.phase === 'round-over';
}

/** Whether somebody is known to have left: a view tells it in the story of the round, later only that they are away. */
export function hasLeft({ story }: View, seat: number): boolean {
  return story.some((entry) => entry.type === 'left' && entry.seat === seat);
}

/** Who holds the title: those with the fewest points, but nobody where no round was scored. */
export function titleHolders({ winners, seats }: View): readonly number[] {
  return seats.some(({ points }) => points.length > 0) ? (winners ?? []) : [];
}

/** Everyone but the viewer, clockwise from the viewer's left; all from the first seat on for a watcher. */
export function othersInOrder({ seats, you }: View): ViewSeat[] {
  return you === null ? [...seats] : [...seats.slice(you + 1), ...seats.slice(0, you)];
}

/** Whether it is the viewer's turn; while the game is paused it is nobody's. */
export function isActing({ paused, round, you }: View): boolean {
  return you !== null && round !== null && round.toAct === you && !paused;
}

/** Whoever the game waits for. */
export function whoActs({ round, seats }: View): ViewSeat | undefined {
  return round?.toAct == null ? undefined : seats[round.toAct];
}

/** The event card that whoever acts has played in this turn: what it asks for holds until they lay or challenge. */
export function cardInForce({ round, story }: View): EventCardId | null {
  const newest = story.findLast(({ type }) => type === 'laid' || type === 'challenged' || type === 'event-played');
  return newest?.type === 'event-played' && newest.seat === round?.toAct ? newest.card : null;
}

/** The people whose wish for the next round is missing. A bot has none, and nobody waits for those who are away. */
export function stillAsked({ seats, wishes }: View): ViewSeat[] {
  return seats.filter(({ seat, kind, away }) => kind === 'human' && !away && !wishes.includes(seat));
}

/** Whether cards of the last challenge lie open: until the next lay. */
export function revealIsOpen({ lastReveal, story }: View): boolean {
  const newest = story.findLast(({ type }) => type === 'laid' || type === 'challenged');
  return lastReveal !== null && newest?.type === 'challenged';
}

/** A name as an id of the page: unique at a table, and without anything that an id may not hold. */
export function nameId(name: string): string {
  return encodeURIComponent(name.toWellFormed());
}

/**
 * Whether nothing is expected of the viewer, so that a page without scripts may reload itself.
 * Never while they decide or fill in a form: a reload would take away what they chose.
 */
export function isWaiting(view: View): boolean {
  const { phase, you, seats, wishes } = view;
  if (phase === 'lobby') return you === null ? seats.length >= 8 : !isHost(view) || seats.length < 3;
  if (you === null) return true;
  if (view.paused) return !isHost(view);
  if (phase === 'round-over') return !isHost(view) && wishes.includes(you);
  if (phase === 'game-over') return !isHost(view);
  return !isActing(view);
}
