/** Going on from another device: a token moves a seat, once, and the device it left may take it back. */
import type { Refused, Seated } from './answers.ts';
import type { Book } from './book.ts';
import type { Keeper } from './keeper.ts';
import type { Person } from './people.ts';

/** A token is good this long. */
const TOKEN_FOR_MS = 10 * 60 * 1000;

const NO_TOKEN: Refused = { refused: 'not-now', because: 'This link was used already, or its ten minutes are over.' };

/** Notes a token for a person's seat; an earlier one is good no more. */
export function offerMove(book: Book, person: number, token: string, now: number): void {
  const who = book.people.get(person);
  if (who !== undefined) book.rewrite({ ...who, token, tokenUntil: now + TOKEN_FOR_MS }, now);
}

/** Whose seat a token would move at this moment. */
export function personByToken(book: Book, token: string, now: number): Person | undefined {
  return [...book.people.values()].find((who) => who.token === token && now < who.tokenUntil && plays(book, who));
}

/** Whose seat answered to this secret before it moved. */
export function personByFormer(book: Book, hash: string): Person | undefined {
  return [...book.people.values()].find((who) => who.former === hash && plays(book, who));
}

/** Moves a seat to the device that shows a token: from now on it answers to that device's own secret. */
export function redeem(book: Book, keeper: Keeper, token: string, hash: string, now: number): Seated | Refused {
  const who = personByToken(book, token, now);
  if (who === undefined) return NO_TOKEN;
  return handOver(book, keeper, { ...who, hash, former: who.hash, token: null, tokenUntil: 0 }, 'moved', now);
}

/** Gives a seat back to the device that it left; the other one may take it back in turn. */
export function takeBack(book: Book, keeper: Keeper, hash: string, now: number): Seated | Refused {
  const who = personByFormer(book, hash);
  if (who === undefined) return { refused: 'bad-secret', because: 'This secret never opened a seat at this table.' };
  return handOver(book, keeper, { ...who, hash, former: who.hash }, 'taken-back', now);
}

function handOver(book: Book, keeper: Keeper, who: Person, how: 'moved' | 'taken-back', now: number): Seated | Refused {
  const done = keeper.commit(book, { type: 'hand-over', how }, who.person, now, { who: () => who });
  if ('refused' in done) return done;
  keeper.see(who.person, now);
  keeper.unseat(book, who.person);
  return { seat: book.seatOf(who.person) ?? 0, view: book.viewFor(who.person, now) };
}

function plays(book: Book, { person, hash }: Person): boolean {
  return hash !== '' && book.seatOf(person) !== null;
}
