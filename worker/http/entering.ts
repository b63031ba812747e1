/** The secret under which a form gives somebody a seat, however often the form is sent. */
import type { Context } from 'hono';
import type { Bound } from './env.ts';
import { giveCookie, hashFromCookie, hashOf, newSecret } from './identity.ts';
import type { Table } from './tables.ts';

/** The secret of somebody who has no seat yet. */
export interface Secret {
  /** SHA-256 of it, in hexadecimal. */
  readonly hash: string;
  /** Lets the browser keep it; to be called once it opens something. */
  readonly keep: () => void;
}

/**
 * A browser drops the answer to a plain form that is sent a second time, and with it the cookie, though the first one may
 * have seated somebody. So a navigation without a cookie is given one first, and sent again by itself (307, RFC 9110,
 * 15.4.8): nothing happens under a secret that the browser does not show, and whatever comes twice shows the same one.
 * @returns the secret, or what to answer for now
 */
export async function secretToEnter(context: Context<Bound>, table: Table, code: string): Promise<Secret | Response> {
  const shown = await hashFromCookie(context);
  if (shown !== null && (await isNobodys(table, shown))) return { hash: shown, keep: () => {} };
  const secret = newSecret();
  const keep = () => giveCookie(context, code, secret);
  const navigates = context.req.header('sec-fetch-mode') === 'navigate';
  // One that comes again without the cookie comes from a browser that takes none: it gets what there is at once.
  const asks = shown === null && navigates && context.req.query('again') === undefined;
  if (!asks || (await table.turnsAway(null)) !== null) return { hash: await hashOf(secret), keep };
  keep();
  return context.redirect(`${context.req.path}?again`, 307);
}

/** Whether a secret means nothing to a table: it opens no seat, asks for none and never did. */
async function isNobodys(table: Table, hash: string): Promise<boolean> {
  return (await table.turnsAway(hash)) !== null && (await table.lostBy(hash)) === null;
}
