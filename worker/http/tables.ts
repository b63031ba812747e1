/** The way from a code to its table. */
import type { Options } from '../rules/state.ts';
import type { TableObject } from '../table/table.ts';
import { newCode } from './code.ts';
import type { Env } from './env.ts';

/** What a table plays by unless told otherwise (api.md, Tables and seats). */
export const STANDARD: Options = { rounds: 8, eventCards: true, turnSeconds: 60 };

type Asked =
  | 'open'
  | 'look'
  | 'tell'
  | 'join'
  | 'act'
  | 'record'
  | 'remove'
  | 'turnsAway'
  | 'offerMove'
  | 'redeem'
  | 'takeBack'
  | 'movedBy'
  | 'lostBy'
  | 'ask'
  | 'withdraw';

/** A table as the worker sees it: each of its methods is a request, and sockets go through `fetch`. */
export type Table = Pick<Fetcher, 'fetch'> & {
  readonly [Method in Asked]: (
    ...given: Parameters<TableObject[Method]>
  ) => Promise<Awaited<ReturnType<TableObject[Method]>>>;
};

/** The table under a code; asking for it opens nothing. */
export function tableAt(env: Env, code: string): Table {
  // The platform's own type of a stub wraps every field of an answer in promises, though plain values come whole.
  return env.TABLES.getByName(code) as unknown as Table;
}

/** Opens a new table and returns its code. */
export async function openTable(env: Env, options: Options): Promise<string> {
  for (;;) {
    const code = newCode();
    // One in about a million million is taken already; then another is drawn.
    if (await tableAt(env, code).open(code, options)) return code;
  }
}
