/** A table as it stands: rebuilt from the log, changed only by what the log has taken in. */
import type { HandNote } from '../bots/seat.ts';
import type { Command, HouseIntent, Intent } from '../rules/commands.ts';
import { decide } from '../rules/decide.ts';
import { evolve, evolveAll } from '../rules/evolve.ts';
import { emptyState, type Options, type State } from '../rules/state.ts';
import type { StoryEntry } from '../rules/story.ts';
import { storyFor, type View, viewFor } from '../rules/view.ts';
import type { Refused } from './answers.ts';
import { append, codeOf, currentChapter, type Entry, exists, gameEntries, lay, opensChapter } from './log.ts';
import { Notes } from './notes.ts';
import { forgetPerson, layPeople, type Person, readPeople, writePerson } from './people.ts';
import { type GameRecord, recordOf } from './record.ts';

/** What the shell adds to an intent to make a command of it. */
export interface Request {
  readonly intent: Intent | HouseIntent;
  /** Whose command it is; null for the table's own. */
  readonly person: number | null;
  readonly turn?: number | undefined;
  /** A bot decides in place of the person. */
  readonly standIn?: boolean | undefined;
  /** The client's id for this command. */
  readonly id?: string | undefined;
  readonly at: number;
  readonly random: readonly number[];
  /** Seats whose person is present. */
  readonly present: readonly number[];
  /** A row of the people to be written in the same transaction; asked for once the rules agree, and may still refuse. */
  readonly who?: () => Person | Refused;
}

/** The table's memory: a cache of what its storage holds, thrown away whenever that is in doubt. */
export class Book {
  readonly code: string;
  readonly #storage: DurableObjectStorage;
  #state: State = emptyState;
  #version = 0;
  /** The version that opened the running chapter. */
  #opened = 0;
  /** When the table last changed, in milliseconds since 1970. */
  #touched = 0;
  /** Versions by person and id of the accepted commands of this chapter. */
  #done = new Map<string, number>();
  readonly #people = new Map<number, Person>();
  readonly #notes = new Notes();

  private constructor(storage: DurableObjectStorage, code: string) {
    this.#storage = storage;
    this.code = code;
  }

  /** Rebuilds the table from its storage; null, with nothing written, where no table was ever opened. */
  static read(storage: DurableObjectStorage): Book | null {
    if (!exists(storage.sql)) return null;
    const book = new Book(storage, codeOf(storage.sql));
    for (const who of readPeople(storage.sql)) book.#remember(who);
    for (const entry of currentChapter(storage.sql)) book.#take(entry);
    return book;
  }

  /** Opens a new table. The storage must be empty. */
  static open(storage: DurableObjectStorage, code: string, options: Options, at: number): Book {
    const book = new Book(storage, code);
    const facts = decide(emptyState, { intent: { type: 'open', options }, seat: null, at, random: [], present: [] });
    if ('refused' in facts) throw new Error(`a new table was refused: ${facts.because}`);
    const entry: Entry = { version: 1, at, person: null, command: null, game: 1, facts };
    storage.transactionSync(() => {
      lay(storage.sql, code);
      layPeople(storage.sql);
      append(storage.sql, entry);
    });
    book.#take(entry);
    return book;
  }

  get state(): State {
    return this.#state;
  }

  get version(): number {
    return this.#version;
  }

  /** The number of whoever sits down next: the version that will seat them, so never given twice. */
  get nextPerson(): number {
    return this.#version + 1;
  }

  get touched(): number {
    return this.#touched;
  }

  /** Everybody who is not forgotten. */
  get people(): ReadonlyMap<number, Person> {
    return this.#people;
  }

  /** The person whose secret has this hash; undefined where it is nobody's (any more). */
  personBy(hash: string): Person | undefined {
    return [...this.#people.values()].find((who) => who.hash === hash && this.seatOf(who.person) !== null);
  }

  /** Where a person sits; null where they have no seat. */
  seatOf(person: number): number | null {
    const seat = this.#state.seats.findIndex((taken) => taken.person === person);
    return seat === -1 ? null : seat;
  }

  /** The version of the effect of a command that was accepted in this chapter under this id. */
  doneAs(person: number, id: string): number | undefined {
    return this.#done.get(`${person} ${id}`);
  }

  /** What one person may know; null is a spectator. */
  viewFor(person: number | null, now: number): View {
    const seat = person === null ? null : this.seatOf(person);
    return viewFor(this.#state, seat, { code: this.code, version: this.#version, now, person: this.#shown });
  }

  /** The record of a game; null while it is not over, or was never played. */
  record(game: number): GameRecord | null {
    const over =
      (game >= 1 && game < this.#state.game) || (game === this.#state.game && this.#state.phase === 'game-over');
    if (!over) return null;
    const entries = gameEntries(this.#storage.sql, game);
    return recordOf(this.code, game, entries, (person) => this.#people.get(person)?.name ?? '');
  }

  /** The whole story of the round, the same for everybody. */
  story(): readonly StoryEntry[] {
    return storyFor(this.#state);
  }

  /** What a seat held at each point of the round's story: what anybody knows of their own hand. */
  notesOf(seat: number): readonly HandNote[] {
    return this.#notes.of(seat);
  }

  /**
   * Decides a command and takes its facts into the log, in one transaction; memory follows only after that.
   * @returns the version of the effect (the present one where there was none), or why nothing changed.
   */
  commit(request: Request): { readonly version: number } | Refused {
    const { intent, person, turn, id, at, random, present, who, standIn = false } = request;
    const command: Command = {
      intent,
      seat: person === null ? null : this.seatOf(person),
      at,
      random,
      present,
      standIn,
      ...(turn === undefined ? {} : { turn }),
    };
    const facts = decide(this.#state, command);
    if ('refused' in facts) return facts;
    if (facts.length === 0) return { version: this.#version };

    const named = who?.();
    if (named !== undefined && 'refused' in named) return named;
    const after = evolveAll(this.#state, facts);
    const entry: Entry = { version: this.#version + 1, at, person, command: id ?? null, game: after.game, facts };
    const gone = this.#state.seats
      .map((seat) => seat.person)
      .filter((one) => !after.seats.some((seat) => seat.person === one))
      .flatMap((one) => this.#people.get(one) ?? []);
    const changed = named ?? this.#firstAct(entry);
    this.#storage.transactionSync(() => {
      append(this.#storage.sql, entry);
      if (changed !== undefined) writePerson(this.#storage.sql, { ...changed, version: entry.version, at });
      for (const one of gone) this.#letGo(one, entry);
    });
    if (changed !== undefined) this.#remember({ ...changed, version: entry.version, at });
    for (const one of gone) {
      if (this.#playedBefore(one)) this.#remember({ ...one, hash: '' });
      else this.#people.delete(one.person);
    }
    this.#take(entry);
    return { version: entry.version };
  }

  /** Writes down that a person went away or came back; a change of the table like any other. */
  notePresence(person: number, away: boolean, at: number): void {
    const who = this.#people.get(person);
    if (who === undefined) return;
    this.rewrite({ ...who, away }, at);
  }

  /** Writes a person's row anew, as a change of the table. */
  rewrite(who: Person, at: number): void {
    const row = { ...who, version: this.#version + 1, at };
    writePerson(this.#storage.sql, row);
    this.#remember(row);
  }

  /** Takes in what the log already holds. */
  #take(entry: Entry): void {
    if (opensChapter(entry.facts)) {
      this.#opened = entry.version;
      this.#done = new Map();
    }
    for (const fact of entry.facts) {
      this.#state = evolve(this.#state, fact);
      if (opensChapter([fact])) this.#notes.clear();
      this.#notes.take(this.#state);
    }
    if (entry.person !== null && entry.command !== null) {
      this.#done.set(`${entry.person} ${entry.command}`, entry.version);
    }
    this.#version = Math.max(this.#version, entry.version);
    this.#touched = Math.max(this.#touched, entry.at);
  }

  #remember(who: Person): void {
    this.#people.set(who.person, who);
    this.#version = Math.max(this.#version, who.version);
    this.#touched = Math.max(this.#touched, who.at);
  }

  /** The row of a person whose first accepted command this is. */
  #firstAct(entry: Entry): Person | undefined {
    const who = entry.person === null ? undefined : this.#people.get(entry.person);
    return who === undefined || who.acted ? undefined : { ...who, acted: true };
  }

  /** Whoever never played is forgotten whole; of the others the record of their games needs the name. */
  #letGo(who: Person, entry: Entry): void {
    if (this.#playedBefore(who))
      writePerson(this.#storage.sql, { ...who, hash: '', version: entry.version, at: entry.at });
    else forgetPerson(this.#storage.sql, who.person);
  }

  /** People are numbered by the version that seated them, so a smaller number than the lobby's is from an earlier game. */
  #playedBefore(who: Person): boolean {
    return who.person < this.#opened;
  }

  readonly #shown = (person: number): { name: string; away: boolean } => {
    const who = this.#people.get(person);
    return { name: who?.name ?? '', away: who?.away ?? true };
  };
}
