import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, objectOf, type Player, tableWith, watch } from '../worker/client.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a look-up of an unknown code', () => {
  it.each([
    ['GET', '/api/tables/zzzzzzzz', undefined],
    ['POST', '/api/tables/zzzzzzzz/seats', { name: 'Anna' }],
    ['POST', '/api/tables/zzzzzzzz/commands', { id: 'a', command: { type: 'start' } }],
    ['GET', '/api/tables/zzzzzzzz/record', undefined],
    ['GET', '/api/tables/zzzzzzzz/live', undefined],
    ['POST', '/api/tables/zzzzzzzz/asks', { kind: 'claim', seat: 0 }],
    ['DELETE', '/api/tables/zzzzzzzz/asks', undefined],
    ['POST', '/api/tables/zzzzzzzz/moves', undefined],
    ['POST', '/api/tables/zzzzzzzz/moves/redeem', { token: 'a' }],
    ['POST', '/api/tables/zzzzzzzz/take-back', undefined],
    ['GET', '/t/zzzzzzzz', undefined],
  ])('%s %s finds nothing and writes nothing', async (method, path, body) => {
    expect((await call(method, path, { body })).status).toBe(404);
    const stored = await runInDurableObject(objectOf('zzzzzzzz'), async (_, { storage }) => ({
      tables: storage.sql.exec('SELECT name FROM sqlite_master').toArray(),
      alarm: await storage.getAlarm(),
    }));
    expect(stored).toEqual({ tables: [], alarm: null });
  });
});

describe('the log', () => {
  it('is one row a command, whatever the command brings about', async () => {
    const [anna] = await tableWith(['Anna', 'Ben', 'Cem']);
    await anna.do({ type: 'start' });
    const rows = await runInDurableObject(objectOf(anna.code), (_, { storage }) =>
      storage.sql.exec('SELECT version, person, facts FROM log ORDER BY version').toArray(),
    );
    // Opening, three who sit down, and the start.
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    expect(JSON.stringify(rows)).not.toMatch(/Anna|Ben|Cem/);
  });

  it('is read from the running round on and no further back', async () => {
    const players = await tableWith(['Anna', 'Ben', 'Cem'], { rounds: 2 });
    const [anna] = players;
    await anna.do({ type: 'start' });
    const before = await anna.view();
    // What lies before the round is made unreadable: whoever still read it would stumble.
    await runInDurableObject(objectOf(anna.code), (_, { storage }) => {
      storage.sql.exec(
        "UPDATE log SET facts = 'unreadable' WHERE version < (SELECT max(version) FROM log WHERE opens = 1)",
      );
    });
    await evictDurableObject(objectOf(anna.code));
    expect({ ...(await anna.view()), now: 0 }).toEqual({ ...before, now: 0 });
  });

  it('written by a newer program is recognised, and nothing is guessed or changed', async () => {
    const [anna] = await tableWith(['Anna', 'Ben', 'Cem']);
    const before = await anna.view();
    const setFormat = (format: number) =>
      runInDurableObject(objectOf(anna.code), (_, { storage }) => {
        storage.sql.exec('UPDATE log SET format = ? WHERE version = 1', format);
      });
    await setFormat(99);
    await evictDurableObject(objectOf(anna.code));
    expect((await anna.send({ type: 'rename', name: 'Berta' }, { turn: 0 })).status).toBe(500);
    await setFormat(1);
    expect({ ...(await anna.view()), now: 0 }).toEqual({ ...before, now: 0 });
  });
});

describe('after a throw', () => {
  it('memory is rebuilt from the log, and nothing half done is left', async () => {
    const [anna, ben] = (await tableWith(['Anna', 'Ben', 'Cem'])) as [Player, Player];
    const before = await watch(anna.code);
    const table = objectOf(anna.code);
    await runInDurableObject(table, (_, { storage }) => {
      storage.sql.exec("CREATE TRIGGER broken BEFORE INSERT ON log BEGIN SELECT raise(ABORT, 'disk'); END");
    });
    expect((await ben.send({ type: 'rename', name: 'Berta' })).status).toBe(500);
    expect({ ...(await watch(anna.code)), now: 0 }).toEqual({ ...before, now: 0 });
    await runInDurableObject(table, (_, { storage }) => {
      storage.sql.exec('DROP TRIGGER broken');
    });
    await ben.do({ type: 'rename', name: 'Berta' });
    expect((await watch(anna.code)).seats[1]?.name).toBe('Berta');
  });
});

describe('a table that nobody touches', () => {
  it('deletes itself after 30 days, all of it', async () => {
    const [anna] = await tableWith(['Anna', 'Ben', 'Cem']);
    const table = objectOf(anna.code);
    vi.useFakeTimers({ now: Date.now() + 29 * 86_400_000, toFake: ['Date'] });
    await runDurableObjectAlarm(table);
    expect((await call('GET', `/api/tables/${anna.code}`)).status).toBe(200);
    vi.setSystemTime(Date.now() + 31 * 86_400_000);
    await runDurableObjectAlarm(table);
    expect((await call('GET', `/api/tables/${anna.code}`)).status).toBe(404);
    const left = await runInDurableObject(table, async (_, { storage }) => ({
      tables: storage.sql.exec('SELECT name FROM sqlite_master').toArray(),
      alarm: await storage.getAlarm(),
    }));
    expect(left).toEqual({ tables: [], alarm: null });
  });
});

describe('whoever leaves the lobby', () => {
  it('is forgotten, name and all', async () => {
    const [anna, ben] = (await tableWith(['Anna', 'Ben', 'Cem'])) as [Player, Player];
    await ben.do({ type: 'leave' });
    const people = await runInDurableObject(objectOf(anna.code), (_, { storage }) =>
      storage.sql.exec('SELECT name FROM people ORDER BY person').toArray(),
    );
    expect(people).toEqual([{ name: 'Anna' }, { name: 'Cem' }]);
    expect(await call('GET', `/api/tables/${anna.code}`, { secret: ben.secret })).toMatchObject({ status: 401 });
  });
});
