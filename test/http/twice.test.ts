import { afterEach, describe, expect, it, vi } from 'vitest';
import { AWAY_AFTER_MS } from '../table/asked.ts';
import { watch } from '../worker/client.ts';
import { Browser, tableThroughPages } from './browser.ts';

const NAVIGATES = { 'sec-fetch-mode': 'navigate' };

afterEach(() => {
  vi.useRealTimers();
});

/**
 * Sends a plain form twice, as an impatient finger does: the browser has dropped the answer to the first by the time it
 * sends the second. @returns the answer to the second
 */
async function twice(browser: Browser, path: string, fields: Record<string, string> = {}): Promise<Response> {
  const first = await browser.post(path, fields, NAVIGATES);
  const again = first.headers.get('location') ?? '';
  expect([first.status, again]).toEqual([307, `${path}?again`]);
  // The table has heard of the first one, but the browser never hears what became of it.
  await browser.lets(again, fields, NAVIGATES);
  return browser.navigate(path, fields);
}

async function pageOf(browser: Browser, code: string): Promise<string> {
  return (await browser.get(`/t/${code}`)).text();
}

describe('a plain form that is sent twice', () => {
  it('seats once, and the browser has the seat', async () => {
    const { code } = await tableThroughPages(['Anna']);
    const ben = new Browser();
    const answer = await twice(ben, `/t/${code}/join`, { name: 'Ben' });
    expect(answer.headers.get('location')).toBe(`/t/${code}`);
    expect((await watch(code)).seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    expect(await pageOf(ben, code)).toContain('id="leave"');
  });

  it('asks for a seat once, and the browser may have it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben', 'Cem']);
    await browsers[0].post(`/t/${code}/do/start`, { key: 'start-1' });
    vi.setSystemTime(Date.now() + AWAY_AFTER_MS);
    await browsers[0].get(`/t/${code}`);
    const lost = new Browser();
    const answer = await twice(lost, `/t/${code}/ask`, { kind: 'claim', seat: '1' });
    expect(answer.headers.get('location')).toBe(`/t/${code}`);
    expect(await pageOf(lost, code)).toContain('id="withdraw"');
  });

  it('moves a seat once, and the browser has it', async () => {
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben', 'Cem']);
    const page = await (await browsers[0].post(`/t/${code}/move`)).text();
    const path = /href="https:\/\/table\.example(\/t\/\w+\/move\/[\w-]+)"/.exec(page)?.[1] ?? '';
    const phone = new Browser();
    const answer = await twice(phone, path);
    expect(answer.headers.get('location')).toBe(`/t/${code}`);
    expect(await pageOf(phone, code)).toContain('id="leave"');
  });

  it('is taken at once from a browser that takes no cookie, or that has one of this table', async () => {
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben']);
    const [anna, ben] = browsers as [Browser, Browser];
    const answer = await new Browser().post(`/t/${code}/join?again`, { name: 'Cem' }, NAVIGATES);
    expect(answer.status).toBe(303);
    const page = await (await anna.post(`/t/${code}/move`)).text();
    const path = /href="https:\/\/table\.example(\/t\/\w+\/move\/[\w-]+)"/.exec(page)?.[1] ?? '';
    expect((await ben.post(`${path}x`, {}, NAVIGATES)).status).toBe(303);
    expect(await pageOf(ben, code)).toContain('Ben');
    expect(ben.cookieFor(`/t/${code}`)).toBeDefined();
  });

  it('gives no cookie of a table that is not there', async () => {
    const stranger = new Browser();
    expect((await stranger.navigate('/t/zzzzzzzz/join', { name: 'Anna' })).status).toBe(404);
    expect(stranger.cookieFor('/t/zzzzzzzz')).toBeUndefined();
  });
});
