/** Asking for a seat in a running game, by somebody who has none (docs/decisions/09-asking-for-a-seat.md). */
import type { Ask } from '../rules/state.ts';
import type { Asked, Refused, Withdrawn } from './answers.ts';
import type { Asker } from './askers.ts';
import type { Book } from './book.ts';
import type { Keeper } from './keeper.ts';
import { nameFor } from './names.ts';

export interface Asking {
  readonly kind: Ask['kind'];
  readonly seat: number;
  /** The name to sit under, as typed; a claimant says to be who sits there, and gives none. */
  readonly typed: string;
  /** SHA-256 of the secret that will open the seat. */
  readonly hash: string;
}

const HAS_A_SEAT: Refused = { refused: 'not-now', because: 'Whoever asks has a seat already.' };
const ASKS_ALREADY: Refused = { refused: 'not-now', because: 'Whoever asks has asked already, and has no answer yet.' };
const REFUSED_BEFORE: Refused = {
  refused: 'not-now',
  because: 'Whoever was refused may ask again after five minutes.',
};
const NOBODY_ASKS: Refused = { refused: 'not-now', because: 'This secret asks for no seat (any more).' };

/**
 * Takes an ask in, and has it answered by those who play.
 * @param by what the secret that came along says of whoever asks: a seat, or an ask from before
 */
export function askFor(
  book: Book,
  keeper: Keeper,
  { kind, seat, typed, hash }: Asking,
  by: { readonly person: number | null; readonly ask: number | null },
  now: number,
): Asked | Refused {
  if (by.person !== null) return HAS_A_SEAT;
  const past = by.ask === null ? undefined : book.askers.get(by.ask);
  if (past?.ended === null) return ASKS_ALREADY;
  // A secret that is shown is remembered as refused for no longer than that holds.
  if (past?.ended === 'refused') return REFUSED_BEFORE;
  const ask = book.nextNumber;
  const asker = (): Asker | Refused => {
    const sitting = book.state.seats[seat]?.person ?? null;
    const name = kind === 'claim' ? (book.people.get(sitting ?? -1)?.name ?? '') : nameFor(book, typed, sitting);
    return typeof name === 'string' ? { ask, kind, seat, name, hash, ended: null, endedAt: 0 } : name;
  };
  const done = keeper.commit(book, { type: 'ask', ask, kind, seat }, null, now, { asker });
  return 'refused' in done ? done : { ask, view: book.viewFor(null, now, ask) };
}

/** Whoever asked asks no more. */
export function withdraw(book: Book, keeper: Keeper, ask: number | null, now: number): Withdrawn | Refused {
  const asker = ask === null ? undefined : book.askers.get(ask);
  if (asker === undefined || asker.ended !== null) return NOBODY_ASKS;
  const done = keeper.commit(book, { type: 'withdraw', ask: asker.ask }, null, now);
  return 'refused' in done ? done : { withdrawn: true };
}
