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
import {
  commandRoute,
  liveRoute,
  openTableRoute,
  recordRoute,
  removeRoute,
  sitRoute,
  viewRoute,
} from './description.ts';
import { problem } from './problem.ts';
import { wrongForm } from './wrong-form.ts';

type ApiContext = Context<Bound>;

const FOREIGN: Refused = { refused: 'not-allowed', because: 'The API answers programs, not pages of other sites.' };

export const api = new OpenAPIHono<Bound>({
  defaultHook: (result, context) => {
    if (result.success) return undefined;
    return malformed(context, wrongForm(result.error.issues));
  },
});

const tooLarge = (context: Context) => problem(context, 'too-large', `A body has at most ${LARGEST_BODY} bytes.`);
api.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
api.use(async (context, next) => {
  await next();
  const { status, headers } = context.res;
  if (status !== 101 && !headers.has('cache-control')) headers.set('cache-control', 'no-store');
});

api.openAPIRegistry.registerComponent('securitySchemes', 'seat', { type: 'http', scheme: 'bearer' });
api.use('/openapi.json', async (context, next) => {
  if (originIs(context, 'foreign')) throw refusal(context, FOREIGN);
  await next();
});
api.doc31('/openapi.json', {
  openapi: '3.1.0',
  info: { title: 'Schwindelkönig', version: '1', description: 'Everything a person can do at a table, for programs.' },
  servers: [{ url: '/api' }],
});

api.openapi(openTableRoute, async (context) => {
  if (originIs(context, 'foreign')) throw refusal(context, FOREIGN);
  const options = Object.entries(context.req.valid('json')).filter(([, value]) => value !== undefined);
  const code = await openTable(context.env, { ...STANDARD, ...Object.fromEntries(options) });
  return context.json({ code, url: `/t/${code}` }, 201);
});

api.openapi(sitRoute, async (context) => {
  const { name, id } = context.req.valid('json');
  const { table, hash } = await entered(context);
  // Whoever sits here already and takes another seat is held to their secret, and counts as present by it.
  if (hash !== null) accepted(context, await table.look(hash));
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
  const { table, hash } = await enteredAsSeat(context);
  const { version, view } = accepted(context, await table.act(hash, id, turn, command));
  return context.json({ version, view }, 200);
});

api.openapi(removeRoute, async (context) => {
  const { table, hash } = await entered(context);
  if (hash === null) throw refusal(context, (await table.turnsAway(null)) ?? BAD_SECRET);
  accepted(context, await table.remove(hash));
  return context.body(null, 204);
});

api.openapi(recordRoute, async (context) => {
  const { game } = context.req.valid('query');
  const { table, hash } = await entered(context);
  const { record } = accepted(context, await table.record(hash, game === undefined ? null : Number(game)));
  return context.json(record, 200);
});

api.openAPIRegistry.registerPath(liveRoute);
api.get('/tables/:code/live', async (context) => {
  const asksForSocket = context.req.header('upgrade')?.toLowerCase() === 'websocket';
  if (!asksForSocket) return malformed(context, 'Ask for an upgrade to a WebSocket.');
  const { table, hash } = await entered(context);
  const away = await table.turnsAway(hash);
  if (away !== null) throw refusal(context, away);
  const answer = await listen(table, { hash, form: 'json', lang: '', url: '' });
  if (answer.status === 101) return answer;
  return problem(context, 'not-now', 'This seat has as many sockets as one seat may have.');
});

api.all('*', async (context, next) => {
  // The page about the API is a page like all others.
  if (context.req.path === '/api' && ['GET', 'HEAD'].includes(context.req.method)) return next();
  return problem(context, 'no-such-table', 'There is nothing under this path and method.');
});

api.onError((error, context) => {
  if (!(error instanceof HTTPException)) {
    logFailure(context, error);
    return problem(context, 'broken', 'This is our fault. Nothing was changed.');
  }
  // What our own routes refuse carries its answer; what the library refuses is a body of the wrong form.
  return error.res ?? malformed(context, error.message);
});

/** The table that is asked for. @throws the refusal where there can be none */
function tableOf(context: ApiContext): Table {
  const code = readCode(context.req.param('code') ?? '');
  if (code === null) throw refusal(context, NO_SUCH_TABLE);
  return tableAt(context.env, code);
}

/** The table that is asked for and the secret it is asked with. @throws the refusal that stands before all others */
async function entered(context: ApiContext): Promise<{ readonly table: Table; readonly hash: string | null }> {
  const table = tableOf(context);
  const secret = secretOf(context);
  const hash = secret === null ? null : await hashOf(secret);
  if (originIs(context, 'foreign')) throw refusal(context, (await table.turnsAway(hash)) ?? FOREIGN);
  return { table, hash };
}

/** The same for what only a seat can ask for. @throws the refusal that stands before all others */
async function enteredAsSeat(context: ApiContext): Promise<{ readonly table: Table; readonly hash: string }> {
  const { table, hash } = secretOf(context) === null ? { table: tableOf(context), hash: null } : await entered(context);
  if (hash === null) throw refusal(context, (await table.turnsAway(null)) ?? BAD_SECRET);
  return { table, hash };
}

/** What the table answered. @throws its refusal */
function accepted<T extends object>(context: ApiContext, answer: T | Refused): T {
  if ('refused' in answer) throw refusal(context, answer);
  return answer;
}

/** The secret that a program shows, which may be any text; null where it shows none. */
function secretOf(context: Context): string | null {
  const header = context.req.header('authorization');
  return header === undefined ? null : header.replace(/^Bearer +/i, '');
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

function refusal(context: ApiContext, { refused, because }: Refused): HTTPException {
  const res = problem(context, refused, because);
  return new HTTPException(res.status as ContentfulStatusCode, { res });
}
