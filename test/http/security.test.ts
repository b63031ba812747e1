import { describe, expect, it } from 'vitest';
import { objectOf, watch } from '../worker/client.ts';
import { Browser, HOST, tableThroughPages } from './browser.ts';

describe('every page', () => {
  it.each(['/', '/rules', '/impressum', '/datenschutz', '/nowhere', '/t/zzzzzzzz'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await new Browser().get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("style-src 'self'");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|strict-dynamic|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('private, no-cache');
    },
  );
});

describe('a form', () => {
  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a sister site', { 'sec-fetch-site': 'same-site' }],
    ['typed in by hand', { 'sec-fetch-site': 'none' }],
  ])('%s is refused and changes nothing', async (_, headers) => {
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben', 'Cem']);
    const before = await watch(code);
    expect((await browsers[0].post(`/t/${code}/do/start`, { key: 'a' }, headers)).status).toBe(403);
    expect({ ...(await watch(code)), now: 0 }).toEqual({ ...before, now: 0 });
  });

  it('from a browser that does not say where from needs our Origin', async () => {
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben', 'Cem']);
    const send = async (origin?: string) => {
      // An empty header stands for one that is missing: the test's browser would else fill it in.
      const { exports } = await import('cloudflare:workers');
      const cookie = browsers[0].cookieFor(`/t/${code}`)?.split(';')[0] ?? '';
      const headers = origin === undefined ? { cookie } : { cookie, origin };
      const body = new URLSearchParams({ key: 'start-1' });
      const request = new Request(`${HOST}/t/${code}/do/start`, { method: 'POST', body, headers, redirect: 'manual' });
      return (await exports.default.fetch(request)).status;
    };
    expect(await send()).toBe(403);
    expect(await send('null')).toBe(403);
    expect(await send('https://evil.example')).toBe(403);
    expect(await send(HOST)).toBe(303);
  });

  it('over 4 KiB is refused', async () => {
    const answer = await new Browser().post('/tables', { name: 'x'.repeat(5000) });
    expect(answer.status).toBe(413);
  });

  it('of the language leads back to where it was sent from, and never off this site', async () => {
    const browser = new Browser();
    const back = async (to: string) => (await browser.post('/language', { lang: 'en', to })).headers.get('location');
    expect(await back('/rules')).toBe('/rules');
    for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example', '', 'javascript:alert(1)']) {
      expect(await back(elsewhere)).toBe('/');
    }
    expect(await (await browser.get('/')).text()).toContain('<html lang="en"');
  });
});

describe('a socket', () => {
  it('of a foreign page is refused', async () => {
    const { code, browsers } = await tableThroughPages(['Anna']);
    expect(await browsers[0].listen(`/t/${code}/live`, { 'sec-fetch-site': 'cross-site' })).toBeNull();
    expect(await browsers[0].listen(`/t/${code}/live`)).not.toBeNull();
  });

  it('that sends anything but a heartbeat is ended for good', async () => {
    const { code, browsers } = await tableThroughPages(['Anna']);
    const socket = await browsers[0].listen(`/t/${code}/live`);
    const closed = new Promise<number>((resolve) => socket?.addEventListener('close', ({ code: why }) => resolve(why)));
    socket?.send('{"type":"lay"}');
    expect(await closed).toBe(1008);
  });

  it('is one of four at most for one seat', async () => {
    const { code, browsers } = await tableThroughPages(['Anna']);
    for (let count = 0; count < 4; count += 1) expect(await browsers[0].listen(`/t/${code}/live`)).not.toBeNull();
    const fifth = await browsers[0].get(`/t/${code}/live`, { upgrade: 'websocket', 'sec-fetch-site': 'same-origin' });
    expect(fifth.status).toBe(429);
    expect(await new Browser().listen(`/t/${code}/live`)).not.toBeNull();
  });
});

describe('what is pushed to a page', () => {
  it('is each seat’s own table, and holds no card that this seat may not know', async () => {
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben', 'Cem']);
    const heard = new Map<number, string[]>();
    for (const [seat, browser] of [...browsers, new Browser()].entries()) {
      heard.set(seat, await browser.hears(`/t/${code}/live`));
    }
    await browsers[0].post(`/t/${code}/do/start`, { key: 'start-1' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const hands = await objectOf(code).look(null);
    expect('refused' in hands).toBe(false);
    const cards = (frame: string) => new Set(frame.match(/\b(?:[rygbv][1-7]|k[1-4])\b/g));
    const shown = [0, 1, 2].map((seat) => cards(heard.get(seat)?.at(-1) ?? ''));
    // 28 cards among three: each sees its own, no two see the same, and a watcher sees none.
    expect(shown.reduce((sum, one) => sum + one.size, 0)).toBe(28);
    expect(new Set(shown.flatMap((one) => [...one])).size).toBe(28);
    expect(cards(heard.get(3)?.at(-1) ?? '').size).toBe(0);
  });
});
