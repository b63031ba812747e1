import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { call, objectOf, type Player, tableWith, watch } from '../worker/client.ts';
import { DEAL, wordsFor } from '../worker/deal.ts';

/** How many rows the log of a table has. */
function rows(code: string): Promise<number> {
  return runInDurableObject(objectOf(code), (_, { storage }) =>
    Number(storage.sql.exec<{ n: number }>('SELECT count(*) AS n FROM log').one().n),
  );
}

/** A running round, and who is to lead in it. */
async function leader(): Promise<{ anna: Player; leading: Player }> {
  const players = await tableWith(['Anna', 'Ben', 'Cem']);
  const [anna] = players;
  // A fixed deal: one by chance may hold all four kings, and end the round before anybody can lay.
  await objectOf(anna.code).fix(wordsFor(DEAL, 2, 0));
  const { round } = await anna.do({ type: 'start' });
  return { anna, leading: players[round?.toAct ?? 0] ?? anna };
}

describe('the same command twice', () => {
  it('has one effect, and both are told its version', async () => {
    const { leading } = await leader();
    const { hand, turn, version } = await leading.view();
    const lay = { type: 'lay', cards: (hand ?? []).slice(0, 1), number: 1 } as const;
    const first = await leading.send(lay, { turn, id: 'once' });
    const again = await leading.send(lay, { turn, id: 'once' });
    expect(first.body.version).toBe(version + 1);
    expect(again.status).toBe(200);
    expect(again.body.version).toBe(first.body.version);
    expect((await leading.view()).round?.pile).toBe(1);
  });

  it('is recognised after an eviction, at no row of its own, with the view as it now is', async () => {
    const { anna, leading } = await leader();
    const { hand, turn } = await leading.view();
    const lay = { type: 'lay', cards: (hand ?? []).slice(0, 1), number: 1 } as const;
    const before = await rows(anna.code);
    const first = await leading.send(lay, { turn, id: 'once' });
    await evictDurableObject(objectOf(anna.code));
    const again = await leading.send(lay, { turn, id: 'once' });
    expect(again.body).toMatchObject({ version: first.body.version, view: { version: first.body.version } });
    expect(await rows(anna.code)).toBe(before + 1);
  });

  it('is told apart from the same id of another seat', async () => {
    const players = await tableWith(['Anna', 'Ben', 'Cem']);
    for (const [seat, player] of players.entries()) {
      expect((await player.send({ type: 'rename', name: `Neu ${seat}` }, { id: 'same' })).status).toBe(200);
    }
    expect((await watch(players[0].code)).seats.map(({ name }) => name)).toEqual(['Neu 0', 'Neu 1', 'Neu 2']);
  });

  it('may be sent again with its id after it was refused', async () => {
    const { leading } = await leader();
    const { hand, turn } = await leading.view();
    const cards = (hand ?? []).slice(0, 1);
    const refused = await leading.send({ type: 'lay', cards, number: 7 }, { turn, id: 'free' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'illegal-move' } });
    expect((await leading.send({ type: 'lay', cards, number: 2 }, { turn, id: 'free' })).status).toBe(200);
  });
});

describe('two commands at once', () => {
  it('of two answers to one turn, one counts and the other is stale', async () => {
    const { leading } = await leader();
    const { hand, turn } = await leading.view();
    const lay = (index: number) =>
      leading.send({ type: 'lay', cards: (hand ?? []).slice(index, index + 1), number: 1 }, { turn });
    const replies = await Promise.all([lay(0), lay(1)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('stale-turn');
    expect((await leading.view()).round?.pile).toBe(1);
  });

  it('eight who sit down at once get eight seats, and the ninth is told that the table is full', async () => {
    const [anna] = await tableWith(['Anna']);
    const names = ['Ben', 'Cem', 'Dana', 'Eva', 'Finn', 'Gül', 'Hans', 'Ida'];
    const replies = await Promise.all(
      names.map((name) => call('POST', `/api/tables/${anna.code}/seats`, { body: { name } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 201, 201, 409]);
    expect(new Set((await watch(anna.code)).seats.map(({ name }) => name)).size).toBe(8);
  });
});
