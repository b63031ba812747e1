/** What happens at every visit to a table, whoever comes and whatever for. */
import { BAD_SECRET, NO_SUCH_TABLE, type Refused } from './answers.ts';
import { Audience, type Listener, type Present, type Shown, type Sign } from './audience.ts';
import { Book } from './book.ts';
import { type Bot, Clockwork, type Pace } from './clockwork.ts';
import { KEPT_FOR_MS, Keeper } from './keeper.ts';
import { lostBy } from './moving.ts';

/** What the house lends its tables. Tests lend something else; nothing in production can. */
export interface House extends Pace {
  /** Uniform 32-bit words, enough for every draw of one command. */
  readonly random: () => readonly number[];
  /** After this long without heartbeat or request a person counts as away. */
  readonly awayAfterMs: number;
  readonly present: Present;
  readonly bot: Bot;
}

/** What is done at a visit, by a person or a spectator, who may have asked for a seat. Nothing in it may wait for anything. */
export type Work<T> = (book: Book, person: number | null, now: number, ask: number | null) => T;

export class Reception {
  readonly audience: Audience;
  readonly keeper: Keeper;
  readonly #clockwork: Clockwork;
  readonly #storage: DurableObjectStorage;
  readonly #house: () => House;
  /** The version that was pushed last; null where none was. */
  #shown: number | null = null;
  /** How many watchers the pages were told of last; null where they are to be told anew, undefined before the first look. */
  #watching: number | null | undefined;
  /** Undefined while it has to be read from storage, null where no table is open. */
  #book: Book | null | undefined;

  constructor(context: DurableObjectState, house: () => House) {
    this.#storage = context.storage;
    this.#house = house;
    this.audience = new Audience(context, (shown, listener) => house().present(shown, listener));
    this.keeper = new Keeper(context.storage, this.audience, house);
    this.#clockwork = new Clockwork(this.keeper, house, () => {
      this.visit(null, () => null);
    });
    context.blockConcurrencyWhile(() => this.keeper.wake());
  }

  /** The table; null where none is open. Looking changes nothing. */
  read(): Book | null {
    if (this.#book === undefined) {
      this.#book = Book.read(this.#storage);
      // What was there at the first look was shown before; after a throw there may be more.
      this.#shown ??= this.#book?.version ?? null;
      if (this.#watching === undefined) this.#watching = this.#watchers(Date.now());
    }
    return this.#book;
  }

  /** Takes in a table that was just opened. */
  take(book: Book): void {
    this.#book = book;
    this.keeper.arm(book.touched + KEPT_FOR_MS);
  }

  /**
   * One visit: looks up who it is, takes note that they are here, does what has become due, then `work`, and shows
   * everybody what changed.
   * @param hash SHA-256 of the secret shown; null for a spectator, or where nobody comes
   * @param sign somebody's sign of life that was noticed late
   */
  visit<T>(hash: string | null, work: Work<T>, sign: Sign | null = null): T | Refused {
    return this.safely(() => {
      const book = this.read();
      if (book === null) return NO_SUCH_TABLE;
      const now = Date.now();
      const person = hash === null ? null : (book.personBy(hash)?.person ?? null);
      const ask = hash === null || person !== null ? null : (book.askerBy(hash, now)?.ask ?? null);
      if (hash !== null && person === null && ask === null) return BAD_SECRET;
      if (sign !== null) this.keeper.see(sign.person, sign.at);
      const slept = this.keeper.isDeserted(book, now);
      if (person !== null) this.keeper.see(person, now);
      this.keeper.lookRound(book, now, slept);
      if (book.forgetAskers(now)) this.tellPages();
      book.watching = () => this.#watchers(now);
      const result = work(this.#movedOn(book, now), person, now, ask);
      this.#show(this.#movedOn(this.read() ?? book, now), now);
      return result;
    });
  }

  /** The pages are to be shown anew what is no change of the table: a watcher has gone, or somebody may ask again. */
  tellPages(): void {
    this.#watching = null;
  }

  /** After any throw the memory is in doubt: the next visit rebuilds it from the log. */
  safely<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#book = undefined;
      throw error;
    }
  }

  /** The alarm rings: does what is due, however late. @returns whether the table was not touched for so long that it goes */
  rings(): boolean {
    const book = this.read();
    if (book === null) return false;
    this.keeper.fired(book.touched);
    if (Date.now() >= book.touched + KEPT_FOR_MS) return true;
    this.visit(null, () => null);
    this.keeper.arm(book.touched + KEPT_FOR_MS);
    return false;
  }

  /** Deletes the table, all of it. */
  async forget(): Promise<void> {
    this.audience.dismiss();
    this.#clockwork.stop();
    this.#book = null;
    await this.#storage.deleteAll();
  }

  /** The table after everything that is due by now; read anew where that failed, as memory is in doubt then. */
  #movedOn(book: Book, now: number): Book {
    if (this.#clockwork.run(book, now)) return book;
    this.#book = undefined;
    return this.read() ?? book;
  }

  /** What a listener is shown at this moment. */
  shownTo({ person, ask, hash }: Pick<Listener, 'person' | 'ask' | 'hash'>, book: Book, now: number): Shown {
    const lost = person !== null || hash === null ? null : lostBy(book, hash);
    return { view: book.viewFor(person, now, ask), lost };
  }

  #watchers(now: number): number {
    return this.audience.watchers(now - this.#house().awayAfterMs);
  }

  /** Shows everybody what they have not been shown yet, and sets timer and alarm for what comes. */
  #show(book: Book, now: number): void {
    book.watching = () => this.#watchers(now);
    const watching = book.watching();
    const show = (listener: Listener) => this.shownTo(listener, book, now);
    if (book.version !== this.#shown) this.audience.push(show);
    // Of this alone programs hear with the next frame only: it is no change of the table (docs/decisions/10-who-watches.md).
    else if (watching !== this.#watching) this.audience.pushToPages(show);
    this.#shown = book.version;
    this.#watching = watching;
    this.keeper.armForAbsence(book, now);
    this.keeper.armForAsks(book);
    this.#clockwork.arm(book, now);
  }
}
