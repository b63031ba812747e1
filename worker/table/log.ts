/** The table's log in SQLite: one row a command, never changed, and the code it belongs to. */
import type { Fact } from '../rules/facts.ts';
import { SCHEMA } from './schema.ts';

/** The form in which facts are written now. A reader knows this one and all before it; format 1 knew nothing of asks. */
const FORMAT = 2;

/** A command's effect, with the command's id in the very same row. */
export interface Entry {
  /** Counts the changes of this table; the row's key. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whose command it was; null for the table's own. */
  readonly person: number | null;
  /** The id that the client gave its command; null for the table's own. */
  readonly command: string | null;
  readonly game: number;
  readonly facts: readonly Fact[];
}

type Row = {
  version: number;
  at: number;
  person: number | null;
  command: string | null;
  game: number;
  facts: string;
  format: number;
};

const OPENERS: readonly Fact['type'][] = ['table-opened', 'round-started', 'rematch-opened'];

/** Whether a table was ever opened here. Reads only, so that a look-up of an unknown code leaves nothing behind. */
export function exists(sql: SqlStorage): boolean {
  return sql.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'log'").toArray().length > 0;
}

/** Lays out the storage of a new table. Call it inside a transaction together with the first entry. */
export function lay(sql: SqlStorage, code: string): void {
  sql.exec('CREATE TABLE about (code TEXT NOT NULL, schema INTEGER NOT NULL)');
  sql.exec('INSERT INTO about (code, schema) VALUES (?, ?)', code, SCHEMA);
  sql.exec(
    `CREATE TABLE log (version INTEGER PRIMARY KEY, at INTEGER NOT NULL, person INTEGER, command TEXT,
     game INTEGER NOT NULL, opens INTEGER NOT NULL, facts TEXT NOT NULL, format INTEGER NOT NULL)`,
  );
  // Holds only the rows that open a chapter: waking finds the newest one without reading the rest of the log.
  sql.exec('CREATE INDEX chapters ON log (version) WHERE opens = 1');
}

/** The code under which the table was opened. */
export function codeOf(sql: SqlStorage): string {
  return sql.exec<{ code: string }>('SELECT code FROM about').one().code;
}

/** Whether these facts open a chapter, and so carry all that the rest of the game needs. */
export function opensChapter(facts: readonly Fact[]): boolean {
  return facts.some(({ type }) => OPENERS.includes(type));
}

/** Adds one entry: one row, or two where it opens a chapter. */
export function append(sql: SqlStorage, entry: Entry): void {
  sql.exec(
    'INSERT INTO log (version, at, person, command, game, opens, facts, format) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    entry.version,
    entry.at,
    entry.person,
    entry.command,
    entry.game,
    opensChapter(entry.facts) ? 1 : 0,
    JSON.stringify(entry.facts),
    FORMAT,
  );
}

/** The entries of the running chapter, oldest first; its first one carries all that came before. */
export function currentChapter(sql: SqlStorage): Entry[] {
  const rows = sql.exec<Row>(
    'SELECT * FROM log WHERE version >= (SELECT max(version) FROM log WHERE opens = 1) ORDER BY version',
  );
  return rows.toArray().map(read);
}

/** The entries of one game, its lobby included, oldest first; empty where there was none. */
export function gameEntries(sql: SqlStorage, game: number): Entry[] {
  // The index of chapters bounds what is read: the game's own rows and no others.
  const rows = sql.exec<Row>(
    `SELECT * FROM log
     WHERE version >= (SELECT min(version) FROM log WHERE opens = 1 AND game = ?1)
       AND version < coalesce((SELECT min(version) FROM log WHERE opens = 1 AND game > ?1), 9e15)
     ORDER BY version`,
    game,
  );
  return rows.toArray().map(read);
}

/**
 * Reads a stored row.
 * @throws Error where the row was written by a newer program than this one, which must not guess at it.
 */
function read(row: Row): Entry {
  if (row.format > FORMAT) throw new Error(`log row ${row.version} has format ${row.format}, newer than ${FORMAT}`);
  const stored = JSON.parse(row.facts) as Fact[];
  const facts = row.format < 2 ? stored.map(withoutAsks) : stored;
  return { version: row.version, at: row.at, person: row.person, command: row.command, game: row.game, facts };
}

/** A fact of format 1 as it is written now: what its chapter carries asks for nothing. */
function withoutAsks(fact: Fact): Fact {
  return 'carry' in fact ? { ...fact, carry: { ...fact.carry, asks: [] } } : fact;
}
