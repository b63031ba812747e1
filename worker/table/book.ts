/** A table as it stands: rebuilt from the log, changed only by what the log has taken in. */
import type { HandNote } from '../bots/seat.ts';
import type { Command } from '../rules/commands.ts';
import { decide } from '../rules/decide.ts';
import { evolve, evolveAll } from '../rules/evolve.ts';
import { emptyState, type Options, type State } from '../rules/state.ts';
import type { StoryEntry } from '../rules/story.ts';
import { storyFor, type View, viewFor } from '../rules/view.ts';
import type { Refused } from './answers.ts';
import { type Asker, asEnded, knownUntil, layAskers } from './askers.ts';
import { append, codeOf, currentChapter, type Entry, exists, gameEntries, lay, opensChapter } from './log.ts';
import { Notes } from './notes.ts';
import { layPeople, type Person } from './people.ts';
import { type GameRecord, recordOf } from './record.ts';
import { type Change, Register } from './register.ts';
import type { Committed, Request } from './request.ts';
import { bringUp } from './schema.ts';

/** The table's memory: a cache of what its storage holds, thrown away whenever that is in doubt. */
export class Book {
  readonly code: string;
  /** Counts those who watch live; whoever keeps the sockets lends it. */
  watching: () => number = () => 0;
  readonly #storage: DurableObjectStorage;
  #state: State = emptyState;
  #version = 0;
  /** The version that opened the running chapter. */
  #opened = 0;
  /** When the table last changed, in milliseconds since 1970. */
  #touched = 0;
  /** Versions by person and id of the accepted commands of this chapter. */
  #done = new Map<string, number>();
  readonly #register: Register;
  readonly #notes = new Notes();

  private constructor(storage: DurableObjectStorage, code: string, register: Register) {
    this.#storage = storage;
    this.code = code;
    this.#register = register;
  }

  /** Rebuilds the table from its storage; null, with nothing written, where no table was ever opened. */
  static read(storage: DurableObjectStorage): Book | null {
    if (!exists(storage.sql)) return null;
    bringUp(storage);
    const book = new Book(storage, codeOf(storage.sql), Register.read(storage.sql));
    for (const who of book.people.values()) book.#dated(who);
    for (const entry of currentChapter(storage.sql)) book.#take(entry);
    return book;
  }

  /** Opens a new table. The storage must be empty. */
  static open(storage: DurableObjectStorage, code: string, options: Options, at: number): Book {
    const book = new Book(storage, code, new Register());
    const facts = decide(emptyState, { intent: { type: 'open', options }, seat: null, at, random: [], present: [] });
    if ('refused' in facts) throw new Error(`a new table was refused: ${facts.because}`);
    const entry: Entry = { version: 1, at, person: null, command: null, game: 1, facts };
    storage.transactionSync(() => {
      lay(storage.sql, code);
      layPeople(storage.sql);
      layAskers(storage.sql);
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

  /** The number of whoever sits down or asks next: the version that will seat or note them, so never given twice. */
  get nextNumber(): number {
    return this.#version + 1;
  }

  get touched(): number {
    return this.#touched;
  }

  /** Everybody who is not forgotten. */
  get people(): ReadonlyMap<number, Person> {
    return this.#register.people;
  }

  /** The person whose secret has this hash; undefined where it is nobody's (any more). */
  personBy(hash: string): Person | undefined {
    return [...this.people.values()].find((who) => who.hash === hash && this.seatOf(who.person) !== null);
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

  /** Who asks for a seat, or is remembered to have asked, under a secret with this hash. */
  askerBy(hash: string, now: number): Asker | undefined {
    return this.#register.askerBy(hash, now);
  }

  /** Everybody who asks or is remembered to have asked, by the number of their ask. */
  get askers(): ReadonlyMap<number, Asker> {
    return this.#register.askers;
  }

  /**
   * What one person may know; null is a spectator.
   * @param ask what they ask for, having no seat
   */
  viewFor(person: number | null, now: number, ask: number | null = null): View {
    const { askers } = this.#register;
    const asker = ask === null ? undefined : askers.get(ask);
    return viewFor(this.#state, person === null ? null : this.seatOf(person), {
      code: this.code,
      version: this.#version,
      now,
      person: this.#shown,
      asker: (number) => askers.get(number)?.name ?? '',
      asking: asker !== undefined && now < knownUntil(asker) ? asEnded(asker) : null,
      watching: this.watching(),
    });
  }

  /** The record of a game; null while it is not over, or was never played. */
  record(game: number): GameRecord | null {
    const over =
      (game >= 1 && game < this.#state.game) || (game === this.#state.game && this.#state.phase === 'game-over');
    if (!over) return null;
    const entries = gameEntries(this.#storage.sql, game);
    return recordOf(this.code, game, entries, (person) => this.people.get(person)?.name ?? '');
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
   * @returns what came of it, or why nothing changed
   */
  commit(request: Request): Committed | Refused {
    const { intent, person, turn, id, at, random, present, who, asker, standIn = false } = request;
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
    if (facts.length === 0) return { version: this.#version, arrivals: [] };

    const [named, asks] = [who?.(), asker?.()];
    if (named !== undefined && 'refused' in named) return named;
    if (asks !== undefined && 'refused' in asks) return asks;
    const before = this.#state;
    const after = evolveAll(before, facts);
    const entry: Entry = { version: this.#version + 1, at, person, command: id ?? null, game: after.game, facts };
    const changes = this.#register.changesBy({ entry, before, after, opened: this.#opened }, named, asks);
    const arrivals = this.#register.arrivalsBy(entry, after);
    this.#storage.transactionSync(() => {
      append(this.#storage.sql, entry);
      this.#register.write(this.#storage.sql, changes);
    });
    this.#register.remember(changes);
    this.#take(entry);
    return { version: entry.version, arrivals };
  }

  /** Writes down that a person went away or came back; a change of the table like any other. */
  notePresence(person: number, away: boolean, at: number): void {
    const who = this.people.get(person);
    if (who === undefined) return;
    this.rewrite({ ...who, away }, at);
  }

  /** Forgets those whose asking need not be remembered any more, which is no change of the table. @returns whether there were any */
  forgetAskers(now: number): boolean {
    const changes = this.#register.forgettable(now);
    this.#register.write(this.#storage.sql, changes);
    this.#register.remember(changes);
    return changes.length > 0;
  }

  /** Writes a person's row anew, as a change of the table. */
  rewrite(who: Person, at: number): void {
    const row = { ...who, version: this.#version + 1, at };
    const changes: readonly Change[] = [{ what: 'person', row }];
    this.#register.write(this.#storage.sql, changes);
    this.#register.remember(changes);
    this.#dated(row);
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
    this.#dated(entry);
  }

  #dated({ version, at }: Pick<Person, 'version' | 'at'>): void {
    this.#version = Math.max(this.#version, version);
    this.#touched = Math.max(this.#touched, at);
  }

  readonly #shown = (person: number): { name: string; away: boolean } => {
    const who = this.people.get(person);
    return { name: who?.name ?? '', away: who?.away ?? true };
  };
}
