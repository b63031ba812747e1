/** The public API (api.md): the same commands and the same view as the pages, as JSON. It never reads cookies. */
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { BAD_SECRET, NO_SUCH_TABLE, type Refused } from '../../table/answers.ts';
import { readCode } from '../code.ts';
import type { Bound } from '../env.ts';
import { LARGEST_BODY, logFailure, originIs } from '../guard.ts';
import { hashOf, newSecret } from '../identity.ts';
import { commandOf } from '../intents.ts';
import { listen } from '../live.ts';
import { openTable, STANDARD, type Table, tableAt } from '../tables.ts';
import { commandRoute, liveRoute, openTableRoute, recordRoute, sitRoute, viewRoute } from './description.ts';
import { problem } from './problem.ts';

type ApiContext = Context<Bound>;

export const api = new OpenAPIHono<Bound>({
  defaultHook: (result, context) => {
    if (result.success) return undefined;
    const issue = result.error.issues[0];
    return malformed(context, `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'wrong form'}`);
  },
});

const tooLarge = (context: Context) => problem(context, 'too-large', `A body has at most ${LARGEST_BODY} bytes.`);
api.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
api.use(async (context, next) => {
  await next();
  if (context.res.status !== 101) context.res.headers.set('cache-control', 'no-store');
});

api.openAPIRegistry.registerComponent('securitySchemes', 'seat', { type: 'http', scheme: 'bearer' });
api.doc31('/openapi.json', {
  openapi: '3.1.0',
  info: { title: 'Schwindelkönig', version: '1', description: 'Everything a person can do at a table, for programs.' },
  servers: [{ url: '/api' }],
});

api.openapi(openTableRoute, async (context) => {
  if (originIs(context, 'foreign')) throw foreign(context);
  const options = Object.entries(context.req.valid('json')).filter(([, value]) => value !== undefined);
  const code = await openTable(context.env, { ...STANDARD, ...Object.fromEntries(options) });
  return context.json({ code, url: `/t/${code}` }, 201);
});

api.openapi(sitRoute, async (context) => {
  const { name, id } = context.req.valid('json');
  const { table } = await entered(context);
  const secret = newSecret();
  const { seat } = accepted(context, await table.join(name, await hashOf(secret), id ?? null));
  return context.json({ seat, secret }, 201);
});

api.openapi(viewRoute, async (context) => {
  const { table, hash } = await entered(context);
  const { view } = accepted(context, await table.look(hash));
  return context.json(view, 200);
});

api.openapi(commandRoute, async (context) => {
  const { id, turn, command } = commandOf(context.req.valid('json'));
  const { table, hash } = await entered(context);
  if (hash === null) throw refusal(context, (await table.turnsAway(null)) ?? BAD_SECRET);
  const { version, view } = accepted(context, await table.act(hash, id, turn, command));
  return context.json({ version, view }, 200);
});

api.openapi(recordRoute, async (context) => {
  const { game } = context.req.valid('query');
  const { table, hash } = await entered(context);
  const { record } = accepted(context, await table.record(hash, game === undefined ? null : Number(game)));
  return context.json(record, 200);
});

api.openAPIRegistry.registerPath(liveRoute);
api.get('/tables/:code/live', async (context) => {
  const { table, hash } = await entered(context);
  const away = await table.turnsAway(hash);
  if (away !== null) throw refusal(context, away);
  const asksForSocket = context.req.header('upgrade')?.toLowerCase() === 'websocket';
  if (!asksForSocket) return problem(context, 'malformed', 'Ask for an upgrade to a WebSocket.');
  return listen(table, { hash, form: 'json', lang: '', url: '' });
});

api.all('*', (context) => problem(context, 'no-such-table', 'There is nothing under this path and method.'));

api.onError((error, context) => {
  if (!(error instanceof HTTPException)) {
    logFailure(context, error);
    return problem(context, 'broken', 'This is our fault. Nothing was changed.');
  }
  // What our own routes refuse carries its answer; what the library refuses is a body of the wrong form.
  return error.res ?? malformed(context, error.message);
});

/** The table that is asked for and the seat that asks. @throws the refusal that stands before all others */
async function entered(context: ApiContext): Promise<{ readonly table: Table; readonly hash: string | null }> {
  const code = readCode(context.req.param('code') ?? '');
  if (code === null) throw refusal(context, NO_SUCH_TABLE);
  const table = tableAt(context.env, code);
  const hash = await hashFromHeader(context);
  if (originIs(context, 'foreign')) {
    const away = await table.turnsAway(hash);
    throw away === null ? foreign(context) : refusal(context, away);
  }
  return { table, hash };
}

/** What the table answered. @throws its refusal */
function accepted<T extends object>(context: ApiContext, answer: T | Refused): T {
  if ('refused' in answer) throw refusal(context, answer);
  return answer;
}

/** The hash of the secret that a program shows; null where it shows none. What is no secret has a hash that opens nothing. */
async function hashFromHeader(context: ApiContext): Promise<string | null> {
  const header = context.req.header('authorization');
  return header === undefined ? null : hashOf(header.replace(/^Bearer +/i, ''));
}

/** What has the wrong form is refused as that, but only where there is a table at all. */
async function malformed(context: ApiContext, detail: string): Promise<Response> {
  const typed = context.req.param('code');
  if (typed !== undefined) {
    const code = readCode(typed);
    const away = code === null ? NO_SUCH_TABLE : await tableAt(context.env, code).turnsAway(null);
    if (away !== null) return problem(context, away.refused, away.because);
  }
  return problem(context, 'malformed', detail);
}

function foreign(context: ApiContext): HTTPException {
  return refusal(context, { refused: 'not-allowed', because: 'The API answers programs, not pages of other sites.' });
}

function refusal(context: ApiContext, { refused, because }: Refused): HTTPException {
  const res = problem(context, refused, because);
  return new HTTPException(res.status as ContentfulStatusCode, { res });
}
