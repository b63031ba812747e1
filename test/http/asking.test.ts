import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAY_AFTER_MS } from '../table/asked.ts';
import { objectOf, watch } from '../worker/client.ts';
import { ALL_KINGS, DEAL, wordsFor } from '../worker/deal.ts';
import { Browser, tableThroughPages } from './browser.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

interface Game {
  readonly code: string;
  readonly anna: Browser;
  readonly ben: Browser;
  readonly cem: Browser;
  readonly guest: Browser;
}

/** Three in a game, and somebody with the link. */
async function game(deal = DEAL): Promise<Game> {
  const { code, browsers } = await tableThroughPages(['Anna', 'Ben', 'Cem']);
  const [anna, ben, cem] = browsers as [Browser, Browser, Browser];
  await objectOf(code).go({ botThinkMs: 0, roundPauseMs: 0 });
  await objectOf(code).fix(wordsFor(deal, 2, 0));
  await anna.post(`/t/${code}/do/start`, { key: 'start-1' });
  await objectOf(code).fix(wordsFor(DEAL, 2, 0).slice(2));
  return { code, anna, ben, cem, guest: new Browser() };
}

/** The same, Ben being away, and the guest having said to be Ben. */
async function claimed(deal = DEAL): Promise<Game & { readonly ask: string }> {
  const all = await game(deal);
  const { code, anna, cem, guest } = all;
  for (let left = AWAY_AFTER_MS; left > 0; left -= 15_000) {
    vi.setSystemTime(Date.now() + 15_000);
    for (const browser of [anna, cem]) await browser.get(`/t/${code}`);
  }
  expect(await pageOf(guest, code)).toContain('id="claim-1-button"');
  expect((await guest.post(`/t/${code}/ask`, { kind: 'claim', seat: '1' })).headers.get('location')).toBe(`/t/${code}`);
  const ask = /id="answer-(\d+)"/.exec(await pageOf(anna, code))?.[1] ?? '';
  return { ...all, ask };
}

async function pageOf(browser: Browser, code: string): Promise<string> {
  return (await browser.get(`/t/${code}`)).text();
}

describe('saying to be Ben', () => {
  it('brings hand and seat by the others’ yes, and the cookie is the seat’s', async () => {
    const { code, anna, ben, cem, guest, ask } = await claimed();
    expect(await pageOf(guest, code)).toContain('id="withdraw-button"');
    await anna.post(`/t/${code}/do/answer`, { ask, yes: 'true' });
    expect(await pageOf(guest, code)).not.toContain('id="hand"');
    await cem.post(`/t/${code}/do/answer`, { ask, yes: 'true' });
    expect(await pageOf(guest, code)).toContain('id="hand"');
    const old = await pageOf(ben, code);
    expect(old).toContain('id="take-back"');
    expect(old).not.toContain('id="hand"');
    await ben.post(`/t/${code}/take-back`);
    expect(await pageOf(ben, code)).toContain('id="hand"');
    const outside = await pageOf(guest, code);
    for (const id of ['hand', 'take-back']) expect(outside).not.toContain(`id="${id}"`);
  });

  it('ends with a no, which is told, and nothing can be asked for meanwhile', async () => {
    const { code, anna, guest, ask } = await claimed();
    await anna.post(`/t/${code}/do/answer`, { ask, yes: 'false' });
    const refused = await pageOf(guest, code);
    expect(refused).toContain('id="asking"');
    expect(refused).not.toContain('id="claim-1-button"');
    await guest.post(`/t/${code}/ask`, { kind: 'claim', seat: '1' });
    expect((await watch(code)).seats[1]?.asked).toBe(false);
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect(await pageOf(guest, code)).toContain('id="claim-1-button"');
  });

  it('is let in by the host, and withdrawn by whoever asked', async () => {
    const { code, anna, guest, ask } = await claimed();
    await anna.post(`/t/${code}/do/let-in`, { ask, key: `let-in-${ask}` });
    expect(await pageOf(anna, code)).toContain(`id="promised-${ask}"`);
    await guest.post(`/t/${code}/withdraw`);
    expect(await pageOf(anna, code)).not.toContain(`id="promised-${ask}"`);
    expect(await pageOf(guest, code)).toContain('id="claim-1-button"');
  });

  it('is possible over the line as well: whoever asks hears how it stands', async () => {
    const { code, anna, cem, guest, ask } = await claimed();
    const frames = await guest.hears(`/t/${code}/live`);
    await expect.poll(() => frames.at(-1)?.includes('id="asking"')).toBe(true);
    for (const browser of [anna, cem]) await browser.post(`/t/${code}/do/answer`, { ask, yes: 'true' });
    await expect.poll(() => frames.at(-1)?.includes('id="hand"')).toBe(true);
  });

  it('takes no secret from a device that may take its own seat back', async () => {
    const { code, anna, ben, cem, ask } = await claimed();
    for (const browser of [anna, cem]) await browser.post(`/t/${code}/do/answer`, { ask, yes: 'true' });
    const answer = await ben.post(`/t/${code}/ask`, { kind: 'claim', seat: '1' });
    expect(answer.headers.get('location')).toBe(`/t/${code}?said=not-now`);
    await ben.post(`/t/${code}/take-back`);
    expect(await pageOf(ben, code)).toContain('id="hand"');
  });
});

describe('taking over from a bot', () => {
  it('is asked for under a name, and comes true with the next round', async () => {
    const { code, anna, ben, cem, guest } = await game(ALL_KINGS);
    await cem.post(`/t/${code}/do/leave`);
    const form = await pageOf(guest, code);
    expect(form).toContain('id="take-over-name"');
    const taken = await guest.post(`/t/${code}/ask`, { kind: 'take-over', seat: '2', name: 'Anna' });
    expect(taken.headers.get('location')).toBe(`/t/${code}?said=name-taken`);
    await guest.post(`/t/${code}/ask`, { kind: 'take-over', seat: '2', name: 'Dora' });
    expect(await pageOf(ben, code)).not.toContain('id="answer-');
    const ask = /id="answer-(\d+)"/.exec(await pageOf(anna, code))?.[1] ?? '';
    await anna.post(`/t/${code}/do/answer`, { ask, yes: 'true' });
    await anna.post(`/t/${code}/do/next-round`, { key: 'next-round-1' });
    const seated = await pageOf(guest, code);
    expect(seated).toContain('id="hand"');
    expect((await watch(code)).seats[2]?.name).toBe('Dora');
  });

  it('shows the name again that was refused, where the page asks for a part only', async () => {
    const { code, cem, guest } = await game();
    await cem.post(`/t/${code}/do/leave`);
    const fields = { kind: 'take-over', seat: '2', name: 'ANNA' };
    const part = await (await guest.post(`/t/${code}/ask`, fields, { 'hx-request': 'true' })).text();
    expect(part).toContain('value="ANNA"');
    expect(part).toMatch(/^<main id="table"/);
  });

  it.each([
    ['no seat', { kind: 'take-over', name: 'Dora' }],
    ['a seat that is none', { kind: 'take-over', seat: '9', name: 'Dora' }],
    ['no kind', { seat: '2', name: 'Dora' }],
  ])('says kindly that it did not understand %s', async (_, fields) => {
    const { code, guest } = await game();
    const answer = await guest.post(`/t/${code}/ask`, fields as unknown as Record<string, string>);
    expect(answer.headers.get('location')).toBe(`/t/${code}?said=malformed`);
    expect(guest.cookieFor(`/t/${code}`)).toBeUndefined();
  });

  it('is nothing that another site could send', async () => {
    const { code, guest } = await game();
    const foreign = { 'sec-fetch-site': 'cross-site' };
    for (const path of ['ask', 'withdraw']) {
      expect((await guest.post(`/t/${code}/${path}`, { kind: 'claim', seat: '1' }, foreign)).status).toBe(403);
    }
  });
});
