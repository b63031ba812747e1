/** How a program comes in at the API: to which table, with which secret, and how it is refused. */
import type { Hook } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { BAD_SECRET, NO_SUCH_TABLE, type Refused } from '../../table/answers.ts';
import { readCode } from '../code.ts';
import type { Bound } from '../env.ts';
import { originIs } from '../guard.ts';
import { hashOf } from '../identity.ts';
import { type Table, tableAt } from '../tables.ts';
import { problem } from './problem.ts';
import { wrongForm } from './wrong-form.ts';

type ApiContext = Context<Bound>;

const FOREIGN: Refused = { refused: 'not-allowed', because: 'The API answers programs, not pages of other sites.' };

/** Refuses a request from a page of another site. @throws that refusal */
export function refuseForeign(context: Context): void {
  if (originIs(context, 'foreign')) throw refusal(context, FOREIGN);
}

/** The table that is asked for. @throws the refusal where there can be none */
function tableOf(context: ApiContext): Table {
  const code = readCode(context.req.param('code') ?? '');
  if (code === null) throw refusal(context, NO_SUCH_TABLE);
  return tableAt(context.env, code);
}

/** The table that is asked for and the secret it is asked with. @throws the refusal that stands before all others */
export async function entered(context: ApiContext): Promise<{ readonly table: Table; readonly hash: string | null }> {
  const table = tableOf(context);
  const secret = secretOf(context);
  const hash = secret === null ? null : await hashOf(secret);
  if (originIs(context, 'foreign')) throw refusal(context, (await table.turnsAway(hash)) ?? FOREIGN);
  return { table, hash };
}

/** The same for what only a seat can ask for. @throws the refusal that stands before all others */
export async function enteredAsSeat(context: ApiContext): Promise<{ readonly table: Table; readonly hash: string }> {
  const { table, hash } = secretOf(context) === null ? { table: tableOf(context), hash: null } : await entered(context);
  if (hash === null) throw refusal(context, (await table.turnsAway(null)) ?? BAD_SECRET);
  return { table, hash };
}

/** What the table answered. @throws its refusal */
export function accepted<T extends object>(context: ApiContext, answer: T | Refused): T {
  if ('refused' in answer) throw refusal(context, answer);
  return answer;
}

/** The secret that a program shows, which may be any text; null where it shows none. */
function secretOf(context: Context): string | null {
  const header = context.req.header('authorization');
  return header === undefined ? null : header.replace(/^Bearer +/i, '');
}

/** What a schema did not let through is refused; all else goes on. */
export const refusesWrongForm: Hook<unknown, Bound, string, unknown> = (result, context) =>
  result.success ? undefined : malformed(context, wrongForm(result.error.issues));

/** What has the wrong form is refused as that, but only where there is a table at all. */
export async function malformed(context: ApiContext, detail: string): Promise<Response> {
  const typed = context.req.param('code');
  if (typed !== undefined) {
    const code = readCode(typed);
    const away = code === null ? NO_SUCH_TABLE : await tableAt(context.env, code).turnsAway(null);
    if (away !== null) return problem(context, away.refused, away.because);
  }
  return problem(context, 'malformed', detail);
}

/** A refusal as what is thrown. */
export function refusal(context: ApiContext, { refused, because }: Refused): HTTPException {
  const res = problem(context, refused, because);
  return new HTTPException(res.status as ContentfulStatusCode, { res });
}
