/** Going on from another device: the link and its button, and the way back. */
import { type Context, Hono } from 'hono';
import { MovePage, RedeemPage } from '../../web/pages/move.tsx';
import { secretToEnter } from './entering.ts';
import type { Bound } from './env.ts';
import { hashFromCookie, hashOf, newSecret } from './identity.ts';
import { backTo, langOf, message, page, shareLink } from './page.tsx';
import { tableAt } from './tables.ts';

export const moving = new Hono<Bound>();

moving.post('/t/:code/move', async (context) => {
  const code = context.req.param('code');
  const hash = await hashFromCookie(context);
  if (hash === null) return backTo(context, `/t/${code}`);
  const token = newSecret();
  const done = await tableAt(context.env, code).offerMove(hash, await hashOf(token));
  if ('refused' in done)
    return done.refused === 'no-such-table' ? message(context, 'no-such-table') : backTo(context, `/t/${code}`);
  return page(
    context,
    <MovePage lang={langOf(context)} code={code} link={`${shareLink(context, code)}/move/${token}`} />,
  );
});

/** Only says whose seat it is: a link that is fetched by a preview stays good. */
moving.get('/t/:code/move/:token', async (context) => {
  const { code, token } = context.req.param();
  const looked = await tableAt(context.env, code).look(null);
  if ('refused' in looked) return message(context, 'no-such-table');
  const seat = await tableAt(context.env, code).movedBy(await hashOf(token));
  const name = seat === null ? null : (looked.view.seats[seat]?.name ?? null);
  return page(
    context,
    <RedeemPage lang={langOf(context)} code={code} action={`/t/${code}/move/${token}`} name={name} />,
  );
});

moving.post('/t/:code/move/:token', async (context) => {
  const { code, token } = context.req.param();
  const table = tableAt(context.env, code);
  const secret = await secretToEnter(context, table, code);
  if (secret instanceof Response) return secret;
  const done = await table.redeem(await hashOf(token), secret.hash);
  if (!('refused' in done)) {
    secret.keep();
    return backTo(context, `/t/${code}`);
  }
  if (done.refused === 'no-such-table') return message(context, 'no-such-table');
  // Whoever pressed the button twice has the seat already; to all others the page behind the link says that it is used up.
  const looked = await table.look(await hashFromCookie(context));
  return 'refused' in looked || looked.view.you === null ? spent(context) : backTo(context, `/t/${code}`);
});

moving.post('/t/:code/take-back', async (context) => {
  const code = context.req.param('code');
  const hash = await hashFromCookie(context);
  const done = hash === null ? null : await tableAt(context.env, code).takeBack(hash);
  if (done !== null && 'refused' in done && done.refused === 'no-such-table') return message(context, 'no-such-table');
  // The page begins anew, and with it the socket, as whoever this device is now.
  return backTo(context, `/t/${code}`);
});

function spent(context: Context): Response {
  return context.redirect(context.req.path, 303);
}
