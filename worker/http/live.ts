/** The sockets: checked here, taken by the table. */
import { Hono } from 'hono';
import { VISITOR_HEADER, type Visitor } from '../table/table.ts';
import { readCode } from './code.ts';
import type { Bound } from './env.ts';
import { isFromOurPage } from './guard.ts';
import { hashFromCookie } from './identity.ts';
import { langOf, shareLink } from './page.tsx';
import { type Table, tableAt } from './tables.ts';

export const live = new Hono<Bound>();

live.get('/t/:code/live', async (context) => {
  if (!isFromOurPage(context)) return context.text('not allowed', 403);
  if (context.req.header('upgrade')?.toLowerCase() !== 'websocket') return context.text('upgrade to a WebSocket', 426);
  const code = readCode(context.req.param('code'));
  if (code === null) return context.text('no such table', 404);
  const table = tableAt(context.env, code);
  const visitor = { form: 'html', lang: langOf(context), url: shareLink(context, code) } as const;
  const taken = await listen(table, { ...visitor, hash: await hashFromCookie(context) });
  // A cookie that opens no seat any more: its page shows what a visitor sees.
  return taken.status === 401 ? listen(table, { ...visitor, hash: null }) : taken;
});

/** Hands an upgrade on to its table; the header says who it is and comes from nowhere but here. */
export async function listen(table: Table, visitor: Visitor): Promise<Response> {
  const headers = new Headers({ upgrade: 'websocket', [VISITOR_HEADER]: JSON.stringify(visitor) });
  const answer = await table.fetch('https://table/live', { headers });
  // What was fetched has headers that nobody may add to; a refusal gets those of every answer.
  return answer.status === 101 ? answer : new Response(answer.body, { status: answer.status });
}
