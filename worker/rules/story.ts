/**
 * What everybody at the table saw happen, in the order of the round. No entry holds anything hidden.
 * `standIn` marks a move that a bot made in place of the seat's person.
 */
import type { Card } from './cards.ts';
import type { EventCardId } from './events/cards.ts';
import type { EndReason, HandOver } from './state.ts';

export type StoryEntry =
  | { readonly type: 'round-started'; readonly round: number; readonly dealer: number; readonly starter: number }
  | {
      readonly type: 'laid';
      readonly seat: number;
      /** How many. */
      readonly cards: number;
      readonly number: number;
      /** The first lay of a trick, which names its number. */
      readonly leads: boolean;
      readonly standIn?: true;
    }
  | {
      readonly type: 'challenged';
      readonly seat: number;
      readonly of: number;
      readonly number: number;
      readonly cards: readonly Card[];
      readonly lie: boolean;
      readonly taker: number;
      readonly taken: number;
      readonly standIn?: true;
    }
  /** After a challenge where an event card moved more or less than the whole pile to the taker: how many cards went where. */
  | {
      readonly type: 'picked-up';
      readonly moves: readonly {
        readonly from: number | 'pile';
        readonly to: number | 'pile';
        /** How many. */
        readonly cards: number;
      }[];
    }
  | {
      readonly type: 'event-played';
      readonly seat: number;
      readonly card: EventCardId;
      /** The other seat that was chosen. */
      readonly target?: number;
      /** The number of the trick from now on. */
      readonly number?: number;
      /** The direction of play from now on. */
      readonly direction?: 1 | -1;
      /** The kings that each seat held. */
      readonly census?: readonly number[];
      readonly standIn?: true;
    }
  | { readonly type: 'laid-out'; readonly seat: number; readonly number: number; readonly standIn?: true }
  /** Holds no cards any more and owes no answer. */
  | { readonly type: 'out'; readonly seat: number }
  /** Left the game for good; a bot plays on. */
  | { readonly type: 'left'; readonly seat: number }
  /** Answers to another secret from now on. */
  | { readonly type: 'changed-hands'; readonly seat: number; readonly how: HandOver }
  /** A watcher plays on where a bot played, for itself or for somebody who left. */
  | { readonly type: 'taken-over'; readonly seat: number; readonly was: 'human' | 'bot' }
  | { readonly type: 'round-ended'; readonly reason: EndReason; readonly loser: number | null };
