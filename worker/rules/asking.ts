/** A seat in a running game is asked for by somebody who has none (docs/decisions/09-asking-for-a-seat.md). */
import { type Command, type HouseIntent, type Intent, type Refusal, refuse } from './commands.ts';
import { evolveAll } from './evolve.ts';
import { type Fact, type Happening, happenedAt } from './facts.ts';
import { isHere, othersPlaying, seatsPresent, withoutVoices } from './seating.ts';
import { type Ask, hostSeat, type Seat, type State, seatAt } from './state.ts';

type Decision = readonly Fact[] | Refusal;
type Of<Type extends (Intent | HouseIntent)['type']> = Extract<Intent | HouseIntent, { type: Type }>;

/** What is asked for and not answered lapses after this long. */
export const ASKED_FOR_MS = 5 * 60_000;
/** At once, with its hand, a seat changes hands only by the yes of this many. */
const FEWEST_VOICES = 2;

const unknown = refuse('not-now', 'nobody asks for a seat under this number (any more)');
const decided = refuse('not-now', 'this is decided already');

function askOf(state: State, ask: number): Ask | undefined {
  return state.asks.find((each) => each.ask === ask);
}

/** Somebody asks for a seat: one whose person is away, or one that a bot plays. */
export function ask(state: State, { at, present }: Command, { ask: number, kind, seat }: Of<'ask'>): Decision {
  if (state.phase !== 'playing' && state.phase !== 'round-over') return refuse('not-now', 'no game is running');
  const asked = state.seats[seat];
  if (asked === undefined) return refuse('illegal-move', 'there is no such seat');
  if (isHere(asked) !== (kind === 'claim'))
    return refuse('illegal-move', kind === 'claim' ? 'no person plays there' : 'no bot plays there');
  if (kind === 'claim' && present.includes(seat)) return refuse('not-now', 'the person of this seat is here');
  if (othersPlaying(state, seat).length === 0) return refuse('not-now', 'nobody plays here who could say yes');
  if (state.asks.some((other) => other.seat === seat)) return refuse('not-now', 'somebody asks for this seat already');
  return happenedAt(at, { type: 'asked', ask: number, kind, seat });
}

/** Whoever asked asks no more, even where it was promised. */
export function withdraw(state: State, { at }: Command, number: number): Decision {
  return askOf(state, number) === undefined
    ? unknown
    : happenedAt(at, { type: 'ask-ended', ask: number, why: 'withdrawn' });
}

/** A yes or a no; one no ends it. What a claim needs is a matter of all, a take-over of the host. */
export function answer(state: State, command: Command, seat: number, { ask: number, yes }: Of<'answer'>): Decision {
  const { at, present } = command;
  const asked = askOf(state, number);
  if (asked === undefined) return unknown;
  const isHosts = asked.kind === 'take-over';
  if (isHosts && seat !== hostSeat(state)) return refuse('not-allowed', 'only the host can answer this');
  if (asked.promised) return decided;
  if (!yes) return happenedAt(at, { type: 'ask-ended', ask: number, why: 'refused' });
  if (isHosts) return happenedAt(at, { type: 'promised', ask: number });
  if (asked.agreed.includes(seat)) return refuse('not-now', 'this seat has agreed already');
  const agreed = happenedAt(at, { type: 'agreed', ask: number, seat });
  return [...agreed, ...settle(evolveAll(state, agreed), at, present)];
}

/** The host lets a claimant in from the next deal. */
export function letIn(state: State, { at }: Command, number: number): Decision {
  const asked = askOf(state, number);
  if (asked === undefined) return unknown;
  if (asked.kind !== 'claim') return refuse('illegal-move', 'a take-over is answered');
  return asked.promised ? decided : happenedAt(at, { type: 'promised', ask: number });
}

/** What has become of one ask by who is here and how late it is; null while it stands. */
function outcome(state: State, asked: Ask, at: number, present: readonly number[]): Happening | null {
  const { ask: number, kind, seat, agreed, promised } = asked;
  const here = seatsPresent(state.seats, present);
  if (kind === 'claim' && here.includes(seat)) return { type: 'ask-ended', ask: number, why: 'returned' };
  if (promised) return null;
  if (at >= asked.at + ASKED_FOR_MS) return { type: 'ask-ended', ask: number, why: 'lapsed' };
  if (kind !== 'claim' || here.length === 0 || !here.every((voice) => agreed.includes(voice))) return null;
  if (here.length >= FEWEST_VOICES) return { type: 'changed-hands', seat, how: 'claimed', ask: number };
  // One voice is enough where there is no other to ask, but not for the hand of a round that runs.
  return othersPlaying(state, seat).length === 1 ? { type: 'promised', ask: number } : null;
}

/** All that has become of what is asked for. */
export function settle(state: State, at: number, present: readonly number[]): readonly Fact[] {
  return state.asks.flatMap((asked) => {
    const happening = outcome(state, asked, at, present);
    return happening === null ? [] : happenedAt(at, happening);
  });
}

/** What the next deal makes of what was promised: who sits where then, and the facts that tell it behind the deal. */
export function promisesKept(state: State): {
  readonly seats: readonly Seat[];
  readonly asks: readonly Ask[];
  readonly told: readonly Happening[];
} {
  const kept = state.asks.filter(({ promised }) => promised);
  const takeOvers = kept.filter(({ kind }) => kind === 'take-over');
  return {
    seats: takeOvers.reduce(
      (seats, { ask: person, seat }) => seats.with(seat, { person, kind: 'human', level: null, left: false }),
      [...state.seats],
    ),
    // Whoever sits there now has not said yes to anything.
    asks: withoutVoices(
      state.asks.filter(({ promised }) => !promised),
      kept.map(({ seat }) => seat),
    ),
    told: kept.map(({ ask: number, kind, seat }): Happening => {
      if (kind === 'claim') return { type: 'changed-hands', seat, how: 'claimed', ask: number };
      const { person, kind: was } = seatAt(state, seat);
      return { type: 'taken-over', seat, ask: number, was: { person, kind: was } };
    }),
  };
}
