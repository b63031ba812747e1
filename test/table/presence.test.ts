import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, picks } from '../worker/choose.ts';
import { listen, objectOf, type Player, startPlainly, tableWith, watch } from '../worker/client.ts';

const AWAY_AFTER_MS = 45_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function later(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

/** Who is away, as a spectator sees it. */
async function away(code: string): Promise<boolean[]> {
  return (await watch(code)).seats.map((seat) => seat.away);
}

describe('a person', () => {
  it('is away after 45 seconds without a sign of life, and back with the next', async () => {
    const [anna, ben] = (await tableWith(['Anna', 'Ben'])) as [Player, Player];
    later(AWAY_AFTER_MS - 1);
    await anna.view();
    expect(await away(anna.code)).toEqual([false, false]);
    later(1);
    expect(await away(anna.code)).toEqual([false, true]);
    await ben.view();
    expect(await away(anna.code)).toEqual([false, false]);
  });

  it('whose socket closed is found to be away by the alarm, though nobody asks', async () => {
    const [anna, ben] = (await tableWith(['Anna', 'Ben'])) as [Player, Player];
    const socket = await listen(ben);
    socket.close();
    await vi.waitFor(async () => {
      const due = await runInDurableObject(objectOf(anna.code), (_, { storage }) => storage.getAlarm());
      expect(due).toBeLessThanOrEqual(Date.now() + AWAY_AFTER_MS);
    });
    later(AWAY_AFTER_MS);
    await evictDurableObject(objectOf(anna.code));
    await runDurableObjectAlarm(objectOf(anna.code));
    const marked = await runInDurableObject(objectOf(anna.code), (_, { storage }) =>
      storage.sql.exec('SELECT name, away FROM people ORDER BY person').toArray(),
    );
    expect(marked[1]).toEqual({ name: 'Ben', away: 1 });
  });

  it('whose heartbeat goes on is present, through a sleep of the table', async () => {
    // The platform stamps a heartbeat by its own clock, which no test moves: so the test begins in the past.
    const beat = Date.now();
    vi.setSystemTime(beat - AWAY_AFTER_MS + 5_000);
    const [anna, ben] = (await tableWith(['Anna', 'Ben'])) as [Player, Player];
    const socket = await listen(ben);
    const pong = new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        if (data === 'pong') resolve();
      });
    });
    socket.send('ping');
    await pong;
    await evictDurableObject(objectOf(anna.code));
    vi.setSystemTime(beat + AWAY_AFTER_MS - 5_000);
    expect((await away(anna.code))[1]).toBe(false);
    vi.setSystemTime(beat + AWAY_AFTER_MS + 5_000);
    expect((await away(anna.code))[1]).toBe(true);
  });

  it('whose line drops is not away for that, and keeps the host’s role and the turn', async () => {
    const beat = Date.now();
    vi.setSystemTime(beat - 70_000);
    const players = (await tableWith(['Anna', 'Ben', 'Cem'], { turnSeconds: 0 })) as [Player, Player, Player];
    const [anna, ben, cem] = players;
    const { round } = await startPlainly(anna);
    const socket = await listen(anna);
    const pong = new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        if (data === 'pong') resolve();
      });
    });
    socket.send('ping');
    await pong;
    // Her last request was over a minute ago; all that tells of her is the heartbeat of a moment ago.
    vi.setSystemTime(beat + 1_000);
    await Promise.all([ben.view(), cem.view()]);
    const before = await watch(anna.code);
    socket.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const after = await watch(anna.code);
    expect(after).toMatchObject({ host: 0, version: before.version, round: { toAct: round?.toAct } });
    expect(after.seats[0]?.away).toBe(false);
  });

  it('with a dead socket among four gets another one', async () => {
    const [anna] = await tableWith(['Anna']);
    for (let count = 0; count < 4; count += 1) await listen(anna);
    later(AWAY_AFTER_MS + 1);
    await expect(listen(anna)).resolves.toBeDefined();
  });
});

describe('the role of the host', () => {
  it('goes to the next person present when the host stays away, and with nobody there it stays', async () => {
    const [anna, ben] = (await tableWith(['Anna', 'Ben', 'Cem'])) as [Player, Player];
    later(AWAY_AFTER_MS);
    expect((await watch(anna.code)).host).toBe(0);
    await ben.view();
    expect((await watch(anna.code)).host).toBe(1);
    await anna.view();
    expect((await watch(anna.code)).host).toBe(1);
  });
});

describe('the next round', () => {
  it('begins when all who are present have asked, also when the last who has not goes away', async () => {
    const players = await tableWith(['Anna', 'Ben', 'Cem'], { rounds: 3 });
    const [anna, ben, cem] = players as [Player, Player, Player];
    await startPlainly(anna);
    await playRound(players);
    await ben.do({ type: 'next-round' });
    await cem.do({ type: 'next-round' });
    expect((await watch(anna.code)).wishes).toEqual([1, 2]);
    later(AWAY_AFTER_MS - 1);
    await Promise.all([ben.view(), cem.view()]);
    later(1);
    expect((await ben.view()).round?.number).toBe(2);
  });

  it('does not begin for nobody: who asked went away like all the others', async () => {
    const players = await tableWith(['Anna', 'Ben', 'Cem'], { rounds: 3, turnSeconds: 0 });
    const [anna, ben] = players as [Player, Player, Player];
    await startPlainly(anna);
    await playRound(players);
    await ben.do({ type: 'next-round' });
    later(AWAY_AFTER_MS + 1);
    expect((await watch(anna.code)).phase).toBe('round-over');
  });
});

/** Plays until the round is over. */
async function playRound(players: readonly Player[]): Promise<void> {
  const pick = picks(3);
  for (;;) {
    const { phase, round } = await watch(players[0]?.code ?? '');
    if (phase === 'round-over') return;
    const acting = players[round?.toAct ?? 0];
    const intent = acting === undefined ? null : choose(await acting.view(), pick);
    if (intent === null || acting === undefined) throw new Error('nobody can act');
    await acting.do(intent);
  }
}
