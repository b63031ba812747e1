/** Between the rounds, at the end of the game, and people who go (api.md, Commands, Tables and seats). */
import { settle } from './asking.ts';
import { moreTimesLeft } from './clock.ts';
import { type Command, type Refusal, refuse } from './commands.ts';
import { beginRound } from './dealing.ts';
import { gameEnd } from './ending.ts';
import { evolveAll } from './evolve.ts';
import { type Fact, happenedAt } from './facts.ts';
import { freeSeat } from './lobby.ts';
import { isHere, nextHost, reseated, seatsPresent } from './seating.ts';
import { carryOf, type HandOver, hostSeat, roundOf, type State } from './state.ts';

type Decision = readonly Fact[] | Refusal;

const noPause = refuse('not-now', 'no round is over, or the game is');

/** Whether somebody wishes for the next round and nobody present has yet to. */
function allHaveAsked(state: State, present: readonly number[]): boolean {
  const here = seatsPresent(state.seats, present);
  const missing = here.filter((seat) => !state.wishes.includes(seat));
  const waiting = state.phase === 'round-over' && state.pausedAt === null;
  return waiting && state.wishes.length > 0 && here.length > 0 && missing.length === 0;
}

/** The next round after the pause, whoever has asked for it. */
export function continueGame(state: State, command: Command): Decision {
  return state.phase === 'round-over' && state.pausedAt === null ? beginRound(state, command) : noPause;
}

/** The host's wish begins the next round; any other's is noted, and begins it once all present have asked. */
export function askForNextRound(state: State, command: Command, seat: number): Decision {
  if (state.phase !== 'round-over') return noPause;
  if (hostSeat(state) === seat) return beginRound(state, command);
  if (state.wishes.includes(seat)) return refuse('not-now', 'this seat has asked already');
  const asked = happenedAt(command.at, { type: 'next-round-asked', seat });
  const after = evolveAll(state, asked);
  return allHaveAsked(after, command.present) ? [...asked, ...beginRound(after, command)] : asked;
}

/** More time for whoever is to act, while a clock runs and there is any left to ask for. */
export function giveTime(state: State, { at }: Command, seat: number): Decision {
  if (state.round?.toAct !== seat) return refuse('not-now', 'it is not this seat that decides now');
  if (moreTimesLeft(state) === 0) return refuse('not-now', 'there is no more time to ask for in this turn');
  return happenedAt(at, { type: 'time-added', seat });
}

/** Stops the clocks and takes no move, or goes on. */
export function pause(state: State, { at }: Command, stop: boolean): Decision {
  if (state.phase !== 'playing' && state.phase !== 'round-over') return refuse('not-now', 'no game is running');
  if ((state.pausedAt !== null) === stop) return refuse('not-now', stop ? 'it is paused' : 'it is not paused');
  return happenedAt(at, { type: stop ? 'paused' : 'resumed' });
}

/** Somebody is back at a table where nobody was: the clock of a running game starts anew. */
export function wake(state: State, { at }: Command): readonly Fact[] {
  const running = (state.phase === 'playing' || state.phase === 'round-over') && state.pausedAt === null;
  return running ? happenedAt(at, { type: 'clock-restarted' }) : [];
}

/** Ends the game after the running round, or now, without counting one that runs. */
export function endGame(state: State, { at }: Command, now: boolean): Decision {
  if (state.phase !== 'playing' && state.phase !== 'round-over') return refuse('not-now', 'no game is running');
  if (now) return happenedAt(at, gameEnd(state));
  const agreed = happenedAt(at, { type: 'rounds-agreed', rounds: roundOf(state).number });
  return state.phase === 'playing' ? agreed : [...agreed, ...happenedAt(at, gameEnd(state))];
}

/** Back to the lobby with all who have not left, for another game by the options of the first. */
export function rematch(state: State, { at }: Command): Decision {
  if (state.phase !== 'game-over') return refuse('not-now', 'the game is not over');
  const staying = state.seats.filter((seat) => !seat.left);
  const { youngest, youngestDrawn } = state;
  const marked = { ...carryOf(state), youngest: youngestDrawn ? null : youngest, youngestDrawn: false };
  const carry = reseated(marked, staying);
  return happenedAt(at, {
    type: 'rematch-opened',
    carry: { ...carry, game: state.game + 1, agreedRounds: null, pad: [] },
  });
}

/** In the lobby a person's seat is freed; later it stays, and the role of host passes on to somebody present. */
export function leave(state: State, command: Command, seat: number): Decision {
  if (state.phase === 'lobby') return freeSeat(state, command, seat);
  const left = happenedAt(command.at, { type: 'left', seat });
  const person = hostSeat(state) === seat ? nextHost(state, command.present) : null;
  return person === null ? left : [...left, ...happenedAt(command.at, { type: 'host-passed', person })];
}

/**
 * A seat is gone on with from elsewhere, and everybody sees it. Whoever takes it back from a stranger may do so even where
 * that one has left it.
 */
export function handOver(state: State, { at, seat }: Command, how: HandOver): Decision {
  const asking = seat === null ? undefined : state.seats[seat];
  const belongs = how === 'reclaimed' ? asking?.kind === 'human' : isHere(asking);
  if (seat === null || !belongs) return refuse('not-allowed', 'only a person’s seat can change hands');
  return happenedAt(at, { type: 'changed-hands', seat, how });
}

/** The host hands the role to somebody else who plays here. */
export function passHost(state: State, { at }: Command, seat: number): Decision {
  const heir = state.seats[seat];
  if (heir === undefined || !isHere(heir)) return refuse('illegal-move', 'nobody there can be host');
  return happenedAt(at, { type: 'host-passed', person: heir.person });
}

/** The host removes somebody from a running game; a bot plays on. In the lobby a seat is removed instead. */
export function dismiss(state: State, { at }: Command, seat: number): Decision {
  if (state.phase === 'lobby') return refuse('not-now', 'in the lobby a seat is removed');
  if (seat === hostSeat(state) || !isHere(state.seats[seat]))
    return refuse('illegal-move', 'nobody there can be removed');
  return happenedAt(at, { type: 'left', seat });
}

/**
 * Passes the role of host on from somebody away to somebody present, ends and grants what is asked for, then begins the
 * round that all present wish for.
 */
export function lookRound(state: State, command: Command): readonly Fact[] {
  const host = hostSeat(state);
  const hostPresent = host !== null && seatsPresent(state.seats, command.present).includes(host);
  const person = hostPresent ? null : nextHost(state, command.present);
  const passed = person === null ? [] : happenedAt(command.at, { type: 'host-passed', person });
  const seen = [...passed, ...settle(state, command.at, command.present)];
  const after = evolveAll(state, seen);
  // Whoever has just come to a seat is here, and has not asked for the next round yet.
  const arrived = seen.flatMap((fact) => (fact.type === 'changed-hands' ? [fact.seat] : []));
  const present = [...command.present, ...arrived];
  return allHaveAsked(after, present) ? [...seen, ...beginRound(after, command)] : seen;
}
