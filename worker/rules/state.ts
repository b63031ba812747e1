/** What is known of a table's game at one moment. Values are never changed in place. */
import type { Card, Deck } from './cards.ts';
import type { Clock } from './clock.ts';
import type { EventCardId } from './events/cards.ts';
import type { StoryEntry } from './story.ts';

export interface Options {
  /** Agreed number of rounds, 1 to 8. */
  readonly rounds: number;
  readonly eventCards: boolean;
  /** Seconds for a decision; 0 is no clock. */
  readonly turnSeconds: number;
}

export type Level = 'easy' | 'normal' | 'hard';

/** Who sits where. `person` is a number that the table gives out and never again; names stand beside the game, never in it. */
export interface Seat {
  readonly person: number;
  readonly kind: 'human' | 'bot';
  readonly level: Level | null;
  /** A person who left a running game; the seat stays until the rematch. */
  readonly left: boolean;
}

/** What an event card can make of a lay: it cannot be challenged, it must be, or kings in it count as its number. */
export type Mark = 'safe' | 'gauntlet' | 'foolsCap';

/** Cards laid in one go, and the number they were laid for. */
export interface Lay {
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly number: number;
  readonly mark: Mark | null;
}

/** The event card that the player to act has played in this turn; its duty and effect last until the turn passes. */
export interface InForce {
  readonly card: EventCardId;
  /** The card of the hand that was chosen for it. */
  readonly chosen: Card | null;
}

/** Cards that an event card showed to one player alone. */
export interface Seen {
  readonly viewer: number;
  readonly by: EventCardId;
  /** Whose they were. */
  readonly seat: number;
  readonly cards: readonly Card[];
}

/**
 * How a seat came to answer to another secret: its person moved to another device, or took it back from there; a stranger
 * said to be its person and was believed, or the secret from before that took it back.
 */
export type HandOver = 'moved' | 'taken-back' | 'claimed' | 'reclaimed';

/**
 * Somebody without a seat asks for one in a running game: `claim` as its own person whose secret is lost, `take-over` to
 * play on where a bot plays, for itself or for somebody who left.
 */
export interface Ask {
  /** A number that the table gives out and never again; for a take-over also that of the person who will sit there. */
  readonly ask: number;
  readonly kind: 'claim' | 'take-over';
  readonly seat: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Seats that have said yes. */
  readonly agreed: readonly number[];
  /** The seat changes hands with the next deal. */
  readonly promised: boolean;
}

/** How an ask ended without a seat: a no, the asker's own wish, no answer in time, or the seat's person came back. */
export type AskEnd = 'refused' | 'withdrawn' | 'lapsed' | 'returned';

export type EndReason = 'four-kings' | 'only-kings' | 'patience';

export interface Reveal {
  readonly seat: number;
  readonly by: number;
  readonly called: number;
  readonly cards: readonly Card[];
  readonly lie: boolean;
  readonly taker: number;
  readonly taken: number;
  /** A bot challenged in place of a person. */
  readonly standIn?: true;
}

export interface Result {
  readonly reason: EndReason;
  readonly loser: number | null;
  /** This round's points, one entry a seat. */
  readonly points: readonly number[];
  readonly hands: readonly (readonly Card[])[];
}

export interface Round {
  readonly number: number;
  readonly deck: Deck;
  readonly dealer: number;
  readonly starter: number;
  readonly direction: 1 | -1;
  readonly hands: readonly (readonly Card[])[];
  /** The lays of this trick, oldest first; empty when a lead is due. Together they are the pile. */
  readonly lays: readonly Lay[];
  /** The number of this trick; null when a lead is due. */
  readonly called: number | null;
  /** Who decides next; null once the round is over. */
  readonly toAct: number | null;
  /** Numbers laid out, in the order of laying out. */
  readonly laidOut: readonly number[];
  /** The event card that each seat was given; null where event cards are off. */
  readonly eventCards: readonly (EventCardId | null)[];
  /** Seats that have played theirs. */
  readonly eventsPlayed: readonly number[];
  readonly inForce: InForce | null;
  readonly seen: readonly Seen[];
  /** Kings held by each seat when they were counted; null while they were not. */
  readonly census: readonly number[] | null;
  /** Lays made in this round so far (rules.md, Patience). */
  readonly layCount: number;
  readonly lastReveal: Reveal | null;
  readonly result: Result | null;
  /** What everybody at the table saw happen in this round, oldest first. */
  readonly story: readonly StoryEntry[];
}

export type Phase = 'lobby' | 'playing' | 'round-over' | 'game-over';

/** All that the rest of a game needs when a chapter (a lobby or a round) begins. */
export interface Carry {
  /** 1 for the first game at this table. */
  readonly game: number;
  /** Grows whenever another decision becomes due (api.md, `turn`). */
  readonly turn: number;
  readonly seats: readonly Seat[];
  /** The host's person; null while nobody has sat down yet. */
  readonly host: number | null;
  readonly options: Options;
  /** Another number of rounds, agreed on while playing; null: as the options say. */
  readonly agreedRounds: number | null;
  /** The seat marked as the youngest, or drawn at the start; null while neither. */
  readonly youngest: number | null;
  /** Whether the youngest was drawn, for this game only, as nobody was marked. */
  readonly youngestDrawn: boolean;
  /** The pad: the points of each finished round of this game, one entry a seat. */
  readonly pad: readonly (readonly number[])[];
  /** At most one a seat. */
  readonly asks: readonly Ask[];
}

export interface State extends Carry {
  readonly phase: Phase;
  /** The running or the latest round; null in the lobby. */
  readonly round: Round | null;
  /** Runs for the decision that is due, and after a round for the pause. */
  readonly clock: Clock;
  /** When something last happened, in milliseconds since 1970. */
  readonly changedAt: number;
  /** When the last pause of this round ended, in milliseconds since 1970; 0 while there was none. */
  readonly resumedAt: number;
  /** Since when the game is paused, in milliseconds since 1970; null while it is not. */
  readonly pausedAt: number | null;
  /** Seats that have asked for the next round. */
  readonly wishes: readonly number[];
  /** Seats with the fewest points; null before the game is over. */
  readonly winners: readonly number[] | null;
}

/** Before the table exists: nothing but `open` can happen to it. */
export const emptyState: State = {
  game: 0,
  turn: 0,
  seats: [],
  host: null,
  options: { rounds: 8, eventCards: true, turnSeconds: 60 },
  agreedRounds: null,
  youngest: null,
  youngestDrawn: false,
  pad: [],
  asks: [],
  phase: 'lobby',
  round: null,
  clock: { since: 0, moreTimes: 0 },
  changedAt: 0,
  resumedAt: 0,
  pausedAt: null,
  wishes: [],
  winners: null,
};

/** What a state hands on to the next chapter: exactly the fields of Carry. */
export function carryOf(state: State): Carry {
  return {
    game: state.game,
    turn: state.turn,
    seats: state.seats,
    host: state.host,
    options: state.options,
    agreedRounds: state.agreedRounds,
    youngest: state.youngest,
    youngestDrawn: state.youngestDrawn,
    pad: state.pad,
    asks: state.asks,
  };
}

/** How many rounds this game has (rules.md, The end of the game). */
export function roundsOf(carry: Carry): number {
  return carry.agreedRounds ?? carry.options.rounds;
}

/** The seat of the host; null while nobody is host. */
export function hostSeat(carry: Carry): number | null {
  const seat = carry.seats.findIndex((each) => each.person === carry.host);
  return seat === -1 ? null : seat;
}

/** The running or latest round. Throws in a lobby, where asking for it is a bug. */
export function roundOf(state: State): Round {
  if (state.round === null) throw new Error('there is no round in a lobby');
  return state.round;
}

/** What is known of one seat. Throws where there is none, which is a bug to ask for. */
export function seatAt(carry: Carry, seat: number): Seat {
  const there = carry.seats[seat];
  if (there === undefined) throw new Error(`there is no seat ${seat}`);
  return there;
}
