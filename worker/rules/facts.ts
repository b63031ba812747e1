/** What has happened, in the past tense. The log keeps these and nothing else about the game. */
import type { Card } from './cards.ts';
import type { Carry, EndReason, Level, Options } from './state.ts';

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
      readonly eventCards: readonly (string | null)[];
      readonly carry: Carry;
    }
  | { readonly type: 'laid'; readonly seat: number; readonly cards: readonly Card[]; readonly number: number }
  | {
      readonly type: 'challenged';
      readonly seat: number;
      readonly of: number;
      readonly cards: readonly Card[];
      readonly lie: boolean;
      readonly taker: number;
    }
  | { readonly type: 'laid-out'; readonly seat: number; readonly number: number }
  | {
      readonly type: 'round-ended';
      readonly reason: EndReason;
      readonly loser: number | null;
      readonly points: readonly number[];
      readonly hands: readonly (readonly Card[])[];
    }
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
