/** What has happened, in the past tense. The log keeps these and nothing else about the game. */
import type { Card } from './cards.ts';
import type { EventCardId } from './events/cards.ts';
import type { Move } from './events/moves.ts';
import type { Ask, AskEnd, Carry, EndReason, HandOver, Level, Options } from './state.ts';

/** Whose move it was, and whether a bot made it in place of the seat's person. */
interface ByPlayer {
  readonly seat: number;
  readonly standIn?: true;
}

/** What a fact tells, without its time. */
export type Happening =
  /** The table exists: the lobby of its first game. Opens a chapter. */
  | { readonly type: 'table-opened'; readonly options: Options }
  | {
      readonly type: 'seated';
      readonly person: number;
      readonly kind: 'human' | 'bot';
      readonly level: Level | null;
    }
  /** A seat freed in the lobby, by its person or by the host; seats above it move down one. */
  | { readonly type: 'seat-freed'; readonly seat: number }
  | { readonly type: 'seat-moved'; readonly seat: number; readonly to: number }
  | { readonly type: 'youngest-marked'; readonly seat: number | null }
  | { readonly type: 'options-set'; readonly options: Options }
  /** The name itself stands beside the log. */
  | { readonly type: 'renamed'; readonly seat: number }
  | { readonly type: 'host-passed'; readonly person: number | null }
  /** A person left a running or finished game; the seat stays in it. */
  | { readonly type: 'left'; readonly seat: number }
  /**
   * Opens a chapter: `carry` is all that the rest of the game needs, `carry.turn` the turn that begins with it and
   * `carry.youngest` drawn if nobody was marked.
   */
  | {
      readonly type: 'round-started';
      readonly round: number;
      readonly dealer: number;
      readonly starter: number;
      readonly hands: readonly (readonly Card[])[];
      readonly eventCards: readonly (EventCardId | null)[];
      readonly carry: Carry;
    }
  | (ByPlayer & { readonly type: 'laid'; readonly cards: readonly Card[]; readonly number: number })
  | (ByPlayer & {
      readonly type: 'challenged';
      readonly of: number;
      readonly cards: readonly Card[];
      readonly lie: boolean;
      readonly taker: number;
      /** Set where an event card moves more or less than the whole pile to the taker: `picked-up` follows. */
      readonly pickUpFollows?: true;
    })
  /** All that moves after a challenge, right behind it; where this is missing, the taker takes the whole pile. */
  | { readonly type: 'picked-up'; readonly moves: readonly Move[] }
  | (ByPlayer & {
      readonly type: 'event-played';
      readonly card: EventCardId;
      /** What was chosen: another seat, a card of the hand, a number. */
      readonly target?: number;
      readonly chosen?: Card;
      readonly number?: number;
      /** What chance made of it: cards shown to the player alone, and all cards that moved. */
      readonly shown?: readonly Card[];
      readonly moves?: readonly Move[];
    })
  | (ByPlayer & { readonly type: 'laid-out'; readonly number: number })
  | {
      readonly type: 'round-ended';
      readonly reason: EndReason;
      readonly loser: number | null;
      readonly points: readonly number[];
      readonly hands: readonly (readonly Card[])[];
    }
  /** A seat answers to another secret from now on; who sits there stays the same. `ask` names the claim that brought it about. */
  | { readonly type: 'changed-hands'; readonly seat: number; readonly how: HandOver; readonly ask?: number }
  | { readonly type: 'asked'; readonly ask: number; readonly kind: Ask['kind']; readonly seat: number }
  | { readonly type: 'agreed'; readonly ask: number; readonly seat: number }
  /** What was asked for comes true with the next deal. */
  | { readonly type: 'promised'; readonly ask: number }
  | { readonly type: 'ask-ended'; readonly ask: number; readonly why: AskEnd }
  /** Right behind a deal whose `carry` has the new person in the seat already: who sat there before. */
  | {
      readonly type: 'taken-over';
      readonly seat: number;
      readonly ask: number;
      readonly was: { readonly person: number; readonly kind: 'human' | 'bot' };
    }
  | { readonly type: 'time-added'; readonly seat: number }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  /** Somebody is back at a table where nobody was. */
  | { readonly type: 'clock-restarted' }
  | { readonly type: 'next-round-asked'; readonly seat: number }
  /** The table agreed on another number of rounds while playing. */
  | { readonly type: 'rounds-agreed'; readonly rounds: number }
  | { readonly type: 'game-ended'; readonly winners: readonly number[] }
  /** Back in the lobby for a new game. Opens a chapter. */
  | { readonly type: 'rematch-opened'; readonly carry: Carry };

/** A happening and when it came about, in milliseconds since 1970. */
export type Fact = Happening & { readonly at: number };

/** Gives what happened its time, in milliseconds since 1970. */
export function happenedAt(at: number, ...happenings: readonly Happening[]): Fact[] {
  return happenings.map((happening) => ({ ...happening, at }));
}
