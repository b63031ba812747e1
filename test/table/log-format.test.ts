import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, expect, it, vi } from 'vitest';
import { call, objectOf } from '../worker/client.ts';
import stored from './log-format-1.json' with { type: 'json' };

afterEach(() => {
  vi.useRealTimers();
});

/** Puts the rows of a table, as a program of another day has stored them, into a fresh object. */
async function restore(code: string): Promise<void> {
  const { about, log, people } = stored.rows;
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

it('a table stored in format 1 is read as it was, its running round with event cards included', async () => {
  const code = stored.view.code;
  vi.useFakeTimers({ now: Math.max(...stored.rows.log.map(({ at }) => at)), toFake: ['Date'] });
  await restore(code);
  await evictDurableObject(objectOf(code));
  const { status, body } = await call('GET', `/api/tables/${code}`, { secret: stored.secret });
  expect(status).toBe(200);
  expect({ ...body, now: 0 }).toEqual(stored.view);
});
