/** Secrets of seats: how they are made, carried and recognised (design.md, Security). */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'seat';
const BYTES = 16;
const KEPT_FOR_S = 30 * 24 * 60 * 60;
const SECRET = /^[A-Za-z0-9_-]{22}$/;

/** A new secret of 128 random bits, in base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** SHA-256 of a secret in hexadecimal: all of it that a table ever learns. */
export async function hashOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash of the secret that a browser shows for the table under this path; null where it shows none. */
export async function hashFromCookie(context: Context): Promise<string | null> {
  const secret = getCookie(context, COOKIE);
  return secret !== undefined && SECRET.test(secret) ? hashOf(secret) : null;
}

/** Hands a browser the secret of its seat, for this one table only. */
export function giveCookie(context: Context, code: string, secret: string): void {
  setCookie(context, COOKIE, secret, {
    path: `/t/${code}`,
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(context.req.url).protocol === 'https:',
    maxAge: KEPT_FOR_S,
  });
}

/** Lets the secret that a browser holds be good for another 30 days. */
export function renewCookie(context: Context, code: string): void {
  const secret = getCookie(context, COOKIE);
  if (secret !== undefined) giveCookie(context, code, secret);
}

/** Takes back a secret that opens no seat any more. */
export function takeCookie(context: Context, code: string): void {
  deleteCookie(context, COOKIE, { path: `/t/${code}` });
}
