import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../../worker/rules/view.ts';
import { listen, objectOf, type Player, startPlainly, tableWith, watch } from '../worker/client.ts';

const REVEAL_MS = 4_000;
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Time passes in steps in which all people are seen, so that nobody counts as away. */
async function later(milliseconds: number, players: readonly Player[]): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 30_000) {
    vi.setSystemTime(Date.now() + Math.min(left, 30_000));
    if (left > 30_000) for (const player of players) await player.view();
  }
}

interface Table {
  readonly players: [Player, ...Player[]];
  readonly anna: Player;
  /** Anna's view as the round begins: she leads, as the youngest where all hold the same number. */
  readonly begun: View;
}

async function table(options: object): Promise<Table> {
  const players = await tableWith(['Anna', 'Ben', 'Cem', 'Dana'], { eventCards: false, ...options });
  const [anna] = players;
  await anna.do({ type: 'set-youngest', seat: 0 });
  return { players, anna, begun: await startPlainly(anna) };
}

function lay(view: View) {
  return { type: 'lay', cards: (view.hand ?? []).slice(0, 1), number: 1 } as const;
}

describe('the clock', () => {
  it('runs for a person’s decision, from the moment it is due', async () => {
    const { players, anna, begun } = await table({ turnSeconds: 60 });
    expect(begun.round?.deadline).toBe(begun.now + MINUTE);
    await later(10_000, players);
    const after = await anna.do(lay(begun));
    expect(after.round?.deadline).toBe(after.now + MINUTE);
  });

  it('starts after a challenge once the reveal could be seen', async () => {
    const { players, anna, begun } = await table({ turnSeconds: 20 });
    await anna.do(lay(begun));
    const after = await (players[1] as Player).do({ type: 'challenge' });
    expect(after.round?.deadline).toBe(after.now + REVEAL_MS + 20_000);
  });

  it('of 0 seconds does not run', async () => {
    expect((await table({ turnSeconds: 0 })).begun.round?.deadline).toBeNull();
  });

  it('is read from the log after a sleep', async () => {
    const { anna, begun } = await table({ turnSeconds: 60 });
    await evictDurableObject(objectOf(anna.code));
    expect((await anna.view()).round?.deadline).toBe(begun.round?.deadline);
  });

  it.each([
    ['a page that nudges', async ({ code }: Player) => void (await watch(code)), false],
    ['the alarm', async ({ code }: Player) => void (await runDurableObjectAlarm(objectOf(code))), false],
    ['the alarm, after a sleep', async ({ code }: Player) => void (await runDurableObjectAlarm(objectOf(code))), true],
  ])('that runs out lets a stand-in make this one decision, found by %s', async (_, nudge, sleeps) => {
    const { players, anna } = await table({ turnSeconds: 60 });
    await later(MINUTE - 1, players);
    if (sleeps) {
      // Their sockets tell who is there when the memory is gone.
      for (const player of players) await listen(player);
      await evictDurableObject(objectOf(anna.code));
    }
    expect((await watch(anna.code)).round?.toAct).toBe(0);
    vi.setSystemTime(Date.now() + 1);
    await nudge(anna);
    const view = await watch(anna.code);
    expect(view.round).toMatchObject({ toAct: 1 });
    expect(view.story.at(-1)).toMatchObject({ type: 'laid', seat: 0, standIn: true });
    // The next decision is the next person's own again.
    expect(view.round?.deadline).toBe(view.now + MINUTE);
  });

  it('that has run out once is done once, however often the alarm comes', async () => {
    const { players, anna } = await table({ turnSeconds: 60 });
    await later(MINUTE, players);
    await runDurableObjectAlarm(objectOf(anna.code));
    const { version } = await watch(anna.code);
    await runInDurableObject(objectOf(anna.code), (object) => object.alarm());
    await runInDurableObject(objectOf(anna.code), (object) => object.alarm());
    expect((await watch(anna.code)).version).toBe(version);
  });
});

describe('more time', () => {
  it('is a minute more, three times a turn, and leaves the turn where it is', async () => {
    const { anna, begun } = await table({ turnSeconds: 60 });
    for (const times of [1, 2, 3]) {
      const { round, turn } = await anna.do({ type: 'more-time' });
      expect(round).toMatchObject({ deadline: (begun.round?.deadline ?? 0) + times * MINUTE, moreTime: 3 - times });
      expect(turn).toBe(begun.turn);
    }
    expect(await anna.send({ type: 'more-time' })).toMatchObject({ status: 409, body: { code: 'not-now' } });
  });

  it('is for whoever is to act, with a clock, and answers a turn', async () => {
    const { players, anna, begun } = await table({ turnSeconds: 60 });
    const [, ben] = players as [Player, Player];
    expect(await ben.send({ type: 'more-time' })).toMatchObject({ status: 409, body: { code: 'not-now' } });
    const stale = await anna.send({ type: 'more-time' }, { turn: begun.turn - 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale-turn' } });
    const still = await table({ turnSeconds: 0 });
    expect(await still.anna.send({ type: 'more-time' })).toMatchObject({ status: 409, body: { code: 'not-now' } });
  });
});

describe('a pause', () => {
  it('stops the clock, takes no move, and gives the time that was left', async () => {
    const { players, anna, begun } = await table({ turnSeconds: 60 });
    await later(20_000, players);
    const paused = await anna.do({ type: 'pause' });
    expect(paused).toMatchObject({ paused: true, round: { deadline: null } });
    expect(await anna.send(lay(begun))).toMatchObject({ status: 409, body: { code: 'not-now' } });
    await later(600_000, players);
    expect((await watch(anna.code)).round?.toAct).toBe(0);
    const resumed = await anna.do({ type: 'resume' });
    expect(resumed).toMatchObject({ paused: false, round: { deadline: resumed.now + 40_000 } });
  });

  it('ends with the game', async () => {
    const { anna } = await table({ turnSeconds: 60 });
    await anna.do({ type: 'pause' });
    expect(await anna.do({ type: 'end-game', now: true })).toMatchObject({ phase: 'game-over', paused: false });
  });

  it('is the host’s, once', async () => {
    const { players, anna } = await table({ turnSeconds: 60 });
    const [, ben] = players as [Player, Player];
    expect(await ben.send({ type: 'pause' })).toMatchObject({ status: 403 });
    expect(await anna.send({ type: 'resume' })).toMatchObject({ status: 409, body: { code: 'not-now' } });
    await anna.do({ type: 'pause' });
    expect(await anna.send({ type: 'pause' })).toMatchObject({ status: 409, body: { code: 'not-now' } });
  });
});
