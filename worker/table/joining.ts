/** Sitting down at a table. */
import type { Refused, Seated } from './answers.ts';
import type { Book } from './book.ts';
import type { Keeper } from './keeper.ts';
import { nameFor } from './names.ts';
import { newcomer } from './people.ts';

export interface Joining {
  /** The name as typed. */
  readonly typed: string;
  /** SHA-256 of the new seat's secret. */
  readonly hash: string;
  /** The client's id for this joining; null where it gave none. */
  readonly joinId: string | null;
}

/** Seats a new person, or gives the seat a new secret where the same joining is asked for again before it has acted. */
export function join(book: Book, keeper: Keeper, { typed, hash, joinId }: Joining, now: number): Seated | Refused {
  const again = joinId === null ? undefined : [...book.people.values()].find((who) => who.joinId === joinId);
  // Whoever left or was removed has no secret any more, and gets none by asking again.
  const kept = again === undefined || again.acted || again.hash === '' ? null : book.seatOf(again.person);
  if (again !== undefined && kept !== null) {
    book.rewrite({ ...again, hash }, now);
    return { seat: kept, view: book.viewFor(again.person, now) };
  }
  const person = book.nextNumber;
  const who = () => {
    const name = nameFor(book, typed, null);
    return typeof name === 'string' ? newcomer({ person, name, hash, joinId }) : name;
  };
  const done = keeper.commit(book, { type: 'sit', person, kind: 'human', level: null }, null, now, { who });
  if ('refused' in done) return done;
  keeper.see(person, now);
  return { seat: book.seatOf(person) ?? 0, view: book.viewFor(person, now) };
}
