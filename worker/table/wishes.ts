/** What a person's wish comes to: the intent for the rules, and the row of the people that is written with it. */
import { botName } from '../bots/names.ts';
import type { AddBot, HouseIntent, Intent } from '../rules/commands.ts';
import type { Refused } from './answers.ts';
import type { Book } from './book.ts';
import { nameFor } from './names.ts';
import { newcomer, type Person } from './people.ts';

export interface Asked {
  readonly intent: Intent | HouseIntent;
  /** Asked for once the rules agree; may still refuse. */
  readonly who?: () => Person | Refused;
}

/**
 * @param sitting whose wish it is
 * @param random draws a uniform 32-bit word
 */
export function asked(book: Book, sitting: Person, wish: Intent | AddBot, random: () => number): Asked {
  switch (wish.type) {
    case 'add-bot':
      return seatBot(book, wish, random());
    case 'rename':
      return { intent: wish, who: () => renamed(book, sitting, wish.name) };
    case 'dismiss':
      return dismissed(book, wish);
    case 'leave':
      // In the lobby the seat is freed and the row goes with it; later a bot plays on, and the secret opens nothing any more.
      if (book.state.phase === 'lobby') return { intent: wish };
      return { intent: wish, who: () => ({ ...sitting, hash: '', away: true }) };
    default:
      return { intent: wish };
  }
}

function seatBot(book: Book, { level }: AddBot, random: number): Asked {
  const person = book.nextNumber;
  // In the form in which names are compared: two that differ in width only would be taken for one.
  const taken = book.state.seats.map((seat) => (book.people.get(seat.person)?.name ?? '').normalize('NFKC'));
  const name = botName(taken, random);
  const bot = newcomer({ person, name, hash: '', joinId: null });
  return { intent: { type: 'sit', person, kind: 'bot', level }, who: () => bot };
}

/** Whoever is removed from a game may watch: their secret opens no seat any more. */
function dismissed(book: Book, wish: Extract<Intent, { type: 'dismiss' }>): Asked {
  const who = book.people.get(book.state.seats[wish.seat]?.person ?? -1);
  return who === undefined ? { intent: wish } : { intent: wish, who: () => ({ ...who, hash: '', away: true }) };
}

function renamed(book: Book, sitting: Person, typed: string): Person | Refused {
  const name = nameFor(book, typed, sitting.person);
  return typeof name === 'string' ? { ...sitting, name, acted: true } : name;
}

/** Whose sockets get a spectator's view once this wish came true. */
export function whoGoes(book: Book, person: number, wish: Intent | AddBot): number | null {
  if (wish.type === 'leave') return person;
  return wish.type === 'dismiss' ? (book.state.seats[wish.seat]?.person ?? null) : null;
}
