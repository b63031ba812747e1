import { afterEach, describe, expect, it, vi } from 'vitest';
import { Asker, tries } from '../worker/asker.ts';
import { call, objectOf, type Player, tableWith, watch } from '../worker/client.ts';
import { ALL_KINGS, DEAL, wordsFor } from '../worker/deal.ts';
import { AWAY_AFTER_MS, frames, later, no, type Three, table, yes } from './asked.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a watcher who wants to play', () => {
  const takeOver = { kind: 'take-over', seat: 2, name: 'Dora' } as const;

  /** Cem left, so that a bot plays in his seat. */
  async function withoutCem(deal = ALL_KINGS): Promise<Three> {
    const three = await table(deal);
    await three[2].do({ type: 'leave' });
    return three;
  }

  it('takes over where somebody left, with the next deal, by the host’s yes, with the points of the seat', async () => {
    const [anna, ben] = await withoutCem();
    vi.useFakeTimers({ toFake: ['Date'] });
    await later(AWAY_AFTER_MS, [anna, ben]);
    const dora = await Asker.asks(anna.code, takeOver);
    expect((await ben.view()).asks).toMatchObject([{ kind: 'take-over', name: 'Dora', seat: 2 }]);
    expect(await ben.send(yes(dora))).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    const before = (await anna.do(yes(dora))).seats[2];
    expect(before).toMatchObject({ name: 'Cem', left: true, asked: true });
    const heard = await frames(dora);
    const dealt = await anna.do({ type: 'next-round' });
    expect(dealt.seats[2]).toMatchObject({
      name: 'Dora',
      kind: 'human',
      left: false,
      away: false,
      points: before?.points,
    });
    expect(dealt.story[1]).toEqual({ type: 'taken-over', seat: 2, was: 'human' });
    expect((await anna.view()).seats[2]?.away).toBe(false);
    expect(await dora.view()).toMatchObject({ you: 2, asking: null });
    await expect.poll(() => heard.at(-1)).toMatchObject({ you: 2 });
  });

  it('takes over a bot’s seat, and the record says who sat there before', async () => {
    const [anna, ben] = (await tableWith(['Anna', 'Ben'], { turnSeconds: 0, eventCards: false })) as [Player, Player];
    await objectOf(anna.code).go({ botThinkMs: 0, roundPauseMs: 0 });
    await anna.do({ type: 'add-bot', level: 'easy' });
    await objectOf(anna.code).fix(wordsFor(ALL_KINGS, 2, 0));
    const robot = (await anna.do({ type: 'start' })).seats[2]?.name;
    await objectOf(anna.code).fix(wordsFor(DEAL, 2, 0).slice(2));
    const dora = await Asker.asks(anna.code, takeOver);
    await anna.do(yes(dora));
    await ben.do({ type: 'next-round' });
    await anna.do({ type: 'next-round' });
    expect((await dora.view()).you).toBe(2);
    await anna.do({ type: 'end-game', now: true });
    const { body } = await call('GET', `/api/tables/${anna.code}/record`);
    expect(body.seats[2]).toMatchObject({ name: 'Dora', kind: 'human' });
    expect(body.rounds[1][1]).toMatchObject({ type: 'taken-over', seat: 2, was: { name: robot, kind: 'bot' } });
  });

  it('waits where the host says no, and is at nobody’s seat', async () => {
    const [anna] = await withoutCem();
    const dora = await Asker.asks(anna.code, takeOver);
    await anna.do(no(dora));
    expect(await dora.stands()).toBe('refused');
    expect(await tries(anna.code, takeOver, dora.secret)).toMatchObject({ status: 409 });
    await anna.do({ type: 'next-round' });
    expect((await watch(anna.code)).seats[2]?.name).toBe('Cem');
  });

  it('needs a name of their own, which may be that of the seat', async () => {
    const [anna] = await withoutCem();
    const code = (name: string) => tries(anna.code, { ...takeOver, name }).then(({ body }) => body.code);
    expect([await code('anna'), await code(' ')]).toEqual(['name-taken', 'bad-name']);
    expect(await tries(anna.code, { ...takeOver, name: 'Cem' })).toMatchObject({ status: 201 });
  });

  it('cannot have the name of another who asks', async () => {
    const three = await withoutCem();
    await three[1].do({ type: 'leave' });
    await Asker.asks(three[0].code, takeOver);
    expect(await tries(three[0].code, { ...takeOver, seat: 1 })).toMatchObject({ body: { code: 'name-taken' } });
  });

  it('cannot take over from a person, nor while no game runs', async () => {
    const three = await table();
    expect(await tries(three[0].code, takeOver)).toMatchObject({ status: 422, body: { code: 'illegal-move' } });
    await three[0].do({ type: 'end-game', now: true });
    expect(await tries(three[0].code, takeOver)).toMatchObject({ status: 409, body: { code: 'not-now' } });
  });

  it('is told that it is over when the game ends before the next deal', async () => {
    const [anna] = await withoutCem();
    const dora = await Asker.asks(anna.code, takeOver);
    await anna.do(yes(dora));
    await anna.do({ type: 'end-game', now: true });
    expect(await dora.stands()).toBe('over');
    await anna.do({ type: 'rematch' });
    expect((await watch(anna.code)).seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });
});
