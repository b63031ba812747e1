/** What facts make of a state. The state is nothing but the facts so far. */
import { REVEAL_MS, startedAt } from './clock.ts';
import {
  challenged,
  changedHands,
  eventPlayed,
  laid,
  laidOut,
  personLeft,
  pickedUp,
  roundEnded,
  roundStarted,
  takenOver,
} from './course.ts';
import type { Fact } from './facts.ts';
import { othersPlaying, reseated, withoutSeat, withoutVoices, withSeatMoved } from './seating.ts';
import { type Ask, type Carry, carryOf, emptyState, type Round, roundOf, type State, seatAt } from './state.ts';

/** A chapter begins: nothing that was before it matters, but for what it carries. */
function opened(carry: Carry, round: Round | null, at: number): State {
  const phase = round === null ? 'lobby' : 'playing';
  return {
    ...carry,
    phase,
    round,
    clock: startedAt(at),
    changedAt: at,
    resumedAt: 0,
    pausedAt: null,
    wishes: [],
    winners: null,
  };
}

function withRound(state: State, round: Round, grown: boolean): State {
  return { ...state, round, turn: state.turn + (grown ? 1 : 0) };
}

/** A round in which something has happened that makes another decision due only if somebody else is to act now. */
function withRoundGoingOn(state: State, round: Round): State {
  return withRound(state, round, round.toAct !== roundOf(state).toAct);
}

/**
 * The state after one more fact. Facts that open a chapter make the whole state anew from themselves alone.
 * Whenever another decision becomes due its clock starts, after a challenge once the reveal could be looked at.
 * Throws on a fact of unknown type and on one that cannot have happened in this state; both are bugs.
 */
export function evolve(state: State, fact: Fact): State {
  const after = { ...applied(state, fact), changedAt: fact.at };
  if (after.turn === state.turn || after.phase === 'lobby') return after;
  const looking = fact.type === 'challenged' ? REVEAL_MS : 0;
  return { ...after, clock: startedAt(fact.at + looking) };
}

/** What is asked for, with one ask changed, or without it. */
function withAsk(state: State, ask: number, change: (asked: Ask) => readonly Ask[]): State {
  return { ...state, asks: state.asks.flatMap((each) => (each.ask === ask ? change(each) : [each])) };
}

/** Whoever spoke for a seat does so no more: what they said yes to and wished for is void. */
function unspoken(state: State, seat: number): State {
  return {
    ...state,
    wishes: state.wishes.filter((other) => other !== seat),
    asks: withoutVoices(state.asks, [seat]),
  };
}

/**
 * A seat answers to another secret. From one device of a person to another nothing else changes. Where somebody else plays
 * there now, nobody can ask for it any more, and whoever takes it back plays there even if it was left meanwhile.
 */
function handedOver(state: State, fact: Extract<Fact, { type: 'changed-hands' }>): State {
  const { seat, how } = fact;
  const after = { ...state, round: state.round === null ? null : changedHands(state.round, fact) };
  if (how === 'moved' || how === 'taken-back') return after;
  const anew = unspoken(after, seat);
  return {
    ...anew,
    seats: state.seats.with(seat, { ...seatAt(state, seat), left: false }),
    asks: anew.asks.filter((ask) => ask.seat !== seat),
  };
}

/** A person is gone for good. What is asked for as them, and what nobody is left to agree to, is asked no more. */
function gone(state: State, seat: number): State {
  const seats = state.seats.with(seat, { ...seatAt(state, seat), left: true });
  const after = unspoken({ ...state, seats, round: personLeft(roundOf(state), seat) }, seat);
  const asks = after.asks.filter(
    (ask) => (ask.kind !== 'claim' || ask.seat !== seat) && othersPlaying(after, ask.seat).length > 0,
  );
  return { ...after, asks };
}

function applied(state: State, fact: Fact): State {
  switch (fact.type) {
    case 'table-opened':
      return opened({ ...carryOf(emptyState), game: 1, turn: 1, options: fact.options }, null, fact.at);
    case 'seated': {
      const { person, kind, level } = fact;
      return reseated(state, [...state.seats, { person, kind, level, left: false }]);
    }
    case 'seat-freed':
      return reseated(state, withoutSeat(state.seats, fact.seat));
    case 'seat-moved':
      return reseated(state, withSeatMoved(state.seats, fact.seat, fact.to));
    case 'youngest-marked':
      return { ...state, youngest: fact.seat, youngestDrawn: false };
    case 'options-set':
      return { ...state, options: fact.options };
    case 'renamed':
      return state;
    case 'host-passed':
      return { ...state, host: fact.person };
    case 'left':
      return gone(state, fact.seat);
    case 'round-started':
      return opened(fact.carry, roundStarted(fact), fact.at);
    case 'laid':
      return withRound(state, laid(roundOf(state), fact), true);
    case 'challenged':
      return withRound(state, challenged(roundOf(state), fact), true);
    case 'picked-up':
      // The challenge before it has grown the turn.
      return withRound(state, pickedUp(roundOf(state), fact), false);
    case 'event-played':
      return withRoundGoingOn(state, eventPlayed(roundOf(state), fact));
    case 'laid-out':
      return withRoundGoingOn(state, laidOut(roundOf(state), fact));
    case 'round-ended':
      return {
        ...withRound(state, roundEnded(roundOf(state), fact), true),
        phase: 'round-over',
        pad: [...state.pad, fact.points],
      };
    case 'changed-hands':
      return handedOver(state, fact);
    case 'asked': {
      const { ask, kind, seat, at } = fact;
      return { ...state, asks: [...state.asks, { ask, kind, seat, at, agreed: [], promised: false }] };
    }
    case 'agreed':
      return withAsk(state, fact.ask, (asked) => [{ ...asked, agreed: [...asked.agreed, fact.seat] }]);
    case 'promised':
      return withAsk(state, fact.ask, (asked) => [{ ...asked, promised: true }]);
    case 'ask-ended':
      return withAsk(state, fact.ask, () => []);
    case 'taken-over':
      return { ...state, round: takenOver(roundOf(state), fact) };
    case 'time-added':
      return { ...state, clock: { ...state.clock, moreTimes: state.clock.moreTimes + 1 } };
    case 'paused':
      return { ...state, pausedAt: fact.at };
    case 'resumed': {
      const stood = fact.at - (state.pausedAt ?? fact.at);
      return {
        ...state,
        pausedAt: null,
        resumedAt: fact.at,
        clock: { ...state.clock, since: state.clock.since + stood },
      };
    }
    case 'clock-restarted':
      return { ...state, clock: startedAt(fact.at) };
    case 'next-round-asked':
      return { ...state, wishes: [...state.wishes, fact.seat] };
    case 'rounds-agreed':
      return { ...state, agreedRounds: fact.rounds };
    case 'game-ended': {
      const round = roundOf(state);
      // Only a round that still ran ends here; one that is over has grown the turn already.
      const over = withRound(state, { ...round, toAct: null }, round.toAct !== null);
      return { ...over, phase: 'game-over', pausedAt: null, wishes: [], asks: [], winners: fact.winners };
    }
    case 'rematch-opened':
      return opened(fact.carry, null, fact.at);
    default:
      // Not the fact itself: it may hold a hand, and what is thrown may be logged.
      throw new Error(`unknown fact: ${(fact satisfies never as Fact).type}`);
  }
}

/** The state after some more facts, in order. */
export function evolveAll(state: State, facts: readonly Fact[]): State {
  return facts.reduce(evolve, state);
}
