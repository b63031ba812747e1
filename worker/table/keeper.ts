/** Keeps the house in order around a book: who is present, what the table itself has to do, and the one alarm. */

import { ASKED_FOR_MS } from '../rules/asking.ts';
import type { HouseIntent, Intent } from '../rules/commands.ts';
import type { Refused } from './answers.ts';
import { knownUntil } from './askers.ts';
import type { Audience } from './audience.ts';
import type { Book } from './book.ts';
import type { Attendance } from './due.ts';
import { Presence } from './presence.ts';
import type { Committed, Request } from './request.ts';

/** After this long without any change a table deletes itself. */
export const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** What a command brings beside its intent. */
export type Extra = Pick<Request, 'id' | 'turn' | 'who' | 'asker' | 'standIn'>;

/** What a keeper needs of the house. */
interface Lent {
  readonly random: () => readonly number[];
  readonly awayAfterMs: number;
}

export class Keeper {
  readonly #storage: DurableObjectStorage;
  readonly #audience: Audience;
  readonly #house: () => Lent;
  readonly #presence = new Presence();
  /** What stands in, since the object woke, for the last sign of whoever was not marked away. */
  #otherwise: number | undefined;
  /** When the alarm is set for, in milliseconds since 1970; null where none is. */
  #alarmAt: number | null = null;

  constructor(storage: DurableObjectStorage, audience: Audience, house: () => Lent) {
    this.#storage = storage;
    this.#audience = audience;
    this.#house = house;
  }

  /** Learns after a wake when the alarm is set for. */
  async wake(): Promise<void> {
    this.#alarmAt = await this.#storage.getAlarm();
  }

  /** Takes note of a sign of life. */
  see(person: number, at: number): void {
    this.#presence.see(person, at);
  }

  /** Counts a person as away from now on, until their next sign of life; their open sockets become spectators'. */
  showOut(book: Book, person: number, now: number): void {
    this.unseat(person);
    this.#presence.lose(person);
    this.lookRound(book, now, false);
  }

  /** The open sockets of whoever had a seat until now get a spectator's view. */
  unseat(person: number): void {
    this.#audience.unseat(person);
  }

  /** Carries out a command. Whoever gets a seat by it is there from now on. */
  commit(
    book: Book,
    intent: Intent | HouseIntent,
    person: number | null,
    now: number,
    extra: Extra = {},
  ): Committed | Refused {
    const done = book.commit({
      intent,
      person,
      at: now,
      random: this.#house().random(),
      present: this.#present(book, now),
      ...extra,
    });
    if ('refused' in done) return done;
    for (const { ask, person } of done.arrivals) {
      this.unseat(person);
      this.#audience.admit(ask, person);
      this.see(person, now);
    }
    return done;
  }

  /** Whether nobody has been here of late, by all that is known: then no clock ran, whatever the people's rows still say. */
  isDeserted(book: Book, now: number): boolean {
    return book.state.seats.every(({ person, kind, left }) => {
      const who = book.people.get(person);
      if (kind !== 'human' || left || who === undefined) return true;
      const known = who.away ? Number.NEGATIVE_INFINITY : book.touched;
      return (
        this.#presence.lastSeen(person, this.#audience.lastSignOf(person), known) + this.#house().awayAfterMs <= now
      );
    });
  }

  /**
   * Writes down who went away or came back, and does what has become due by it.
   * @param slept nobody was here until now, so that no clock ran
   */
  lookRound(book: Book, now: number, slept: boolean): void {
    for (const { person, kind } of book.state.seats) {
      const who = book.people.get(person);
      if (kind !== 'human' || who === undefined) continue;
      const away = this.#isAway(person, who.away, now);
      if (away !== who.away)
        book.notePresence(person, away, away ? Math.min(now, this.#presentUntil(person, who.away, now)) : now);
    }
    if (slept && this.#present(book, now).length > 0) this.commit(book, { type: 'wake' }, null, now);
    this.commit(book, { type: 'look-round' }, null, now);
  }

  /** Who is here, as the moment has it. */
  attendance(book: Book, now: number): Attendance {
    const who = (seat: number) => book.people.get(book.state.seats[seat]?.person ?? -1);
    return {
      present: this.#present(book, now),
      awaySince: (seat) => who(seat)?.at ?? 0,
      presentUntil: (seat) => {
        const { person = -1, away = true } = who(seat) ?? {};
        return this.#presentUntil(person, away, now);
      },
    };
  }

  /** Sets the alarm for the moment at which an ask lapses or somebody may ask again, if it is not set for earlier. */
  armForAsks({ state, askers }: Book): void {
    const lapses = state.asks.filter(({ promised }) => !promised).map(({ at }) => at + ASKED_FOR_MS);
    const next = Math.min(...lapses, ...[...askers.values()].map(knownUntil));
    if (next < Number.POSITIVE_INFINITY) this.arm(next);
  }

  /** Sets the alarm for the moment at which somebody without a socket will count as away, if it is not set for earlier. */
  armForAbsence(book: Book, now: number): void {
    for (const { person, kind } of book.state.seats) {
      const who = book.people.get(person);
      if (kind !== 'human' || who === undefined || who.away || this.#audience.lastSignOf(person) !== null) continue;
      this.arm(this.#presentUntil(person, who.away, now));
    }
  }

  /** Sets the alarm unless it is set for earlier; each setting is billed as a row written. */
  arm(due: number): void {
    if (this.#alarmAt !== null && this.#alarmAt <= due) return;
    this.#alarmAt = due;
    // The output gate holds everything back until this is durable, so there is nothing to wait for.
    void this.#storage.setAlarm(due);
  }

  /** The alarm has fired and is set no more. @param touched when the table last changed */
  fired(touched: number): void {
    this.#alarmAt = null;
    this.#otherwise ??= touched;
  }

  #present(book: Book, now: number): number[] {
    return book.state.seats.flatMap(({ person, kind, left }, seat) => {
      const who = book.people.get(person);
      return kind === 'human' && !left && who !== undefined && !this.#isAway(person, who.away, now) ? [seat] : [];
    });
  }

  #isAway(person: number, wasAway: boolean, now: number): boolean {
    return this.#presentUntil(person, wasAway, now) <= now;
  }

  /**
   * When a person will count as away without another sign of life, in milliseconds since 1970. After a sleep the signs of
   * requests are forgotten: a visitor finds everybody present who was not marked away, and gives them the time to be seen
   * again; an alarm, which rings when somebody's time is over, goes by the table's last change.
   */
  #presentUntil(person: number, wasAway: boolean, now: number): number {
    this.#otherwise ??= now;
    const otherwise = wasAway ? Number.NEGATIVE_INFINITY : this.#otherwise;
    return this.#presence.lastSeen(person, this.#audience.lastSignOf(person), otherwise) + this.#house().awayAfterMs;
  }
}
