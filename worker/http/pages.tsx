/** The pages and their forms. A GET changes nothing; every form is answered with the table as it then is. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import { example } from '../../web/example.ts';
import { ApiPage } from '../../web/pages/api.tsx';
import { HomePage } from '../../web/pages/home.tsx';
import { LegalPage } from '../../web/pages/legal.tsx';
import { RulesPage } from '../../web/pages/rules.tsx';
import { StoryPage } from '../../web/pages/story.tsx';
import { TablePage } from '../../web/pages/table.tsx';
import { LANGS } from '../../web/words/index.ts';
import type { Refused } from '../table/answers.ts';
import type { Lost } from '../table/moving.ts';
import { properName } from '../table/names.ts';
import { readCode } from './code.ts';
import { secretToEnter } from './entering.ts';
import type { Bound, Env } from './env.ts';
import { fieldsOf, text } from './fields.ts';
import { isFromOurPage, privately } from './guard.ts';
import { giveCookie, hashFromCookie, hashOf, newSecret, renewCookie, takeCookie } from './identity.ts';
import { commandFromForm } from './intents.ts';
import {
  backTo,
  fragment,
  LANGUAGE_COOKIE,
  langOf,
  message,
  page,
  saidBefore,
  sayable,
  shareLink,
  wantsFragment,
} from './page.tsx';
import { openTable, STANDARD, type Table, tableAt } from './tables.ts';

type PageContext = Context<Bound>;

const A_YEAR_S = 365 * 24 * 60 * 60;

export const pages = new Hono<Bound>();

pages.use(privately);
pages.use(async (context, next) => {
  const safe = context.req.method === 'GET' || context.req.method === 'HEAD';
  if (!safe && !isFromOurPage(context)) return message(context, 'not-allowed');
  return next();
});

/** A code has one spelling, under which its cookie is kept: all others lead to it, and what is no code opens nothing. */
const inOneSpelling: MiddlewareHandler<Bound> = async (context, next) => {
  const typed = context.req.param('code') ?? '';
  const code = readCode(typed);
  if (code === typed) return next();
  if (code === null || context.req.method !== 'GET') return message(context, 'no-such-table');
  return context.redirect(context.req.path.replace(typed, code), 301);
};
pages.use('/t/:code', inOneSpelling);
pages.use('/t/:code/*', inOneSpelling);

pages.get('/', (context) => page(context, <HomePage lang={langOf(context)} {...saidBefore(context)} />));
pages.get('/api', (context) => page(context, <ApiPage lang={langOf(context)} example={example} />));
pages.get('/rules', (context) => page(context, <RulesPage lang={langOf(context)} />));

for (const kind of ['impressum', 'datenschutz'] as const) {
  pages.get(`/${kind}`, (context) =>
    page(context, <LegalPage lang={langOf(context)} kind={kind} operator={operatorOf(context.env)} />),
  );
}

pages.post('/language', async (context) => {
  const { lang, to } = await fieldsOf(context);
  const chosen = LANGS.find((known) => known === lang);
  if (chosen === undefined) return message(context, 'malformed');
  setCookie(context, LANGUAGE_COOKIE, chosen, { path: '/', sameSite: 'Lax', maxAge: A_YEAR_S });
  return context.redirect(localPath(text(to)), 303);
});

pages.post('/tables', async (context) => {
  const { name } = await fieldsOf(context);
  if (properName(text(name)) === null) return backTo(context, '/', 'bad-name');
  const { code } = await openAsHost(context, text(name));
  return backTo(context, `/t/${code}`);
});

/** A table against three bots, started at once. */
pages.post('/practice', async (context) => {
  const { name } = await fieldsOf(context);
  if (properName(text(name)) === null) return backTo(context, '/', 'bad-name');
  const { code, table, hash } = await openAsHost(context, text(name));
  for (const bot of [1, 2, 3]) await table.act(hash, `bot-${bot}`, null, { type: 'add-bot', level: 'normal' });
  await table.act(hash, 'start-1', null, { type: 'start' });
  return backTo(context, `/t/${code}`);
});

pages.get('/t/:code', async (context) => {
  const code = context.req.param('code');
  const answer = await asReader(context, code, (table, hash) => table.look(hash));
  if ('refused' in answer) return message(context, 'no-such-table');
  // A page whose clock has run out, or whose line is down, asks for the table alone.
  if (wantsFragment(context)) return fragment(context, answer);
  const said = saidBefore(context);
  const url = shareLink(context, code);
  return page(
    context,
    <TablePage lang={langOf(context)} view={answer.view} url={url} moved={answer.moved} {...said} />,
  );
});

pages.get('/t/:code/story', async (context) => {
  const answer = await asReader(context, context.req.param('code'), (table, hash) => table.tell(hash));
  if ('refused' in answer) return message(context, 'no-such-table');
  return page(context, <StoryPage lang={langOf(context)} view={answer.view} story={answer.story} />);
});

pages.post('/t/:code/join', async (context) => {
  const code = context.req.param('code');
  const { name } = await fieldsOf(context);
  const hash = await hashFromCookie(context);
  const before = await tableAt(context.env, code).look(hash);
  // Whoever sits here already and sends the form twice keeps the seat.
  if (!('refused' in before) && before.view.you !== null) return backTo(context, `/t/${code}`);
  return sit(context, code, text(name));
});

pages.post('/t/:code/delete', async (context) => {
  const code = context.req.param('code');
  const hash = await hashFromCookie(context);
  const done = hash === null ? null : await tableAt(context.env, code).remove(hash);
  if (done === null || 'refused' in done) return backTo(context, `/t/${code}`, 'not-allowed');
  takeCookie(context, code);
  return backTo(context, '/');
});

pages.post('/t/:code/do/:type', async (context) => {
  const { code, type } = context.req.param();
  const path = `/t/${code}`;
  const table = tableAt(context.env, code);
  const request = commandFromForm(type, await fieldsOf(context));
  const hash = await hashFromCookie(context);
  const done =
    request === null
      ? ({ refused: type === 'lay' ? 'illegal-move' : 'malformed' } as const)
      : hash === null
        ? ({ refused: 'bad-secret' } as const)
        : await table.act(hash, request.id, request.turn ?? null, request.command);
  if ('refused' in done && done.refused === 'no-such-table') return message(context, 'no-such-table');
  // A secret that opens no seat any more: show what a visitor sees.
  if ('refused' in done && done.refused === 'bad-secret') return backTo(context, path);
  const refused = 'refused' in done ? sayable(done.refused) : undefined;
  if (type === 'leave' && refused === undefined) {
    takeCookie(context, code);
    return backTo(context, '/');
  }
  if (!wantsFragment(context)) return backTo(context, path, refused);
  const looked = 'refused' in done ? await asReader(context, code, (there, who) => there.look(who)) : done;
  if ('refused' in looked) return message(context, 'no-such-table');
  return fragment(context, { ...looked, refused });
});

/** Opens a table and seats its host, whose name is one. */
async function openAsHost(context: PageContext, name: string): Promise<{ code: string; table: Table; hash: string }> {
  const code = await openTable(context.env, STANDARD);
  const table = tableAt(context.env, code);
  const secret = newSecret();
  const hash = await hashOf(secret);
  await table.join(name, hash, null);
  giveCookie(context, code, secret);
  return { code, table, hash };
}

/** Seats somebody under a name and gives their browser the seat's secret. */
async function sit(context: PageContext, code: string, name: string): Promise<Response> {
  const table = tableAt(context.env, code);
  const secret = await secretToEnter(context, table, code);
  if (secret instanceof Response) return secret;
  const seated = await table.join(name, secret.hash, null);
  if (!('refused' in seated)) {
    secret.keep();
    return backTo(context, `/t/${code}`);
  }
  if (seated.refused === 'no-such-table') return message(context, 'no-such-table');
  const looked = await table.look(null);
  if (!wantsFragment(context) || 'refused' in looked) return backTo(context, `/t/${code}`, sayable(seated.refused));
  return fragment(context, { view: looked.view, refused: sayable(seated.refused), typed: name });
}

/** Asks a table as whoever the browser's cookie says; one that opens no seat any more is a visitor's. */
async function asReader<T extends object>(
  context: PageContext,
  code: string,
  ask: (table: Table, hash: string | null) => Promise<T | Refused>,
): Promise<(T | Refused) & { readonly moved?: Lost }> {
  const hash = await hashFromCookie(context);
  const table = tableAt(context.env, code);
  const answer = await ask(table, hash);
  if (hash !== null && 'refused' in answer && answer.refused === 'bad-secret') {
    const moved = await table.lostBy(hash);
    // The secret of a device that has lost its seat stays: it may take the seat back.
    if (moved === null) takeCookie(context, code);
    const asVisitor = await ask(table, null);
    return moved === null ? asVisitor : { ...asVisitor, moved };
  }
  if (hash !== null && !('refused' in answer)) renewCookie(context, code);
  return answer;
}

/** A path on this site; anything that would lead elsewhere is the home page. */
function localPath(path: string): string {
  return /^\/(?![/\\])[\w/?=&.-]*$/.test(path) ? path : '/';
}

function operatorOf(env: Env): { name: string; address: string; email: string } | null {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email } = env;
  return name === '' ? null : { name, address, email };
}
