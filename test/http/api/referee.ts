/**
 * An outsider with the rules in one hand and the record of a game in the other. The referee shares nothing with the worker
 * but the ids of the cards, plays every round again card by card, and objects to whatever was not right.
 */
import type { Move } from './referee-moment.ts';
import { RoundTable } from './referee-table.ts';

export interface Deal {
  type: 'round-started';
  at: number;
  round: number;
  dealer: number;
  starter: number;
  hands: string[][];
  eventCards: (string | null)[];
}
export interface EventPlayed {
  type: 'event-played';
  at: number;
  seat: number;
  card: string;
  target?: number;
  chosen?: string;
  number?: number;
  shown?: string[];
  moves?: Move[];
}
export interface PickedUp {
  type: 'picked-up';
  at: number;
  moves: Move[];
}
export interface Laid {
  type: 'laid';
  at: number;
  seat: number;
  cards: string[];
  number: number;
}
export interface Challenged {
  type: 'challenged';
  at: number;
  seat: number;
  of: number;
  cards: string[];
  lie: boolean;
  taker: number;
}
export interface LaidOut {
  type: 'laid-out';
  at: number;
  seat: number;
  number: number;
}
export interface Ended {
  type: 'round-ended';
  at: number;
  reason: string;
  loser: number | null;
  points: number[];
  hands: string[][];
}
export type RecordedFact = Deal | Laid | Challenged | EventPlayed | PickedUp | LaidOut | Ended;

/** A record as it is served. */
export interface Sheet {
  code: string;
  game: number;
  seats: { seat: number; name: string; kind: string }[];
  options: { rounds: number; eventCards: boolean; turnSeconds: number };
  rounds: RecordedFact[][];
}

/** The first objection to a record; null where there is none. */
export function objectionTo({ seats, options, rounds }: Sheet): string | null {
  if (seats.length < 3 || seats.length > 8) return `${seats.length} cannot play`;
  if (seats.some(({ seat }, index) => seat !== index)) return 'the seats are not in order';
  if (rounds.length > options.rounds) return 'more rounds were played than agreed';
  let youngest: readonly number[] = seats.map(({ seat }) => seat);
  let dealer: number | null = null;
  let at = 0;
  for (const [index, facts] of rounds.entries()) {
    const table = new RoundTable(seats.length, youngest, options.eventCards);
    const where = `round ${index + 1}`;
    for (const [place, fact] of facts.entries()) {
      const object = (what: string) => `${where}, fact ${place}, ${fact.type}: ${what}`;
      if (!Number.isSafeInteger(fact.at) || fact.at < at) return object('time runs backwards');
      at = fact.at;
      if ((fact.type === 'round-started') !== (place === 0)) return object('a round begins once and at its beginning');
      if (fact.type === 'round-started') {
        if (fact.round !== index + 1) return object('this is not the number of the round');
        if (dealer !== null && fact.dealer !== (dealer + 1) % seats.length) return object('the deal passes clockwise');
        dealer = fact.dealer;
      }
      const wrong = table.replay(fact);
      if (wrong !== null) return object(wrong);
    }
    if (table.isOver) {
      youngest = table.youngest;
      continue;
    }
    // Only the last round can have been cut short, and only while it still ran.
    if (facts.length === 0) return `${where} is empty`;
    if (index + 1 < rounds.length) return `${where} has no end, but another one follows`;
    const unmoved = table.settle();
    if (unmoved !== null) return `${where}: ${unmoved}`;
    if (table.now.dueEnd() !== null) return `${where} was over, but nobody said so`;
  }
  return null;
}
