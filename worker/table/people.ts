/** The people of a table: their names and the hashes of their secrets, kept beside the log so that they can be forgotten. */

export interface Person {
  readonly person: number;
  readonly name: string;
  /** SHA-256 of the seat's secret, in hexadecimal. */
  readonly hash: string;
  /** The hash of the secret that opened the seat before it moved, and may take it back; null where there is none. */
  readonly former: string | null;
  /** The hash of a token that moves the seat to another device, once; null where none is given out. */
  readonly token: string | null;
  /** Until when the token is good, in milliseconds since 1970. */
  readonly tokenUntil: number;
  /** The id given when joining, so that a repeated request finds the same seat; null where none was given. */
  readonly joinId: string | null;
  /** Whether any command of theirs was accepted. */
  readonly acted: boolean;
  readonly away: boolean;
  /** The table's version when this row last changed. */
  readonly version: number;
  /** When this row last changed, in milliseconds since 1970. */
  readonly at: number;
}

type Row = {
  person: number;
  name: string;
  hash: string;
  former: string | null;
  token: string | null;
  tokenUntil: number;
  joinId: string | null;
  acted: number;
  away: number;
  version: number;
  at: number;
};

/** Somebody who has just sat down; version and time are set when the row is written. */
export function newcomer(who: Pick<Person, 'person' | 'name' | 'hash' | 'joinId'>): Person {
  return { ...who, former: null, token: null, tokenUntil: 0, acted: false, away: false, version: 0, at: 0 };
}

/** Lays out the storage of a new table. */
export function layPeople(sql: SqlStorage): void {
  sql.exec(
    `CREATE TABLE people (person INTEGER PRIMARY KEY, name TEXT NOT NULL, hash TEXT NOT NULL, former TEXT,
     token TEXT, tokenUntil INTEGER NOT NULL DEFAULT 0, joinId TEXT,
     acted INTEGER NOT NULL, away INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL)`,
  );
}

/** Everybody who is not forgotten. */
export function readPeople(sql: SqlStorage): Person[] {
  const rows = sql.exec<Row>('SELECT * FROM people ORDER BY person').toArray();
  return rows.map((row) => ({ ...row, acted: row.acted === 1, away: row.away === 1 }));
}

/** Writes one person: one row. */
export function writePerson(sql: SqlStorage, who: Person): void {
  sql.exec(
    'INSERT OR REPLACE INTO people (person, name, hash, former, token, tokenUntil, joinId, acted, away, version, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    who.person,
    who.name,
    who.hash,
    who.former,
    who.token,
    who.tokenUntil,
    who.joinId,
    who.acted ? 1 : 0,
    who.away ? 1 : 0,
    who.version,
    who.at,
  );
}

/** Forgets one person: name, secret and all. */
export function forgetPerson(sql: SqlStorage, person: number): void {
  sql.exec('DELETE FROM people WHERE person = ?', person);
}
