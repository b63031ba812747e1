/** The one door: what one viewer may know, built field by field (api.md, The view). */
import { type Card, sorted } from './cards.ts';
import { deadlineOf, moreTimesLeft } from './clock.ts';
import type { EventCardId } from './events/cards.ts';
import { heldBy } from './events/choices.ts';
import { type Legal, legalFor } from './legal.ts';
import { handOf, isInRound, lastLayOf, pileOf } from './round.ts';
import type { Level, Options, Result, Reveal, Round, Seat, Seen, State } from './state.ts';
import { hostSeat, roundsOf } from './state.ts';
import type { StoryEntry } from './story.ts';
import { type Askers, type ViewAsk, type ViewAsking, viewOfAsking, viewOfAsks } from './view-asks.ts';

export { EVENT_CARD_IDS, type EventCardId } from './events/cards.ts';
export type { EventChoice } from './events/choices.ts';
export type { Legal } from './legal.ts';
export type { ViewAsk, ViewAsking } from './view-asks.ts';

export interface ViewSeat {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly level: Level | null;
  readonly away: boolean;
  readonly standIn: boolean;
  /** Its person left the game for good; a bot plays on. */
  readonly left: boolean;
  /** Somebody asks for it already, or was promised it. */
  readonly asked: boolean;
  readonly youngest: boolean;
  readonly cards: number;
  readonly inRound: boolean;
  readonly eventCard: 'held' | 'played' | 'none';
  readonly points: readonly number[];
  readonly total: number;
}

export interface ViewLastLay {
  readonly seat: number;
  readonly cards: number;
  readonly number: number;
  readonly safe: boolean;
  readonly gauntlet: boolean;
  readonly foolsCap: boolean;
}

export interface ViewRound {
  readonly number: number;
  readonly colours: number;
  readonly highest: number;
  readonly dealer: number;
  readonly starter: number;
  readonly direction: 1 | -1;
  readonly toAct: number | null;
  readonly deadline: number | null;
  /** How often whoever is to act may still ask for more time in this turn. */
  readonly moreTime: number;
  readonly called: number | null;
  readonly pile: number;
  readonly lastLay: ViewLastLay | null;
  readonly laidOut: readonly number[];
}

export interface View {
  readonly code: string;
  readonly game: number;
  readonly version: number;
  /** The server's milliseconds since 1970. */
  readonly now: number;
  readonly turn: number;
  readonly phase: 'lobby' | 'lead' | 'respond' | 'round-over' | 'game-over';
  readonly paused: boolean;
  /** The viewer's seat; null for a spectator. */
  readonly you: number | null;
  readonly host: number | null;
  /** `rounds` is what the table has agreed on by now. */
  readonly options: Options;
  readonly seats: readonly ViewSeat[];
  readonly round: ViewRound | null;
  /** The viewer's cards, sorted; null for a spectator. */
  readonly hand: readonly Card[] | null;
  /** The viewer's own, while it is not played. */
  readonly eventCard: EventCardId | null;
  readonly legal: Legal | null;
  /** What event cards showed the viewer in this round, oldest first. */
  readonly seen: readonly Omit<Seen, 'viewer'>[];
  /** Kings held by each seat when they were counted in this round. */
  readonly census: readonly number[] | null;
  readonly lastReveal: Reveal | null;
  readonly result: Result | null;
  readonly winners: readonly number[] | null;
  /** Seats that have asked for the next round; empty but after a round. */
  readonly wishes: readonly number[];
  /** What is asked of the table; empty for a spectator. */
  readonly asks: readonly ViewAsk[];
  /** What the viewer asks for, having no seat; null for everybody else. */
  readonly asking: ViewAsking | null;
  /** How many watch live; null for a spectator. */
  readonly watching: number | null;
  /** The newest entries of the round's story, oldest first; `storyFor` tells all of it. */
  readonly story: readonly StoryEntry[];
}

/** What stands beside the game: the table's name, its people, the time. */
export interface Surroundings extends Askers {
  readonly code: string;
  readonly version: number;
  readonly now: number;
  /** A person's name and whether they are away. */
  readonly person: (person: number) => { readonly name: string; readonly away: boolean };
  /** How many watch live. */
  readonly watching: number;
}

/** How many of the newest entries of the story a view holds. */
const NEWEST = 10;

function viewOfEventCard(round: Round, seat: number): ViewSeat['eventCard'] {
  if (round.eventsPlayed.includes(seat)) return 'played';
  return heldBy(round, seat) === null ? 'none' : 'held';
}

function viewOfSeat(state: State, index: number, seat: Seat, surroundings: Surroundings): ViewSeat {
  const { round } = state;
  const { name, away } = surroundings.person(seat.person);
  const points = state.pad.map((row) => row[index] ?? 0);
  return {
    seat: index,
    name,
    kind: seat.kind,
    level: seat.level,
    away: seat.kind === 'human' && (away || seat.left),
    // A bot plays for whoever left, and for whoever is away until they are back.
    left: seat.left,
    asked: state.asks.some((ask) => ask.seat === index),
    standIn: state.phase === 'playing' && seat.kind === 'human' && (seat.left || away),
    youngest: state.youngest === index,
    cards: round === null ? 0 : handOf(round, index).length,
    inRound: round !== null && isInRound(round, index),
    eventCard: round === null ? 'none' : viewOfEventCard(round, index),
    points,
    total: points.reduce((total, each) => total + each, 0),
  };
}

function viewOfLastLay(round: Round): ViewLastLay | null {
  const lay = lastLayOf(round);
  if (lay === null) return null;
  const { seat, cards, number, mark } = lay;
  return {
    seat,
    cards: cards.length,
    number,
    safe: mark === 'safe',
    gauntlet: mark === 'gauntlet',
    foolsCap: mark === 'foolsCap',
  };
}

function viewOfRound(state: State, round: Round): ViewRound {
  return {
    number: round.number,
    colours: round.deck.colours,
    highest: round.deck.highest,
    dealer: round.dealer,
    starter: round.starter,
    direction: round.direction,
    toAct: round.toAct,
    deadline: deadlineOf(state),
    moreTime: moreTimesLeft(state),
    called: round.called,
    pile: pileOf(round).length,
    lastLay: viewOfLastLay(round),
    laidOut: round.laidOut,
  };
}

function viewOfReveal({ seat, by, called, cards, lie, taker, taken }: Reveal): Reveal {
  return { seat, by, called, cards, lie, taker, taken };
}

function viewOfResult({ reason, loser, points, hands }: Result): Result {
  return { reason, loser, points, hands };
}

function viewOfPhase({ phase, round }: State): View['phase'] {
  if (phase !== 'playing') return phase;
  return round === null || lastLayOf(round) === null ? 'lead' : 'respond';
}

/** One's own cards: none in the lobby, null for a spectator. */
function viewOfHand({ round }: State, viewer: number | null): readonly Card[] | null {
  if (viewer === null) return null;
  return round === null ? [] : sorted(handOf(round, viewer));
}

/** What event cards showed one viewer. */
function viewOfSeen({ round }: State, viewer: number | null): View['seen'] {
  const own = round?.seen.filter((seen) => seen.viewer === viewer) ?? [];
  return own.map(({ by, seat, cards }) => ({ by, seat, cards }));
}

/** The whole story of the running or latest round, the same for everybody, oldest first; empty in the lobby. */
export function storyFor(state: State): readonly StoryEntry[] {
  return state.round?.story ?? [];
}

/**
 * What one viewer may know (api.md, The view), built field by field; nothing else of a state ever leaves it.
 * `viewer` is a seat, or null for a spectator.
 */
export function viewFor(state: State, viewer: number | null, surroundings: Surroundings): View {
  const { round, options } = state;
  return {
    code: surroundings.code,
    game: state.game,
    version: surroundings.version,
    now: surroundings.now,
    turn: state.turn,
    phase: viewOfPhase(state),
    paused: state.pausedAt !== null,
    you: viewer,
    host: hostSeat(state),
    options: { rounds: roundsOf(state), eventCards: options.eventCards, turnSeconds: options.turnSeconds },
    seats: state.seats.map((seat, index) => viewOfSeat(state, index, seat, surroundings)),
    round: round && viewOfRound(state, round),
    hand: viewOfHand(state, viewer),
    eventCard: round === null || viewer === null ? null : heldBy(round, viewer),
    legal: viewer === null ? null : legalFor(state, viewer),
    seen: viewOfSeen(state, viewer),
    census: round?.census ?? null,
    lastReveal: round?.lastReveal ? viewOfReveal(round.lastReveal) : null,
    result: round?.result ? viewOfResult(round.result) : null,
    winners: state.winners,
    wishes: state.wishes,
    asks: viewer === null ? [] : viewOfAsks(state.asks, surroundings),
    asking: viewer === null ? viewOfAsking(state.asks, surroundings) : null,
    watching: viewer === null ? null : surroundings.watching,
    story: storyFor(state).slice(-NEWEST),
  };
}
