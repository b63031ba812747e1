/** What somebody wants to happen. An intent comes from outside; the shell adds who, when and chance to make a command. */
import type { Card } from './cards.ts';
import type { Ask, HandOver, Level, Options } from './state.ts';

/** What a person at the table can ask for; names and fields are those of api.md. */
export type Intent =
  | {
      readonly type: 'set-options';
      readonly rounds?: number;
      readonly eventCards?: boolean;
      readonly turnSeconds?: number;
    }
  | { readonly type: 'remove-seat'; readonly seat: number }
  | { readonly type: 'move-seat'; readonly seat: number; readonly to: number }
  | { readonly type: 'set-youngest'; readonly seat: number | null }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'start' }
  | { readonly type: 'lay'; readonly cards: readonly Card[]; readonly number?: number }
  | { readonly type: 'challenge' }
  | { readonly type: 'lay-out'; readonly number: number }
  /** Plays the event card that the seat holds, with what that card needs chosen, and nothing else. */
  | { readonly type: 'play-event'; readonly seat?: number; readonly card?: Card; readonly number?: number }
  | { readonly type: 'more-time' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'next-round' }
  | { readonly type: 'end-game'; readonly now: boolean }
  | { readonly type: 'pass-host'; readonly seat: number }
  | { readonly type: 'dismiss'; readonly seat: number }
  /** To what somebody without a seat asks for; for a take-over it is the host's to answer. */
  | { readonly type: 'answer'; readonly ask: number; readonly yes: boolean }
  /** The host lets a claimant in from the next deal, whoever has not answered yet. */
  | { readonly type: 'let-in'; readonly ask: number }
  | { readonly type: 'rematch' }
  | { readonly type: 'leave' };

/** The host's wish for a bot, which the table makes a `sit` of, as it alone numbers who sits down. */
export interface AddBot {
  readonly type: 'add-bot';
  readonly level: Level;
}

/** What only the table itself asks for; it may name the host as the asking seat of a bot that sits down. */
export type HouseIntent =
  | { readonly type: 'open'; readonly options: Options }
  | { readonly type: 'sit'; readonly person: number; readonly kind: 'human' | 'bot'; readonly level: Level | null }
  /** Look what becomes of it that people came and went, and that time passed: for the host's role, what is asked, the next round. */
  | { readonly type: 'look-round' }
  /** The seat of whoever asks answers to another secret from now on. */
  | { readonly type: 'hand-over'; readonly how: Exclude<HandOver, 'claimed'> }
  /** Somebody without a seat asks for one, under a number of the table's. */
  | { readonly type: 'ask'; readonly ask: number; readonly kind: Ask['kind']; readonly seat: number }
  /** Whoever asked asks no more. */
  | { readonly type: 'withdraw'; readonly ask: number }
  /** Somebody is back at a table where nobody was: the clock starts anew. */
  | { readonly type: 'wake' }
  /** The pause after a round is over. */
  | { readonly type: 'begin-round' };

export interface Command {
  readonly intent: Intent | HouseIntent;
  /** Who asks; null for the table itself. */
  readonly seat: number | null;
  /** The turn that this answers, where the intent needs one. */
  readonly turn?: number;
  /** A bot decides in place of the seat's person. */
  readonly standIn?: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Uniform 32-bit words, enough for every draw of one command: 128 are. */
  readonly random: readonly number[];
  /** Seats whose person is present now. */
  readonly present: readonly number[];
}

/** Why a command changes nothing; the codes are those of api.md. */
export type RefusalCode = 'not-allowed' | 'table-full' | 'already-started' | 'stale-turn' | 'not-now' | 'illegal-move';

export interface Refusal {
  readonly refused: RefusalCode;
  /** What exactly is not possible, in English, for programs' authors; never shown to players. */
  readonly because: string;
}

export function refuse(refused: RefusalCode, because: string): Refusal {
  return { refused, because };
}

/** Tells a refusal from whatever else a decision may come to. */
export function isRefusal(decision: object): decision is Refusal {
  return 'refused' in decision;
}
