import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../http/browser.ts';
import { Asker } from '../worker/asker.ts';
import { call, objectOf, type Player, tableWith, watch } from '../worker/client.ts';
import { DEAL, wordsFor } from '../worker/deal.ts';
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

  it('does so from the device that Ben had moved away from before, too', async () => {
    const three = await table();
    const [anna, first, cem] = three;
    const { code } = anna;
    const { body } = await call('POST', `/api/tables/${code}/moves`, { secret: first.secret });
    const second = await call('POST', `/api/tables/${code}/moves/redeem`, { body: { token: body.token } });
    await later(AWAY_AFTER_MS, [anna, cem]);
    const stranger = await Asker.asks(code, { kind: 'claim', seat: 1 });
    await anna.do(yes(stranger));
    await cem.do(yes(stranger));
    expect(await takeBack(first)).toMatchObject({ status: 200 });
    const other = await call('POST', `/api/tables/${code}/take-back`, { secret: second.body.secret });
    expect(other).toMatchObject({ status: 200 });
    expect(await takeBack(first)).toMatchObject({ status: 200 });
    expect(await takeBack(stranger)).toMatchObject({ status: 401 });
  });

  it('takes it back at a table that everybody had left alone, and no move is made for Ben meanwhile', async () => {
    const three = (await tableWith(['Anna', 'Ben', 'Cem'], { eventCards: false })) as Three;
    const [anna, ben, cem] = three;
    await objectOf(anna.code).fix(wordsFor(DEAL, 2, 0));
    await anna.do({ type: 'start' });
    await anna.do({ type: 'lay', cards: ['r1'], number: 1 });
    await later(AWAY_AFTER_MS, [anna, cem]);
    const stranger = await Asker.asks(anna.code, { kind: 'claim', seat: 1 });
    await anna.do(yes(stranger));
    await cem.do(yes(stranger));
    vi.setSystemTime(Date.now() + 60 * 60_000);
    expect(await takeBack(ben)).toMatchObject({ status: 200 });
    const { round, story } = await ben.view();
    expect(round).toMatchObject({ toAct: 1, deadline: Date.now() + 60_000 });
    expect(story.at(-1)).toMatchObject({ type: 'changed-hands', how: 'reclaimed' });
  });

  it('takes it back until the game ends, and not any more then', async () => {
    const { three, stranger } = await believed();
    const [anna, ben] = three;
    const page = new Browser();
    page.take(`/t/${anna.code}`, ben.secret);
    const pages = await page.hears(`/t/${anna.code}/live`);
    await expect.poll(() => pages.at(-1)?.includes('id="take-back"')).toBe(true);
    await anna.do({ type: 'end-game', now: true });
    await expect.poll(() => pages.at(-1)?.includes('id="take-back"')).toBe(false);
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
