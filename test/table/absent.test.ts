import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVENT_CARD_IDS } from '../../worker/rules/view.ts';
import { choose, picks } from '../worker/choose.ts';
import { call, listen, objectOf, type Player, startPlainly, tableWith, watch } from '../worker/client.ts';

const AWAY_AFTER_MS = 45_000;
const STAND_IN_AFTER_MS = 20_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Time passes; those named are seen meanwhile, and what is due is done. */
async function later(milliseconds: number, seen: readonly Player[]): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 10_000) {
    vi.setSystemTime(Date.now() + Math.min(left, 10_000));
    for (const player of seen) await player.view();
  }
}

/** Four at a table without a clock; Anna leads, as the youngest where all hold the same number. */
async function table(): Promise<[Player, Player, Player, Player]> {
  const players = (await tableWith(['Anna', 'Ben', 'Cem', 'Dana'], {
    turnSeconds: 0,
    eventCards: false,
    rounds: 2,
  })) as [Player, Player, Player, Player];
  await players[0].do({ type: 'set-youngest', seat: 0 });
  await startPlainly(players[0]);
  return players;
}

async function leads(player: Player): Promise<void> {
  const { hand } = await player.view();
  await player.do({ type: 'lay', cards: (hand ?? []).slice(0, 1), number: 1 });
}

/** Anna is never seen again; the others play until this comes true. */
async function othersPlay(
  [, ...others]: readonly Player[],
  until: (view: Awaited<ReturnType<typeof watch>>) => boolean,
): Promise<void> {
  const pick = picks(11);
  for (let steps = 0; steps < 2000; steps += 1) {
    const view = await watch(others[0]?.code ?? '');
    if (until(view)) return;
    const acting = others.find(({ seat }) => seat === view.round?.toAct);
    const intent = acting === undefined ? null : choose(await acting.view(), pick);
    if (acting !== undefined && intent !== null) await acting.do(intent);
    else if (view.phase === 'round-over') for (const other of others) await other.send({ type: 'next-round' });
    await later(10_000, others);
  }
  throw new Error('it never came to that');
}

describe('somebody who is away when they are to act', () => {
  it('is played for after 20 seconds, visibly, turn by turn, and finds their seat as it is', async () => {
    const players = await table();
    const [anna, ...others] = players;
    await later(AWAY_AFTER_MS, others);
    expect((await watch(anna.code)).seats[0]).toMatchObject({ away: true, standIn: true });
    await later(STAND_IN_AFTER_MS - 1, others);
    expect((await watch(anna.code)).round?.toAct).toBe(0);
    await later(1, others);
    const played = await watch(anna.code);
    expect(played.round?.toAct).toBe(1);
    expect(played.story.at(-1)).toMatchObject({ seat: 0, standIn: true });
    const back = await anna.view();
    expect(back.seats[0]).toMatchObject({ away: false, standIn: false, cards: back.hand?.length });
  });

  it('for a moment only loses nothing', async () => {
    const players = await table();
    const [anna, ...others] = players;
    await later(AWAY_AFTER_MS + STAND_IN_AFTER_MS - 1, others);
    await anna.view();
    await later(20_000, players);
    expect((await watch(anna.code)).round?.toAct).toBe(0);
  });

  it('has not lost their turn where the alarm that should have noticed came late or never', async () => {
    const [anna] = await tableWith(['Anna'], { turnSeconds: 60, eventCards: false });
    for (let bots = 0; bots < 3; bots += 1) await anna.do({ type: 'add-bot', level: 'easy' });
    await anna.do({ type: 'set-youngest', seat: 0 });
    await startPlainly(anna);
    vi.setSystemTime(Date.now() + 3_600_000);
    const back = await anna.view();
    expect(back.round).toMatchObject({ toAct: 0, pile: 0, deadline: back.now + 60_000 });
  });

  it('is found by the alarm, through a sleep of the table', async () => {
    const players = await table();
    const [anna, ...others] = players;
    await later(AWAY_AFTER_MS - 5_000, others);
    // From now on nobody says anything: the others' open lines tell that they are there, and only the alarm looks.
    for (const other of others) await listen(other);
    const table0 = objectOf(anna.code);
    for (const seconds of [10, 20]) {
      await evictDurableObject(table0);
      vi.setSystemTime(Date.now() + seconds * 1000);
      await runDurableObjectAlarm(table0);
    }
    expect((await watch(anna.code)).story.at(-1)).toMatchObject({ seat: 0, standIn: true });
  });
});

describe('the game goes on and takes them back', () => {
  it.each([
    ['when leading', 0],
    ['when answering', 3],
  ])('%s', async (_, vanishes) => {
    const players = await table();
    const absent = players[vanishes] as Player;
    const others = players.filter((player) => player !== absent);
    if (vanishes === 3) {
      await leads(players[0]);
      for (const seat of [1, 2]) {
        const { hand } = await (players[seat] as Player).view();
        await (players[seat] as Player).do({ type: 'lay', cards: (hand ?? []).slice(0, 1) });
      }
    }
    await later(AWAY_AFTER_MS + STAND_IN_AFTER_MS, others);
    expect((await watch(absent.code)).round?.toAct).not.toBe(vanishes);
    expect((await absent.view()).you).toBe(vanishes);
  });

  it('when they must challenge', async () => {
    const [anna, ben, cem] = (await tableWith(['Anna', 'Ben', 'Cem'], { turnSeconds: 0, eventCards: false })) as [
      Player,
      Player,
      Player,
    ];
    await anna.do({ type: 'set-youngest', seat: 0 });
    const { round } = await startPlainly(anna);
    // Two lay all they hold, so that the third is the only other one in the round.
    const order = [0, 1, 2].map((step) => [anna, ben, cem][((round?.toAct ?? 0) + step) % 3] as Player);
    for (const player of order.slice(0, 2)) {
      const { hand, round: now } = await player.view();
      await player.do({ type: 'lay', cards: hand ?? [], number: now?.called ?? 1 });
    }
    const third = order[2] as Player;
    expect((await third.view()).legal).toMatchObject({ lay: false, challenge: true });
    await later(AWAY_AFTER_MS + STAND_IN_AFTER_MS, order.slice(0, 2));
    expect((await watch(anna.code)).lastReveal).toMatchObject({ by: third.seat });
    expect((await third.view()).you).toBe(third.seat);
  });

  it('after they have played an event card', async () => {
    const players = (await tableWith(['Anna', 'Ben', 'Cem', 'Dana'], { turnSeconds: 0 })) as [
      Player,
      Player,
      Player,
      Player,
    ];
    const [anna, ...others] = players;
    await anna.do({ type: 'set-youngest', seat: 0 });
    // The dealer, the order of the cards, then the order of the event cards: Anna's is the safe-conduct, so she must lay.
    const safeConduct = EVENT_CARD_IDS.indexOf('safe-conduct');
    await objectOf(anna.code).fix([3, ...Array.from({ length: 32 }, () => 0), safeConduct]);
    const { eventCard } = await anna.do({ type: 'start' });
    await objectOf(anna.code).fix([]);
    expect(eventCard).toBe('safe-conduct');
    await anna.do({ type: 'play-event' });
    await later(AWAY_AFTER_MS + STAND_IN_AFTER_MS, others);
    const { round, seats } = await watch(anna.code);
    expect(round?.lastLay).toMatchObject({ seat: 0, safe: true });
    expect(seats[0]).toMatchObject({ standIn: true, eventCard: 'played' });
    expect((await anna.view()).you).toBe(0);
  });

  it('after the round, where the others do not wait, and through whole rounds of stand-ins', async () => {
    const players = await table();
    await othersPlay(players, ({ phase }) => phase === 'game-over');
    const { winners, seats, host } = await watch(players[0].code);
    expect(winners).not.toBeNull();
    expect(seats.map(({ points }) => points.length)).toEqual([2, 2, 2, 2]);
    expect(host, 'the next person present is host').toBe(1);
    expect(await players[0].view()).toMatchObject({ you: 0, phase: 'game-over' });
  });
});

describe('somebody who leaves a running game', () => {
  it('is played for by a bot for good, and their secret opens nothing any more', async () => {
    const [anna, ben] = await table();
    const left = await anna.send({ type: 'leave' });
    expect(left).toMatchObject({ status: 200, body: { view: { you: null, hand: null } } });
    const view = await watch(anna.code);
    expect(view.seats[0]).toMatchObject({ away: true, standIn: true, kind: 'human' });
    expect(view.host).toBe(1);
    expect(view.round?.toAct).toBe(1);
    expect(await call('GET', `/api/tables/${anna.code}`, { secret: anna.secret })).toMatchObject({ status: 401 });
    await ben.do({ type: 'end-game', now: true });
    const lobby = await ben.do({ type: 'rematch' });
    expect(lobby.seats.map(({ name }) => name)).toEqual(['Ben', 'Cem', 'Dana']);
  });
});
