import { evictDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Browser, tableThroughPages } from '../http/browser.ts';
import { call, listen, objectOf, type Player, tableWith, viewsFrom, watch, watchLive } from '../worker/client.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a watcher's socket. */
function watches(code: string): Promise<WebSocket | null> {
  return new Browser().listen(`/t/${code}/live`);
}

async function watchersOf(player: Player): Promise<number | null> {
  return (await player.view()).watching;
}

describe('those who play', () => {
  it('see how many watch live, in the lobby as well; whoever watches does not', async () => {
    const [anna] = await tableWith(['Anna', 'Ben', 'Cem']);
    expect(await watchersOf(anna)).toBe(0);
    await watches(anna.code);
    const second = await watches(anna.code);
    expect(await watchersOf(anna)).toBe(2);
    expect((await watch(anna.code)).watching).toBeNull();
    second?.close();
    await expect.poll(() => watchersOf(anna)).toBe(1);
  });

  it('are no watchers, nor is whoever looks once', async () => {
    const [anna, ben] = (await tableWith(['Anna', 'Ben', 'Cem'])) as [Player, Player];
    await listen(ben);
    await call('GET', `/t/${anna.code}`);
    expect(await watchersOf(anna)).toBe(0);
  });

  it('do not count a watcher whose line fell silent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [anna] = await tableWith(['Anna', 'Ben', 'Cem']);
    await watches(anna.code);
    vi.setSystemTime(Date.now() + 45_001);
    expect(await watchersOf(anna)).toBe(0);
  });

  it('see it on their page as it changes, through any sleep, and it is no change of the table', async () => {
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben', 'Cem']);
    const frames = await browsers[0].hears(`/t/${code}/live`);
    const tellsOfWatchers = () => frames.at(-1)?.includes('id="watching"');
    const { version } = await watch(code);
    const watcher = await watches(code);
    await expect.poll(() => tellsOfWatchers()).toBe(true);
    watcher?.close();
    await expect.poll(() => tellsOfWatchers()).toBe(false);
    const another = await watches(code);
    await expect.poll(() => tellsOfWatchers()).toBe(true);
    await evictDurableObject(objectOf(code));
    another?.close();
    await expect.poll(() => tellsOfWatchers()).toBe(false);
    expect((await watch(code)).version).toBe(version);
  });

  it('hear of it as programs with the next frame only, so that each frame is a newer version', async () => {
    const [anna, ben] = (await tableWith(['Anna', 'Ben', 'Cem'])) as [Player, Player];
    const frames = viewsFrom(await listen(anna));
    await expect.poll(() => frames.length).toBe(1);
    await watches(anna.code);
    await ben.do({ type: 'rename', name: 'Berta' });
    await expect.poll(() => frames.length).toBe(2);
    expect(frames.map(({ watching }) => watching)).toEqual([0, 1]);
    expect(frames[1]?.version).toBeGreaterThan(frames[0]?.version ?? 0);
  });
});

it('a rematch keeps those who watch', async () => {
  const [anna] = await tableWith(['Anna', 'Ben', 'Cem']);
  await anna.do({ type: 'start' });
  const frames = viewsFrom(await watchLive(anna.code));
  await anna.do({ type: 'end-game', now: true });
  await anna.do({ type: 'rematch' });
  await expect.poll(() => frames.at(-1)?.phase).toBe('lobby');
  expect(await watchersOf(anna)).toBe(1);
});
