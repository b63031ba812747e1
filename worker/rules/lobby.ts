/** What can be asked for in the lobby (api.md, Tables and seats, Commands). */
import { FEWEST_SEATS, MOST_SEATS } from './cards.ts';
import { type Command, type HouseIntent, type Intent, type Refusal, refuse } from './commands.ts';
import { beginRound } from './dealing.ts';
import { type Fact, happenedAt } from './facts.ts';
import { heirOfFreedSeat } from './seating.ts';
import { hostSeat, type State } from './state.ts';

type Decision = readonly Fact[] | Refusal;
type Of<Type extends (Intent | HouseIntent)['type']> = Extract<Intent | HouseIntent, { type: Type }>;

const noSuchSeat = refuse('illegal-move', 'there is no such seat');

/** Somebody sits down at the end of the row, asked by the table itself or by the host; the first person is host. */
export function sit(state: State, { at, seat }: Command, { person, kind, level }: Of<'sit'>): Decision {
  if (seat !== null && seat !== hostSeat(state)) return refuse('not-allowed', 'only the host can seat others');
  if (state.game === 0) return refuse('not-now', 'the table is not open');
  if (state.phase !== 'lobby') return refuse('already-started', 'the game has started');
  if (state.seats.length >= MOST_SEATS) return refuse('table-full', `${MOST_SEATS} seats are the most`);
  const seated = happenedAt(at, { type: 'seated', person, kind, level });
  const isHost = state.host === null && kind === 'human';
  return isHost ? [...seated, ...happenedAt(at, { type: 'host-passed', person })] : seated;
}

/** Frees a seat; the host's passes the role on. */
export function freeSeat(state: State, { at, present }: Command, seat: number): Decision {
  const freed = state.seats[seat];
  if (freed === undefined) return noSuchSeat;
  const facts = happenedAt(at, { type: 'seat-freed', seat });
  if (freed.person !== state.host) return facts;
  return [...facts, ...happenedAt(at, { type: 'host-passed', person: heirOfFreedSeat(state, present) })];
}

export function moveSeat(state: State, { at }: Command, { seat, to }: Of<'move-seat'>): Decision {
  if (state.seats[seat] === undefined || state.seats[to] === undefined) return noSuchSeat;
  return happenedAt(at, { type: 'seat-moved', seat, to });
}

export function setYoungest(state: State, { at }: Command, { seat }: Of<'set-youngest'>): Decision {
  if (seat !== null && state.seats[seat] === undefined) return noSuchSeat;
  return happenedAt(at, { type: 'youngest-marked', seat });
}

/** Sets the options that are named and keeps the others. */
export function setOptions(state: State, { at }: Command, intent: Of<'set-options'>): Decision {
  const { options } = state;
  return happenedAt(at, {
    type: 'options-set',
    options: {
      rounds: intent.rounds ?? options.rounds,
      eventCards: intent.eventCards ?? options.eventCards,
      turnSeconds: intent.turnSeconds ?? options.turnSeconds,
    },
  });
}

export function start(state: State, command: Command): Decision {
  const seats = state.seats.length;
  return seats < FEWEST_SEATS ? refuse('not-now', `${FEWEST_SEATS} seats are the fewest`) : beginRound(state, command);
}
