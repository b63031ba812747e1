import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Level } from '../../worker/rules/state.ts';
import { choose, picks } from '../worker/choose.ts';
import { call, type Player, startPlainly, tableWith, watch } from '../worker/client.ts';

/** Plays for a person until the game is over. */
async function playOut(person: Player, seed: number): Promise<void> {
  const pick = picks(seed);
  for (let steps = 0; steps < 3000; steps += 1) {
    const view = await person.view();
    if (view.phase === 'game-over') return;
    if (view.phase === 'round-over') await person.do({ type: 'next-round' });
    else {
      const intent = choose(view, pick);
      if (intent !== null) await person.do(intent);
    }
  }
  throw new Error('the game does not end');
}

async function withBots(levels: readonly Level[], options: object): Promise<Player> {
  const [anna] = await tableWith(['Anna'], options);
  for (const level of levels) {
    const added = await anna.send({ type: 'add-bot', level });
    expect(added.status).toBe(200);
  }
  return anna;
}

describe('one person and bots', () => {
  it.each([
    ['two easy ones', ['easy', 'easy']],
    ['one of each', ['easy', 'normal', 'hard']],
    ['four of them', ['hard', 'hard', 'normal', 'easy']],
    ['seven of them', ['easy', 'normal', 'hard', 'normal', 'hard', 'easy', 'normal']],
  ] as [string, Level[]][])('%s play a game by the rules to its end, with event cards', async (_, levels) => {
    const anna = await withBots(levels, { rounds: 2, turnSeconds: 0 });
    await startPlainly(anna);
    await playOut(anna, 5);
    const { winners, seats } = await anna.view();
    expect(winners).not.toBeNull();
    expect(seats.map(({ points }) => points.length)).toEqual(seats.map(() => 2));
    expect(seats.slice(1).every(({ kind, away }) => kind === 'bot' && !away)).toBe(true);
  });

  it('are told apart: names of their own, a level, and none of a person’s rights', async () => {
    const anna = await withBots(['easy', 'hard'], {});
    const { seats, host } = await watch(anna.code);
    expect(seats.map(({ kind, level }) => [kind, level])).toEqual([
      ['human', null],
      ['bot', 'easy'],
      ['bot', 'hard'],
    ]);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(3);
    expect(host).toBe(0);
  });
});

describe('bots in the lobby', () => {
  it('are the host’s to seat and to remove', async () => {
    const [anna, ben] = (await tableWith(['Anna', 'Ben'])) as [Player, Player];
    expect(await ben.send({ type: 'add-bot', level: 'easy' })).toMatchObject({ status: 403 });
    await anna.do({ type: 'add-bot', level: 'easy' });
    await anna.do({ type: 'remove-seat', seat: 2 });
    expect((await watch(anna.code)).seats).toHaveLength(2);
  });

  it('have eight seats at most together with people', async () => {
    const anna = await withBots(['easy', 'easy', 'easy', 'easy', 'easy', 'easy', 'easy'], {});
    expect(await anna.send({ type: 'add-bot', level: 'easy' })).toMatchObject({
      status: 409,
      body: { code: 'table-full' },
    });
  });
});

describe('a table of bots', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('sleeps while nobody is present, and goes on when somebody returns', async () => {
    const anna = await withBots(['easy', 'easy', 'easy'], { turnSeconds: 20 });
    // With equal hands the youngest leads.
    await anna.do({ type: 'set-youngest', seat: 0 });
    await startPlainly(anna);
    vi.setSystemTime(Date.now() + 46_000);
    const asleep = await watch(anna.code);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect((await watch(anna.code)).version).toBe(asleep.version);
    expect((await anna.view()).seats[0]?.away).toBe(false);
    // Her clock has started anew with her return.
    const { round, now } = await anna.view();
    expect(round).toMatchObject({ toAct: 0, pile: 0, deadline: now + 20_000 });
  });
});

describe('the practice table', () => {
  it('is against three bots and has started already', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    const { status, headers: answered } = await call('POST', '/practice', { body: 'name=Anna', headers });
    expect(status).toBe(303);
    const view = await watch(answered.get('location')?.slice(-8) ?? '');
    expect(view.seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot', 'bot']);
    expect(view.round?.number).toBe(1);
  });
});
