/** The people of a table: their names and the hashes of their secrets, kept beside the log so that they can be forgotten. */

/** A secret that opened a seat before, and may take it back. */
export interface Former {
  /** SHA-256 of it, in hexadecimal. */
  readonly hash: string;
  /** The era of the seat in which it was the seat's. */
  readonly era: number;
}

export interface Person {
  readonly person: number;
  readonly name: string;
  /** SHA-256 of the seat's secret, in hexadecimal; empty where nobody opens the seat any more. */
  readonly hash: string;
  /** Grows with every stranger who was believed to be this person; all devices of one era are taken for one person's. */
  readonly era: number;
  /** The secrets that may take the seat back, the oldest first. */
  readonly formers: readonly Former[];
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
  era: number;
  formers: string;
  token: string | null;
  tokenUntil: number;
  joinId: string | null;
  acted: number;
  away: number;
  version: number;
  at: number;
};

const NO_TOKEN = { token: null, tokenUntil: 0 };

/** Somebody who has just sat down; version and time are set when the row is written. */
export function newcomer(who: Pick<Person, 'person' | 'name' | 'hash' | 'joinId'>): Person {
  return { ...who, ...NO_TOKEN, era: 0, formers: [], acted: false, away: false, version: 0, at: 0 };
}

/** Somebody who goes on with another secret. The one from before may take the seat back, and no other of its era. */
export function withSecret(who: Person, hash: string): Person {
  const formers = who.formers.filter(({ era }) => era < who.era);
  return { ...who, ...NO_TOKEN, hash, formers: [...formers, { hash: who.hash, era: who.era }] };
}

/**
 * A stranger was believed to be this person. All secrets from before may take the seat back; what joined here once joins no
 * more, and no link moves the seat.
 */
export function claimedWith(who: Person, hash: string): Person {
  const formers = [...who.formers, { hash: who.hash, era: who.era }];
  return { ...who, ...NO_TOKEN, hash, formers, era: who.era + 1, joinId: null, acted: true, away: false };
}

/** A secret from before the strangers takes the seat back; none of theirs has any right to it then. */
export function reclaimedWith(who: Person, { hash, era }: Former): Person {
  const formers = who.formers.filter((former) => former.era <= era && former.hash !== hash);
  return { ...who, ...NO_TOKEN, hash, era, formers, away: false };
}

/** After a game whoever plays is who they are: nothing from before a claim takes the seat back. */
export function settledIn(who: Person): Person {
  return { ...who, formers: who.formers.filter(({ era }) => era === who.era) };
}

/** Lays out the storage of a new table. */
export function layPeople(sql: SqlStorage): void {
  sql.exec(
    `CREATE TABLE people (person INTEGER PRIMARY KEY, name TEXT NOT NULL, hash TEXT NOT NULL,
     token TEXT, tokenUntil INTEGER NOT NULL DEFAULT 0, joinId TEXT,
     acted INTEGER NOT NULL, away INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL,
     era INTEGER NOT NULL DEFAULT 0, formers TEXT NOT NULL DEFAULT '[]')`,
  );
}

/** Brings the storage of schema 1, which knew one former secret and no eras, up to schema 2. */
export function bringUpPeople(sql: SqlStorage): void {
  sql.exec('ALTER TABLE people ADD COLUMN era INTEGER NOT NULL DEFAULT 0');
  sql.exec("ALTER TABLE people ADD COLUMN formers TEXT NOT NULL DEFAULT '[]'");
  sql.exec(`UPDATE people SET formers = json_array(json_object('hash', former, 'era', 0)) WHERE former IS NOT NULL`);
  sql.exec('ALTER TABLE people DROP COLUMN former');
}

/** Everybody who is not forgotten. */
export function readPeople(sql: SqlStorage): Person[] {
  const rows = sql.exec<Row>('SELECT * FROM people ORDER BY person').toArray();
  return rows.map((row) => ({
    ...row,
    formers: JSON.parse(row.formers) as Former[],
    acted: row.acted === 1,
    away: row.away === 1,
  }));
}

/** Writes one person: one row. */
export function writePerson(sql: SqlStorage, who: Person): void {
  sql.exec(
    `INSERT OR REPLACE INTO people (person, name, hash, era, formers, token, tokenUntil, joinId, acted, away, version, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    who.person,
    who.name,
    who.hash,
    who.era,
    JSON.stringify(who.formers),
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
