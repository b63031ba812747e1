/** Who may ask for what, and when: what is refused whatever exactly a command asks for. */
import { type Command, type Intent, type Refusal, refuse } from './commands.ts';
import { isHere } from './seating.ts';
import { hostSeat, type State } from './state.ts';

type Type = Intent['type'];

/** A bot plays these, in its own seat and in that of a person who left; all else is for people. */
export const MOVES: readonly Type[] = ['lay', 'challenge', 'lay-out', 'play-event'];
const OF_LOBBY: readonly Type[] = ['set-options', 'remove-seat', 'move-seat', 'set-youngest', 'rename', 'start'];
const OF_TURN: readonly Type[] = [
  'lay',
  'challenge',
  'play-event',
  'more-time',
  'remove-seat',
  'move-seat',
  'set-youngest',
];
const OF_HOST: readonly Type[] = [
  'set-options',
  'remove-seat',
  'move-seat',
  'set-youngest',
  'start',
  'pause',
  'resume',
  'end-game',
  'pass-host',
  'dismiss',
  'let-in',
  'rematch',
];
/** While the game is paused none of these is taken. */
const STOPPED: readonly Type[] = [...MOVES, 'more-time', 'next-round'];

/**
 * The seat that asks, if it may ask for this at all and at this time, else the refusal, in the order of api.md:
 * not-allowed, already-started, stale-turn, not-now.
 */
export function seatAsking(state: State, { seat, turn }: Command, type: Type): number | Refusal {
  const asking = seat === null ? undefined : state.seats[seat];
  const belongs = MOVES.includes(type) ? asking !== undefined : isHere(asking);
  if (seat === null || !belongs) return refuse('not-allowed', 'this needs a seat at the table');
  if (OF_HOST.includes(type) && seat !== hostSeat(state))
    return refuse('not-allowed', 'only the host can ask for this');
  if (OF_LOBBY.includes(type) && state.phase !== 'lobby') return refuse('already-started', 'the game has started');
  if (OF_TURN.includes(type) && turn !== state.turn) return refuse('stale-turn', `the turn is ${state.turn}`);
  if (state.pausedAt !== null && STOPPED.includes(type)) return refuse('not-now', 'the game is paused');
  return seat;
}
