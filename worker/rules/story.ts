/** What everybody at the table saw happen, in the order of the round. No entry holds anything hidden. */
import type { Card } from './cards.ts';
import type { EndReason } from './state.ts';

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
    }
  | { readonly type: 'laid-out'; readonly seat: number; readonly number: number }
  /** Holds no cards any more and owes no answer. */
  | { readonly type: 'out'; readonly seat: number }
  | { readonly type: 'round-ended'; readonly reason: EndReason; readonly loser: number | null };
