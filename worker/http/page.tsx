/** Pages as answers: rendering, the reader's language, and what a refused form says. */
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { VNode } from 'preact';
import { MessagePage } from '../../web/pages/message.tsx';
import { renderPage, renderPart } from '../../web/pages/render.ts';
import { TableMain } from '../../web/pages/table.tsx';
import { type Lang, pickLang, words } from '../../web/words/index.ts';
import type { Refused } from '../../web/words/refused.ts';
import type { View } from '../rules/view.ts';
import type { Present } from '../table/audience.ts';
import type { Lost } from '../table/moving.ts';

export const LANGUAGE_COOKIE = 'lang';

/** The language in which this reader gets their pages. */
export function langOf(context: Context): Lang {
  return pickLang(context.req.header('accept-language') ?? null, getCookie(context, LANGUAGE_COOKIE) ?? null);
}

/** The link that opens a table, as this reader would share it. */
export function shareLink(context: Context, code: string): string {
  return `${new URL(context.req.url).origin}/t/${code}`;
}

/** A whole page. */
export function page(context: Context, document: VNode, status: 200 | 400 | 403 | 404 | 413 | 500 = 200): Response {
  return context.html(renderPage(document), status);
}

const STATUS = {
  'no-such-table': 404,
  'not-found': 404,
  'not-allowed': 403,
  'too-large': 413,
  malformed: 400,
  broken: 500,
} as const;

/** A page that says kindly why there is nothing else to see. */
export function message(context: Context, kind: keyof typeof STATUS): Response {
  return page(context, <MessagePage lang={langOf(context)} kind={kind} />, STATUS[kind]);
}

/** Whether htmx asks, and so wants the table alone and not a whole page. */
export function wantsFragment(context: Context): boolean {
  return context.req.header('hx-request') === 'true';
}

interface Shown {
  readonly view: View;
  readonly moved?: Lost | undefined;
  readonly refused?: Refused | undefined;
  readonly typed?: string | undefined;
}

/** The table as the answer to a form that htmx sent. */
export function fragment(context: Context, { view, moved, refused, typed }: Shown): Response {
  const main = (
    <TableMain
      lang={langOf(context)}
      view={view}
      url={shareLink(context, view.code)}
      moved={moved}
      refused={refused}
      typed={typed}
    />
  );
  return context.html(renderPart(main));
}

/** Back to a page after a form; what was refused is said there. */
export function backTo(context: Context, path: string, refused?: Refused): Response {
  const target = refused === undefined ? path : `${path}?said=${refused}`;
  if (!wantsFragment(context)) return context.redirect(target, 303);
  context.header('hx-redirect', target);
  return context.body(null, 204);
}

/** What a form before this page was refused for. */
export function saidBefore(context: Context): { refused?: Refused } {
  const said = context.req.query('said');
  return said !== undefined && isSayable(said) ? { refused: said } : {};
}

function isSayable(code: string): code is Refused {
  return Object.hasOwn(words('en').site.refused, code);
}

/** A refusal as a page says it; for one that no page of ours can cause there is a general sentence. */
export function sayable(code: string): Refused {
  return isSayable(code) ? code : 'malformed';
}

/** What is pushed to a socket: the same view as a page's main part or as JSON. */
export const present: Present = ({ view, lost }, { form, lang, url }) =>
  form === 'json'
    ? JSON.stringify(view)
    : renderPart(<TableMain lang={lang as Lang} view={view} url={url} moved={lost ?? undefined} />);
