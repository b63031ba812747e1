/** What facts make of a state. The state is nothing but the facts so far. */
import { challenged, laid, laidOut, roundEnded, roundStarted } from './course.ts';
import type { Fact } from './facts.ts';
import { reseated, withoutSeat, withSeatMoved } from './seating.ts';
import { type Carry, carryOf, emptyState, type Round, roundOf, type State } from './state.ts';

/** A chapter begins: nothing that was before it matters, but for what it carries. */
function opened(carry: Carry, round: Round | null): State {
  return { ...carry, phase: round === null ? 'lobby' : 'playing', round, wishes: [], winners: null };
}

function withRound(state: State, round: Round, grown: boolean): State {
  return { ...state, round, turn: state.turn + (grown ? 1 : 0) };
}

/**
 * The state after one more fact. Facts that open a chapter make the whole state anew from themselves alone.
 * Throws on a fact of unknown type and on one that cannot have happened in this state; both are bugs.
 */
export function evolve(state: State, fact: Fact): State {
  switch (fact.type) {
    case 'table-opened':
      return opened({ ...carryOf(emptyState), game: 1, turn: 1, options: fact.options }, null);
    case 'seated': {
      const { person, kind, level } = fact;
      return reseated(state, [...state.seats, { person, kind, level, left: false }]);
    }
    case 'seat-freed':
      return reseated(state, withoutSeat(state.seats, fact.seat));
    case 'seat-moved':
      return reseated(state, withSeatMoved(state.seats, fact.seat, fact.to));
    case 'youngest-marked':
      return { ...state, youngest: fact.seat };
    case 'options-set':
      return { ...state, options: fact.options };
    case 'renamed':
      return state;
    case 'host-passed':
      return { ...state, host: fact.person };
    case 'left':
      return {
        ...state,
        seats: state.seats.map((seat, index) => (index === fact.seat ? { ...seat, left: true } : seat)),
        wishes: state.wishes.filter((seat) => seat !== fact.seat),
      };
    case 'round-started':
      return opened(fact.carry, roundStarted(fact));
    case 'laid':
      return withRound(state, laid(roundOf(state), fact), true);
    case 'challenged':
      return withRound(state, challenged(roundOf(state), fact), true);
    case 'laid-out': {
      const before = roundOf(state);
      const after = laidOut(before, fact);
      return withRound(state, after, after.toAct !== before.toAct);
    }
    case 'round-ended':
      return {
        ...withRound(state, roundEnded(roundOf(state), fact), true),
        phase: 'round-over',
        pad: [...state.pad, fact.points],
      };
    case 'next-round-asked':
      return { ...state, wishes: [...state.wishes, fact.seat] };
    case 'rounds-agreed':
      return { ...state, agreedRounds: fact.rounds };
    case 'game-ended': {
      const round = roundOf(state);
      // Only a round that still ran ends here; one that is over has grown the turn already.
      const over = withRound(state, { ...round, toAct: null }, round.toAct !== null);
      return { ...over, phase: 'game-over', wishes: [], winners: fact.winners };
    }
    case 'rematch-opened':
      return opened(fact.carry, null);
    default:
      throw new Error(`unknown fact ${JSON.stringify(fact satisfies never)}`);
  }
}

/** The state after some more facts, in order. */
export function evolveAll(state: State, facts: readonly Fact[]): State {
  return facts.reduce(evolve, state);
}
