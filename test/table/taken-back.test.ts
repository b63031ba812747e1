import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Asker } from '../worker/asker.ts';
import { call, type Player, watch } from '../worker/client.ts';
import { AWAY_AFTER_MS, claimed, later, type Three, table, yes } from './asked.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function takeBack({ code, secret }: Player) {
  return call('POST', `/api/tables/${code}/take-back`, { secret });
}

describe('Ben’s old secret', () => {
  /** Both others have believed a stranger. */
  async function believed(): Promise<{ three: Three; stranger: Asker }> {
    const { three, stranger } = await claimed();
    await three[0].do(yes(stranger));
    await three[2].do(yes(stranger));
    return { three, stranger };
  }

  it('takes the seat back from a stranger, for good, and everybody sees it', async () => {
    const { three, stranger } = await believed();
    const [anna, ben] = three;
    expect(await takeBack(ben)).toMatchObject({ status: 200, body: { seat: 1 } });
    expect((await watch(anna.code)).story.at(-1)).toEqual({ type: 'changed-hands', seat: 1, how: 'reclaimed' });
    expect(await ben.view()).toMatchObject({ you: 1 });
    expect(await call('GET', `/api/tables/${anna.code}`, { secret: stranger.secret })).toMatchObject({ status: 401 });
    expect(await takeBack(stranger)).toMatchObject({ status: 401 });
  });

  it('does so wherever the stranger took the seat along, and even after they left it', async () => {
    const { three, stranger } = await believed();
    const [, ben] = three;
    const { body } = await call('POST', `/api/tables/${ben.code}/moves`, { secret: stranger.secret });
    const moved = await call('POST', `/api/tables/${ben.code}/moves/redeem`, { body: { token: body.token } });
    expect((await call('GET', `/api/tables/${ben.code}`, { secret: moved.body.secret })).body.you).toBe(1);
    await call('POST', `/api/tables/${ben.code}/commands`, {
      secret: moved.body.secret,
      body: { id: 'gone', command: { type: 'leave' } },
    });
    expect((await watch(ben.code)).seats[1]).toMatchObject({ left: true });
    expect(await takeBack(ben)).toMatchObject({ status: 200 });
    expect((await ben.view()).seats[1]).toMatchObject({ left: false, away: false });
    expect(await takeBack(stranger)).toMatchObject({ status: 401 });
  });

  it('takes it back until the game ends, and not any more then', async () => {
    const { three, stranger } = await believed();
    const [anna, ben] = three;
    await anna.do({ type: 'end-game', now: true });
    expect(await takeBack(ben)).toMatchObject({ status: 401 });
    await anna.do({ type: 'rematch' });
    expect(await takeBack(ben)).toMatchObject({ status: 401 });
    await anna.do({ type: 'start' });
    expect(await takeBack(ben)).toMatchObject({ status: 401 });
    expect((await stranger.view()).you).toBe(1);
  });

  it('makes a link that moves the seat good no more', async () => {
    const three = await table();
    const [anna, ben, cem] = three;
    const { body } = await call('POST', `/api/tables/${ben.code}/moves`, { secret: ben.secret });
    await later(AWAY_AFTER_MS, [anna, cem]);
    const stranger = await Asker.asks(anna.code, { kind: 'claim', seat: 1 });
    await anna.do(yes(stranger));
    await cem.do(yes(stranger));
    const late = await call('POST', `/api/tables/${ben.code}/moves/redeem`, { body: { token: body.token } });
    expect(late).toMatchObject({ status: 409 });
  });
});
