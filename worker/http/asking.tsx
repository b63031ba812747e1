/** Asking for a seat from its page, and asking no more. */
import { Hono } from 'hono';
import { secretToEnter } from './entering.ts';
import type { Bound } from './env.ts';
import { fieldsOf } from './fields.ts';
import { hashFromCookie } from './identity.ts';
import { askFromForm } from './intents.ts';
import { backTo, fragment, message, sayable, wantsFragment } from './page.tsx';
import { tableAt } from './tables.ts';

export const asking = new Hono<Bound>();

asking.post('/t/:code/ask', async (context) => {
  const code = context.req.param('code');
  const path = `/t/${code}`;
  const wish = askFromForm(await fieldsOf(context));
  if (wish === null) return backTo(context, path, 'malformed');
  const table = tableAt(context.env, code);
  const shown = await hashFromCookie(context);
  // A device that may take its own seat back keeps the secret for that.
  if (shown !== null && (await table.lostBy(shown)) !== null) return backTo(context, path, 'not-now');
  const by = shown === null || (await table.turnsAway(shown)) !== null ? null : shown;
  const secret = await secretToEnter(context, table, code);
  if (secret instanceof Response) return secret;
  const typed = wish.kind === 'take-over' ? wish.name : '';
  const done = await table.ask(by, { kind: wish.kind, seat: wish.seat, typed, hash: secret.hash });
  if (!('refused' in done)) {
    secret.keep();
    return backTo(context, path);
  }
  if (done.refused === 'no-such-table') return message(context, 'no-such-table');
  const looked = await table.look(by);
  // Whoever asks already has sent the form twice.
  if (!('refused' in looked) && looked.view.asking?.state === 'open') return backTo(context, path);
  if (!wantsFragment(context) || 'refused' in looked) return backTo(context, path, sayable(done.refused));
  return fragment(context, { view: looked.view, refused: sayable(done.refused), typed });
});

asking.post('/t/:code/withdraw', async (context) => {
  const code = context.req.param('code');
  const hash = await hashFromCookie(context);
  const done = hash === null ? null : await tableAt(context.env, code).withdraw(hash);
  if (done !== null && 'refused' in done && done.refused === 'no-such-table') return message(context, 'no-such-table');
  // Where it was decided meanwhile the page says how.
  return backTo(context, `/t/${code}`);
});
