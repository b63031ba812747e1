/** A seat that answers to another secret: moved by a token, once, or taken back by a secret from before. */
import type { HandOver } from '../rules/state.ts';
import type { Refused, Seated } from './answers.ts';
import type { Book } from './book.ts';
import type { Keeper } from './keeper.ts';
import { type Former, type Person, reclaimedWith, withSecret } from './people.ts';

/** A token is good this long. */
const TOKEN_FOR_MS = 10 * 60 * 1000;

const NO_TOKEN: Refused = { refused: 'not-now', because: 'This link was used already, or its ten minutes are over.' };

/** A seat that a secret opened before, and how it lost it: to the same person's other device, or to a stranger. */
export interface Lost {
  readonly seat: number;
  readonly how: 'moved' | 'claimed';
}

/** Notes a token for a person's seat; an earlier one is good no more. @returns until when it is good, in milliseconds since 1970 */
export function offerMove(book: Book, person: number, token: string, now: number): number {
  const who = book.people.get(person);
  const tokenUntil = now + TOKEN_FOR_MS;
  if (who !== undefined) book.rewrite({ ...who, token, tokenUntil }, now);
  return tokenUntil;
}

/** Whose seat a token would move at this moment. */
export function personByToken(book: Book, token: string, now: number): Person | undefined {
  return [...book.people.values()].find(
    (who) => who.token === token && now < who.tokenUntil && who.hash !== '' && book.seatOf(who.person) !== null,
  );
}

/** The seat that answered to this secret before, and may again; null where there is none. */
export function lostBy(book: Book, hash: string): Lost | null {
  const found = formerBy(book, hash);
  const seat = found === null ? null : book.seatOf(found.who.person);
  if (found === null || seat === null) return null;
  return { seat, how: found.former.era === found.who.era ? 'moved' : 'claimed' };
}

/** Moves a seat to the device that shows a token: from now on it answers to that device's own secret. */
export function redeem(book: Book, keeper: Keeper, token: string, hash: string, now: number): Seated | Refused {
  const who = personByToken(book, token, now);
  return who === undefined ? NO_TOKEN : handOver(book, keeper, withSecret(who, hash), 'moved', now);
}

/**
 * Gives a seat back to a secret from before. Between devices of one person the other one may take it back in turn; from a
 * stranger who was believed it comes back for good.
 */
export function takeBack(book: Book, keeper: Keeper, hash: string, now: number): Seated | Refused {
  const found = formerBy(book, hash);
  if (found === null) return { refused: 'bad-secret', because: 'This secret never opened a seat at this table.' };
  const { who, former } = found;
  return former.era === who.era
    ? handOver(book, keeper, withSecret(who, former.hash), 'taken-back', now)
    : handOver(book, keeper, reclaimedWith(who, former), 'reclaimed', now);
}

function handOver(
  book: Book,
  keeper: Keeper,
  who: Person,
  how: Exclude<HandOver, 'claimed'>,
  now: number,
): Seated | Refused {
  const slept = keeper.isDeserted(book, now);
  const done = keeper.commit(book, { type: 'hand-over', how }, who.person, now, { who: () => who });
  if ('refused' in done) return done;
  keeper.unseat(who.person);
  // They are here only from now on: a clock that stood still for nobody starts anew before anything is due by it.
  keeper.see(who.person, now);
  keeper.lookRound(book, now, slept);
  return { seat: book.seatOf(who.person) ?? 0, view: book.viewFor(who.person, now) };
}

/**
 * Whose secret this was. Within an era it may take the seat back as long as somebody opens it; from before a stranger was
 * believed until the game ends, even where the stranger has left.
 */
function formerBy(book: Book, hash: string): { readonly who: Person; readonly former: Former } | null {
  const isRunning = book.state.phase === 'playing' || book.state.phase === 'round-over';
  for (const who of book.people.values()) {
    const former = who.formers.find((each) => each.hash === hash);
    if (former === undefined || book.seatOf(who.person) === null) continue;
    if (former.era === who.era ? who.hash !== '' : isRunning) return { who, former };
  }
  return null;
}
