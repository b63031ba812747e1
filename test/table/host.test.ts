import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { call, listen, objectOf, type Player, startPlainly, tableWith, viewsFrom, watch } from '../worker/client.ts';

async function running(): Promise<[Player, Player, Player]> {
  const players = (await tableWith(['Anna', 'Ben', 'Cem'], { turnSeconds: 0 })) as [Player, Player, Player];
  await startPlainly(players[0]);
  return players;
}

describe('the role of the host', () => {
  it('is handed over by the host, in a game and in the lobby', async () => {
    const [anna, ben, cem] = await running();
    expect((await anna.do({ type: 'pass-host', seat: 2 })).host).toBe(2);
    expect(await anna.send({ type: 'pass-host', seat: 1 })).toMatchObject({ status: 403 });
    await cem.do({ type: 'end-game', now: true });
    await cem.do({ type: 'rematch' });
    expect((await cem.do({ type: 'pass-host', seat: 1 })).host).toBe(1);
    expect((await ben.view()).host).toBe(1);
  });

  it('goes to nobody who is not there', async () => {
    const [anna] = await running();
    expect(await anna.send({ type: 'pass-host', seat: 5 })).toMatchObject({
      status: 422,
      body: { code: 'illegal-move' },
    });
    const [eva] = await tableWith(['Eva']);
    await eva.do({ type: 'add-bot', level: 'easy' });
    expect(await eva.send({ type: 'pass-host', seat: 1 })).toMatchObject({
      status: 422,
      body: { code: 'illegal-move' },
    });
  });
});

describe('somebody whom the host removes from a running game', () => {
  it('is played for by a bot, and watches: the hand is not theirs to see any more', async () => {
    const [anna, ben] = await running();
    const frames = viewsFrom(await listen(ben));
    const view = await anna.do({ type: 'dismiss', seat: 1 });
    expect(view.seats[1]).toMatchObject({ name: 'Ben', standIn: true, away: true });
    expect(await call('GET', `/api/tables/${anna.code}`, { secret: ben.secret })).toMatchObject({ status: 401 });
    await expect.poll(() => frames.at(-1)).toMatchObject({ you: null, hand: null });
    expect((await watch(anna.code)).seats).toHaveLength(3);
  });

  it('does not get the seat back by asking for it with the id of their joining', async () => {
    const [anna] = await tableWith(['Anna', 'Ben'], { turnSeconds: 0 });
    const again = { body: { name: 'Cem', id: 'joining' } };
    expect((await call('POST', `/api/tables/${anna.code}/seats`, again)).status).toBe(201);
    await startPlainly(anna);
    await anna.do({ type: 'dismiss', seat: 2 });
    expect(await call('POST', `/api/tables/${anna.code}/seats`, again)).toMatchObject({
      status: 409,
      body: { code: 'already-started' },
    });
  });

  it('is removed by the host only, is not the host, and not a bot', async () => {
    const [anna, ben] = await running();
    expect(await ben.send({ type: 'dismiss', seat: 2 })).toMatchObject({ status: 403 });
    expect(await anna.send({ type: 'dismiss', seat: 0 })).toMatchObject({ status: 422 });
    expect(await anna.send({ type: 'dismiss', seat: 7 })).toMatchObject({ status: 422 });
    const [eva] = await tableWith(['Eva', 'Finn']);
    expect(await eva.send({ type: 'dismiss', seat: 1 })).toMatchObject({ status: 409, body: { code: 'not-now' } });
  });
});

describe('a table that its host deletes', () => {
  it('is gone, all of it, and answers as if it had never been', async () => {
    const [anna, ben] = await running();
    expect(await call('DELETE', `/api/tables/${anna.code}`, { secret: ben.secret })).toMatchObject({ status: 403 });
    expect(await call('DELETE', `/api/tables/${anna.code}`)).toMatchObject({ status: 401 });
    const socket = await listen(ben);
    const closed = new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => {
        resolve(code);
      });
    });
    expect((await call('DELETE', `/api/tables/${anna.code}`, { secret: anna.secret })).status).toBe(204);
    expect(await closed).toBe(1000);
    expect(await call('GET', `/api/tables/${anna.code}`, { secret: anna.secret })).toMatchObject({ status: 404 });
    const left = await runInDurableObject(objectOf(anna.code), async (_, { storage }) => ({
      tables: storage.sql.exec('SELECT name FROM sqlite_master').toArray(),
      alarm: await storage.getAlarm(),
    }));
    expect(left).toEqual({ tables: [], alarm: null });
  });
});
