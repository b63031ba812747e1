/** What a view means for its viewer: small questions that several parts ask. */
import type { EventCardId, View, ViewAsk, ViewSeat } from '../../worker/rules/view.ts';
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

/** The people who play; for those who left a bot does. */
export function peopleOf({ seats }: View): ViewSeat[] {
  return seats.filter(({ kind, left }) => kind === 'human' && !left);
}

/** Whether a viewer without a seat may ask for one of a running game: not while they wait for an answer, nor soon after a no. */
function mayAsk(view: View): boolean {
  const { asking, now, you } = view;
  if (you !== null || !isInGame(view)) return false;
  if (asking?.state === 'refused') return asking.until === null || now >= asking.until;
  return asking?.state !== 'open' && asking?.state !== 'promised';
}

/** The seats whose person the viewer may say to be: away, while somebody else plays who can tell. */
export function seatsToClaim(view: View): ViewSeat[] {
  const people = peopleOf(view);
  return mayAsk(view) && people.length > 1 ? people.filter(({ away, asked }) => away && !asked) : [];
}

/** The seats that the viewer may ask to take over from a bot, while somebody plays who can say yes. */
export function seatsToTakeOver(view: View): ViewSeat[] {
  if (!mayAsk(view) || peopleOf(view).length === 0) return [];
  return view.seats.filter(({ kind, left, asked }) => (kind === 'bot' || left) && !asked);
}

/** Whether the viewer's own answer to an ask is missing. */
export function awaitsViewer(view: View, { kind, agreed, promised }: ViewAsk): boolean {
  if (view.you === null || promised) return false;
  return kind === 'claim' ? !agreed.includes(view.you) : isHost(view);
}

/**
 * Whether nothing is expected of the viewer, so that a page without scripts may reload itself.
 * Never while they decide or fill in a form: a reload would take away what they chose.
 */
export function isWaiting(view: View): boolean {
  const { phase, you, seats, wishes } = view;
  if (phase === 'lobby') return you === null ? seats.length >= 8 : !isHost(view) || seats.length < 3;
  if (you === null) return seatsToTakeOver(view).length === 0;
  if (view.asks.some((ask) => awaitsViewer(view, ask))) return false;
  if (view.paused) return !isHost(view);
  if (phase === 'round-over') return !isHost(view) && wishes.includes(you);
  if (phase === 'game-over') return !isHost(view);
  return !isActing(view);
}
