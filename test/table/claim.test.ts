import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sorted } from '../../worker/rules/cards.ts';
import { Browser } from '../http/browser.ts';
import { Asker, tries } from '../worker/asker.ts';
import { call, objectOf, watch } from '../worker/client.ts';
import { ALL_KINGS, DEAL } from '../worker/deal.ts';
import { AWAY_AFTER_MS, claimed, frames, later, no, table, yes } from './asked.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('somebody who says to be Ben, while Ben is away', () => {
  it('gets the seat with its hand at once when both others say yes', async () => {
    const { three, stranger } = await claimed();
    const [anna, ben, cem] = three;
    expect((await anna.view()).asks).toMatchObject([{ ask: stranger.ask, kind: 'claim', seat: 1, name: 'Ben' }]);
    await anna.do(yes(stranger));
    expect(await stranger.view()).toMatchObject({ you: null, hand: null, asking: { state: 'open', agreed: [0] } });
    await cem.do(yes(stranger));
    expect(await stranger.view()).toMatchObject({
      you: 1,
      asking: null,
      hand: sorted(DEAL[1]),
    });
    expect(await watch(anna.code)).toMatchObject({ seats: [{}, { name: 'Ben', away: false, asked: false }, {}] });
    expect((await watch(anna.code)).story.at(-1)).toEqual({ type: 'changed-hands', seat: 1, how: 'claimed' });
    expect(await call('GET', `/api/tables/${ben.code}`, { secret: ben.secret })).toMatchObject({ status: 401 });
  });

  it('has it pushed to their socket, and Ben’s old socket gets it no more', async () => {
    const three = await table();
    const [anna, ben, cem] = three;
    const old = await frames(ben);
    await expect.poll(() => old.length).toBe(1);
    await later(AWAY_AFTER_MS, [anna, cem]);
    const stranger = await Asker.asks(anna.code, { kind: 'claim', seat: 1 });
    const fresh = await frames(stranger);
    await anna.do(yes(stranger));
    await cem.do(yes(stranger));
    await expect.poll(() => fresh.at(-1)).toMatchObject({ you: 1, hand: expect.any(Array) });
    await expect.poll(() => old.at(-1)).toMatchObject({ you: null, hand: null });
  });

  it('gets nothing by one yes where somebody else is here, nor where one person alone is', async () => {
    const { three, stranger } = await claimed();
    const [anna, , cem] = three;
    await anna.do(yes(stranger));
    await later(AWAY_AFTER_MS, [anna]);
    expect(await stranger.stands()).toBe('open');
    await cem.do(yes(stranger));
    expect(await stranger.stands()).toBeNull();
  });

  it('is turned away by one no, and may not ask again for five minutes', async () => {
    const { three, stranger } = await claimed();
    const [anna, , cem] = three;
    await anna.do(yes(stranger));
    await cem.do(no(stranger));
    const refused = (await stranger.view()).asking;
    expect(refused).toMatchObject({ state: 'refused', until: Date.now() + FIVE_MINUTES_MS });
    const again = () => tries(anna.code, { kind: 'claim', seat: 1 }, stranger.secret);
    expect(await again()).toMatchObject({ status: 409, body: { code: 'not-now' } });
    await later(FIVE_MINUTES_MS - 1, [anna, cem]);
    expect(await again()).toMatchObject({ status: 409 });
    await later(1, [anna, cem]);
    expect(await call('GET', `/api/tables/${anna.code}`, { secret: stranger.secret })).toMatchObject({ status: 401 });
    expect(await tries(anna.code, { kind: 'claim', seat: 1 })).toMatchObject({ status: 201 });
  });

  it('is forgotten once they may ask again, and their page says so by itself', async () => {
    const { three, stranger } = await claimed();
    const [anna] = three;
    const rows = () =>
      runInDurableObject(objectOf(anna.code), (_, { storage }) =>
        storage.sql
          .exec('SELECT ask FROM askers')
          .toArray()
          .map(({ ask }) => ask),
      );
    await anna.do(no(stranger));
    await anna.do({ type: 'pause' });
    expect(await rows()).toEqual([stranger.ask]);
    vi.setSystemTime(Date.now() + FIVE_MINUTES_MS - 10_000);
    const page = new Browser();
    page.take(`/t/${anna.code}`, stranger.secret);
    const pages = await page.hears(`/t/${anna.code}/live`);
    await expect.poll(() => pages.at(-1)?.includes('id="asking"')).toBe(true);
    vi.setSystemTime(Date.now() + 10_000);
    await runDurableObjectAlarm(objectOf(anna.code));
    expect(await rows()).toEqual([]);
    await expect.poll(() => pages.at(-1)?.includes('id="asking"')).toBe(false);
  });

  it('comes in with the next deal where the host says so, without a hand until then', async () => {
    const { three, stranger } = await claimed(ALL_KINGS);
    const [anna] = three;
    await anna.do({ type: 'let-in', ask: stranger.ask });
    expect(await stranger.view()).toMatchObject({ you: null, hand: null, asking: { state: 'promised', until: null } });
    const dealt = await anna.do({ type: 'next-round' });
    expect(dealt.story.map(({ type }) => type)).toEqual(['round-started', 'changed-hands']);
    expect(await stranger.view()).toMatchObject({ you: 1, asking: null });
  });

  it('comes in with the next deal by the yes of the only other who plays', async () => {
    const { three, stranger } = await claimed(ALL_KINGS);
    const [anna, , cem] = three;
    await cem.do({ type: 'leave' });
    await anna.do(yes(stranger));
    expect(await stranger.stands()).toBe('promised');
    await anna.do({ type: 'next-round' });
    expect((await stranger.view()).you).toBe(1);
  });

  it('asks in vain once Ben is back', async () => {
    const { three, stranger } = await claimed(ALL_KINGS);
    const [anna, ben] = three;
    await anna.do({ type: 'let-in', ask: stranger.ask });
    await ben.view();
    expect(await stranger.stands()).toBe('returned');
    await anna.do({ type: 'next-round' });
    expect((await ben.view()).you).toBe(1);
  });

  it('asks in vain after five minutes without an answer, of which all hear by themselves', async () => {
    const { three, stranger } = await claimed();
    const [anna, , cem] = three;
    const heard = await frames(anna);
    await expect.poll(() => heard.at(-1)?.asks).toHaveLength(1);
    await later(FIVE_MINUTES_MS - 1, [anna, cem]);
    vi.setSystemTime(Date.now() + 1);
    await runDurableObjectAlarm(objectOf(anna.code));
    await expect.poll(() => heard.at(-1)?.asks).toEqual([]);
    expect(await stranger.stands()).toBe('lapsed');
    expect(await tries(anna.code, { kind: 'claim', seat: 1 }, stranger.secret)).toMatchObject({ status: 201 });
  });

  it('is answered by time alone, at a table where nobody looks any more', async () => {
    const { stranger } = await claimed();
    const lapses = Date.now() + FIVE_MINUTES_MS;
    const alarm = () => runInDurableObject(objectOf(stranger.code), (_, { storage }) => storage.getAlarm());
    for (let rings = 0; rings < 20 && Date.now() < lapses; rings += 1) {
      vi.setSystemTime((await alarm()) ?? lapses);
      await runDurableObjectAlarm(objectOf(stranger.code));
    }
    expect(Date.now()).toBe(lapses);
    expect(await stranger.stands()).toBe('lapsed');
  });

  it('withdraws, and may ask for something else then', async () => {
    const { three, stranger } = await claimed();
    expect(await tries(stranger.code, { kind: 'claim', seat: 1 }, stranger.secret)).toMatchObject({ status: 409 });
    expect(await stranger.withdraws()).toMatchObject({ status: 204 });
    expect((await three[0].view()).asks).toEqual([]);
    expect(await stranger.withdraws()).toMatchObject({ status: 409 });
    expect(await tries(stranger.code, { kind: 'claim', seat: 1 }, stranger.secret)).toMatchObject({ status: 201 });
  });

  it('asks through any sleep of the table', async () => {
    const { three, stranger } = await claimed();
    const [anna, , cem] = three;
    await anna.do(yes(stranger));
    await evictDurableObject(objectOf(anna.code));
    expect(await stranger.view()).toMatchObject({ asking: { state: 'open', agreed: [0] } });
    await cem.do(yes(stranger));
    await evictDurableObject(objectOf(anna.code));
    expect(await stranger.view()).toMatchObject({ you: 1 });
  });

  it('asks on in the next round, through any sleep, where nobody has answered yet', async () => {
    const { three, stranger } = await claimed(ALL_KINGS);
    await three[0].do({ type: 'next-round' });
    await evictDurableObject(objectOf(stranger.code));
    expect(await stranger.view()).toMatchObject({ phase: 'lead', asking: { state: 'open', name: 'Ben' } });
  });

  it('has one ask at a time', async () => {
    const { three, stranger } = await claimed();
    const [anna, , cem] = three;
    await cem.do({ type: 'leave' });
    const other = { kind: 'take-over', seat: 2, name: 'Dora' } as const;
    expect(await tries(anna.code, other, stranger.secret)).toMatchObject({ status: 409, body: { code: 'not-now' } });
    expect(await tries(anna.code, other)).toMatchObject({ status: 201 });
  });

  it('has as many sockets as a seat, and no more', async () => {
    const { stranger } = await claimed();
    for (const _ of [1, 2, 3, 4]) await frames(stranger);
    await expect(frames(stranger)).rejects.toThrow('no socket');
  });

  it('knows no more than a spectator while they ask, and can do nothing', async () => {
    const { three, stranger } = await claimed();
    const { now, asking, ...seen } = await stranger.view();
    const { now: _, asking: nothing, ...seenByAll } = await watch(three[0].code);
    expect(seen).toEqual(seenByAll);
    expect([asking?.state, nothing]).toEqual(['open', null]);
    expect(await stranger.send({ type: 'leave' })).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await stranger.send(yes(stranger))).toMatchObject({ status: 403 });
  });

  it('cannot ask for a seat whose person is here, nor with a seat of their own', async () => {
    const [anna, ben] = await table();
    expect(await tries(anna.code, { kind: 'claim', seat: 1 })).toMatchObject({ status: 409 });
    expect(await tries(anna.code, { kind: 'claim', seat: 7 })).toMatchObject({ status: 422 });
    await later(AWAY_AFTER_MS, [anna]);
    expect(await tries(anna.code, { kind: 'claim', seat: 1 }, anna.secret)).toMatchObject({ status: 409 });
    expect(await tries(anna.code, { kind: 'claim', seat: 1 }, 'nonsense')).toMatchObject({ status: 401 });
    expect((await ben.view()).asks).toEqual([]);
  });
});
