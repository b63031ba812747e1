import { evictDurableObject, reset, runInDurableObject } from 'cloudflare:test';
import { afterEach, expect, it, vi } from 'vitest';
import { hashOf, newSecret } from '../../worker/http/identity.ts';
import { call, objectOf } from '../worker/client.ts';
import stored from './log-format-1.json' with { type: 'json' };

afterEach(async () => {
  vi.useRealTimers();
  await reset();
});

/**
 * Puts the rows of a table, as a program of another day has stored them, into a fresh object.
 * @param former the hash of a secret from before that Anna's row holds
 */
async function restore(code: string, former: string | null = null): Promise<void> {
  const { about, log } = stored.rows;
  const people = stored.rows.people.map((row) => (row.name === 'Anna' ? { ...row, former } : row));
  await runInDurableObject(objectOf(code), (_, { storage: { sql } }) => {
    const insert = (into: string, row: Record<string, unknown>) => {
      const names = Object.keys(row);
      sql.exec(`INSERT INTO ${into} (${names}) VALUES (${names.map(() => '?')})`, ...(Object.values(row) as string[]));
    };
    for (const statement of stored.schema) sql.exec(statement);
    for (const row of about) insert('about', row);
    for (const row of log) insert('log', row);
    for (const row of people) insert('people', row);
  });
}

it('a table stored in format and schema 1 is read as it was, its running round with event cards included', async () => {
  const code = stored.view.code;
  vi.useFakeTimers({ now: Math.max(...stored.rows.log.map(({ at }) => at)), toFake: ['Date'] });
  await restore(code);
  await evictDurableObject(objectOf(code));
  const { status, body } = await call('GET', `/api/tables/${code}`, { secret: stored.secret });
  expect(status).toBe(200);
  expect({ ...body, now: 0 }).toEqual(stored.view);
});

it('a secret from before, of which schema 1 kept one, still takes the seat back', async () => {
  const code = stored.view.code;
  const former = newSecret();
  await restore(code, await hashOf(former));
  const back = await call('POST', `/api/tables/${code}/take-back`, { secret: former });
  expect(back).toMatchObject({ status: 200, body: { seat: 0 } });
  expect((await call('GET', `/api/tables/${code}`, { secret: former })).body.you).toBe(0);
  expect((await call('GET', `/api/tables/${code}`, { secret: stored.secret })).status).toBe(401);
});
