/** The public API (api.md): the same commands and the same view as the pages, as JSON. It never reads cookies. */
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { Bound } from '../env.ts';
import { LARGEST_BODY, logFailure } from '../guard.ts';
import { hashOf, newSecret } from '../identity.ts';
import { commandOf } from '../intents.ts';
import { listen } from '../live.ts';
import { openTable, STANDARD } from '../tables.ts';
import {
  commandRoute,
  liveRoute,
  openTableRoute,
  recordRoute,
  removeRoute,
  sitRoute,
  viewRoute,
} from './description.ts';
import { accepted, entered, enteredAsSeat, malformed, refusal, refuseForeign, refusesWrongForm } from './entrance.ts';
import { problem } from './problem.ts';
import { seats } from './seats.ts';

export const api = new OpenAPIHono<Bound>({ defaultHook: refusesWrongForm });

const tooLarge = (context: Context) => problem(context, 'too-large', `A body has at most ${LARGEST_BODY} bytes.`);
api.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
api.use(async (context, next) => {
  await next();
  const { status, headers } = context.res;
  if (status !== 101 && !headers.has('cache-control')) headers.set('cache-control', 'no-store');
});

api.openAPIRegistry.registerComponent('securitySchemes', 'seat', { type: 'http', scheme: 'bearer' });
api.use('/openapi.json', async (context, next) => {
  refuseForeign(context);
  await next();
});
api.doc31('/openapi.json', {
  openapi: '3.1.0',
  info: { title: 'Schwindelkönig', version: '1', description: 'Everything a person can do at a table, for programs.' },
  servers: [{ url: '/api' }],
});

api.openapi(openTableRoute, async (context) => {
  refuseForeign(context);
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
  const { table, hash } = await enteredAsSeat(context);
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

api.route('/', seats);

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
