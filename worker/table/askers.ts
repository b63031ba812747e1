/** Whoever asks for a seat: the name they gave and the hash of their secret, kept beside the log so that they can be forgotten. */
import type { Ask } from '../rules/state.ts';
import type { ViewAsking } from '../rules/view.ts';

/** Whoever was refused may ask again after this long; so long it is remembered how an ask ended. */
const REMEMBERED_FOR_MS = 5 * 60_000;

export interface Asker extends Pick<Ask, 'ask' | 'kind' | 'seat'> {
  /** Who they say they are, or want to be called. */
  readonly name: string;
  /** SHA-256 of the secret that will open the seat, in hexadecimal. */
  readonly hash: string;
  /** How it ended without a seat; null while it stands. */
  readonly ended: Exclude<ViewAsking['state'], 'open' | 'promised'> | null;
  /** When it ended, in milliseconds since 1970; 0 while it stands. */
  readonly endedAt: number;
}

type Row = { [Field in keyof Asker]: Asker[Field] };

/** Lays out the storage of a new table. */
export function layAskers(sql: SqlStorage): void {
  sql.exec(
    `CREATE TABLE askers (ask INTEGER PRIMARY KEY, kind TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
     hash TEXT NOT NULL, ended TEXT, endedAt INTEGER NOT NULL)`,
  );
}

/** Everybody who asks, or whose asking is remembered. */
export function readAskers(sql: SqlStorage): Asker[] {
  return sql.exec<Row>('SELECT * FROM askers ORDER BY ask').toArray();
}

/** Writes one asker: one row. */
export function writeAsker(sql: SqlStorage, { ask, kind, seat, name, hash, ended, endedAt }: Asker): void {
  sql.exec(
    'INSERT OR REPLACE INTO askers (ask, kind, seat, name, hash, ended, endedAt) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[ask, kind, seat, name, hash, ended, endedAt],
  );
}

/** Forgets one asker. */
export function forgetAsker(sql: SqlStorage, ask: number): void {
  sql.exec('DELETE FROM askers WHERE ask = ?', ask);
}

/** Until when an asker is to be known, in milliseconds since 1970: as long as their ask stands, and a while after it. */
export function knownUntil({ ended, endedAt }: Asker): number {
  return ended === null ? Number.POSITIVE_INFINITY : endedAt + REMEMBERED_FOR_MS;
}

/** What an asker sees of their ask once the game knows no more of it. */
export function asEnded(asker: Asker): Omit<ViewAsking, 'agreed'> {
  const { ask, kind, seat, name, ended } = asker;
  const until = ended === 'refused' ? knownUntil(asker) : null;
  return { ask, kind, seat, name, state: ended ?? 'over', until };
}
