import { describe, expect, it, vi } from 'vitest';
import { watch } from '../worker/client.ts';
import { Browser, tableThroughPages } from './browser.ts';

/** Ben's browser at a running table, and the path that moves his seat. */
async function withLink(): Promise<{ code: string; ben: Browser; path: string }> {
  const { code, browsers } = await tableThroughPages(['Anna', 'Ben', 'Cem']);
  const [anna, ben] = browsers as [Browser, Browser];
  await anna.post(`/t/${code}/do/start`, { key: 'start-1' });
  const page = await (await ben.post(`/t/${code}/move`)).text();
  const path = /href="https:\/\/table\.example(\/t\/\w+\/move\/[\w-]+)"/.exec(page)?.[1] ?? '';
  return { code, ben, path };
}

async function holdsCards(browser: Browser, code: string): Promise<boolean> {
  return (await (await browser.get(`/t/${code}`)).text()).includes('id="hand"');
}

describe('a seat that goes on on another device', () => {
  it('moves by the button, not by the link alone, and the first device only watches then', async () => {
    const { code, ben, path } = await withLink();
    const phone = new Browser();
    const before = await watch(code);
    expect(await (await phone.get(path)).text()).toContain('Ben');
    expect({ ...(await watch(code)), now: 0 }).toEqual({ ...before, now: 0 });
    expect(await holdsCards(ben, code)).toBe(true);

    expect((await phone.post(path)).headers.get('location')).toBe(`/t/${code}`);
    expect(await holdsCards(phone, code)).toBe(true);
    expect(await holdsCards(ben, code)).toBe(false);
    expect(await (await ben.get(`/t/${code}`)).text()).toContain('id="take-back"');
    expect((await watch(code)).story.at(-1)).toEqual({ type: 'changed-hands', seat: 1, how: 'moved' });
  });

  it('is taken back by the first device, and by the other in turn', async () => {
    const { code, ben, path } = await withLink();
    const phone = new Browser();
    await phone.post(path);
    await ben.post(`/t/${code}/take-back`);
    expect(await holdsCards(ben, code)).toBe(true);
    expect(await holdsCards(phone, code)).toBe(false);
    await phone.post(`/t/${code}/take-back`);
    expect(await holdsCards(phone, code)).toBe(true);
  });

  it('moves once: the link is good no more', async () => {
    const { code, path } = await withLink();
    await new Browser().post(path);
    const third = new Browser();
    await third.post(path);
    expect(await holdsCards(third, code)).toBe(false);
    expect(await (await third.get(path)).text()).not.toContain('id="redeem"');
  });

  it('moves within ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { code, path } = await withLink();
    vi.setSystemTime(Date.now() + 10 * 60_000);
    const late = new Browser();
    await late.post(path);
    expect(await holdsCards(late, code)).toBe(false);
    vi.useRealTimers();
  });

  it('is nobody’s who has no seat to move, and nobody’s to take back who never had it', async () => {
    const { code, path } = await withLink();
    const stranger = new Browser();
    expect(await (await stranger.post(`/t/${code}/move`)).text()).not.toContain('/move/');
    await new Browser().post(path);
    await stranger.post(`/t/${code}/take-back`);
    expect(await holdsCards(stranger, code)).toBe(false);
  });

  it('is pushed no more to the sockets of the first device', async () => {
    const { code, ben, path } = await withLink();
    const frames = await ben.hears(`/t/${code}/live`);
    await expect.poll(() => frames.at(-1)).toContain('id="hand"');
    await new Browser().post(path);
    await expect.poll(() => frames.at(-1)).toContain('id="take-back"');
    expect(frames.at(-1)).not.toContain('id="hand"');
  });
});
