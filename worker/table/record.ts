/** The record of a finished game: what really happened, hidden cards included (api.md, The record). */
import type { Card } from '../rules/cards.ts';
import type { Move } from '../rules/events/moves.ts';
import type { Fact } from '../rules/facts.ts';
import type { EndReason, Options } from '../rules/state.ts';
import type { EventCardId } from '../rules/view.ts';
import type { Entry } from './log.ts';

export type RecordedFact =
  | {
      readonly type: 'round-started';
      readonly at: number;
      readonly round: number;
      readonly dealer: number;
      readonly starter: number;
      readonly hands: readonly (readonly Card[])[];
      readonly eventCards: readonly (EventCardId | null)[];
    }
  | {
      readonly type: 'laid';
      readonly at: number;
      readonly seat: number;
      readonly cards: readonly Card[];
      readonly number: number;
      readonly standIn?: true;
    }
  | {
      readonly type: 'challenged';
      readonly at: number;
      readonly seat: number;
      readonly of: number;
      readonly cards: readonly Card[];
      readonly lie: boolean;
      readonly taker: number;
      readonly standIn?: true;
    }
  | {
      readonly type: 'event-played';
      readonly at: number;
      readonly seat: number;
      readonly card: EventCardId;
      readonly target?: number;
      readonly chosen?: Card;
      readonly number?: number;
      readonly shown?: readonly Card[];
      readonly moves?: readonly Move[];
      readonly standIn?: true;
    }
  /** Somebody new sits here from this round on; `was` sat there before. */
  | {
      readonly type: 'taken-over';
      readonly at: number;
      readonly seat: number;
      readonly was: { readonly name: string; readonly kind: 'human' | 'bot' };
    }
  | { readonly type: 'picked-up'; readonly at: number; readonly moves: readonly Move[] }
  | {
      readonly type: 'laid-out';
      readonly at: number;
      readonly seat: number;
      readonly number: number;
      readonly standIn?: true;
    }
  | {
      readonly type: 'round-ended';
      readonly at: number;
      readonly reason: EndReason;
      readonly loser: number | null;
      readonly points: readonly number[];
      readonly hands: readonly (readonly Card[])[];
    };

export interface GameRecord {
  readonly code: string;
  readonly game: number;
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly kind: 'human' | 'bot' }[];
  readonly options: Options;
  /** The facts of each round in order; a round that was cut short stands last, without `round-ended`. */
  readonly rounds: readonly (readonly RecordedFact[])[];
}

/**
 * Puts the record of a game together.
 * @param entries the log of that game, oldest first
 * @param nameOf the name of a person; empty where they are forgotten
 */
export function recordOf(
  code: string,
  game: number,
  entries: readonly Entry[],
  nameOf: (person: number) => string,
): GameRecord {
  const facts = entries.flatMap((entry) => entry.facts);
  const starts = facts.filter((fact) => fact.type === 'round-started');
  const carry = starts.at(-1)?.carry;
  const agreed = facts.filter((fact) => fact.type === 'rounds-agreed').at(-1)?.rounds;
  const rounds: RecordedFact[][] = [];
  for (const fact of facts) {
    const recorded = record(fact, nameOf);
    if (recorded === null) continue;
    if (recorded.type === 'round-started') rounds.push([]);
    rounds.at(-1)?.push(recorded);
  }
  const { rounds: planned = 0, eventCards = false, turnSeconds = 0 } = carry?.options ?? {};
  return {
    code,
    game,
    seats: (carry?.seats ?? []).map(({ person, kind }, seat) => ({ seat, name: nameOf(person), kind })),
    options: { rounds: agreed ?? planned, eventCards, turnSeconds },
    rounds,
  };
}

/** The mark of a move that a bot made in place of a person. */
function standInOf({ standIn }: { readonly standIn?: true }): { readonly standIn?: true } {
  return standIn === undefined ? {} : { standIn };
}

/** A fact as it is recorded, field by field; null for one that is not about the cards. */
function record(fact: Fact, nameOf: (person: number) => string): RecordedFact | null {
  switch (fact.type) {
    case 'round-started': {
      const { type, at, round, dealer, starter, hands, eventCards } = fact;
      return { type, at, round, dealer, starter, hands, eventCards };
    }
    case 'laid': {
      const { type, at, seat, cards, number } = fact;
      return { type, at, seat, cards, number, ...standInOf(fact) };
    }
    case 'challenged': {
      const { type, at, seat, of, cards, lie, taker } = fact;
      return { type, at, seat, of, cards, lie, taker, ...standInOf(fact) };
    }
    case 'event-played': {
      const { type, at, seat, card, target, chosen, number, shown, moves } = fact;
      return {
        type,
        at,
        seat,
        card,
        ...(target === undefined ? {} : { target }),
        ...(chosen === undefined ? {} : { chosen }),
        ...(number === undefined ? {} : { number }),
        ...(shown === undefined ? {} : { shown }),
        ...(moves === undefined ? {} : { moves }),
        ...standInOf(fact),
      };
    }
    case 'picked-up': {
      const { type, at, moves } = fact;
      return { type, at, moves };
    }
    case 'laid-out': {
      const { type, at, seat, number } = fact;
      return { type, at, seat, number, ...standInOf(fact) };
    }
    case 'taken-over': {
      const { type, at, seat, was } = fact;
      return { type, at, seat, was: { name: nameOf(was.person), kind: was.kind } };
    }
    case 'round-ended': {
      const { type, at, reason, loser, points, hands } = fact;
      return { type, at, reason, loser, points, hands };
    }
    default:
      return null;
  }
}
