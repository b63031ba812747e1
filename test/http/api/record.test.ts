import { evictDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { picks } from '../../worker/choose.ts';
import { call, objectOf, type Player, type Reply } from '../../worker/client.ts';
import { objectionTo, type Sheet } from './referee.ts';
import { lobby, type Players, playGame, playOut, round } from './scenes.ts';

function ask(player: Player, query = '', secret?: string): Promise<Reply> {
  return call('GET', `/api/tables/${player.code}/record${query}`, { secret });
}

async function recordOf(players: Players, query = ''): Promise<Sheet> {
  const { status, body } = await ask(players[0], query);
  if (status !== 200) throw new Error(`no record: ${JSON.stringify(body)}`);
  return body;
}

const notNow = { status: 409, body: { code: 'not-now' } };

describe.each([
  [3, 3, 'without event cards', 2],
  [5, 2, 'without event cards', 2],
  [8, 2, 'without event cards', 2],
  [3, 3, 'with event cards', 10],
  [5, 2, 'with event cards', 5],
  [8, 2, 'with event cards', 5],
])('the record of %i players and %i rounds %s', (seats, rounds, deck, seed) => {
  it('lets an outsider replay every round card by card', async () => {
    const eventCards = deck === 'with event cards';
    const players = await lobby(seats, { rounds, eventCards });
    const { winners, seats: shown } = await playGame(players, seed);
    const sheet = await recordOf(players);
    expect(objectionTo(sheet)).toBeNull();

    expect(sheet).toMatchObject({ code: players[0].code, game: 1, options: { rounds, eventCards } });
    expect(sheet.seats).toEqual(shown.map(({ seat, name, kind }) => ({ seat, name, kind })));
    const facts = sheet.rounds.flat();
    // The play is of the kind that tests the referee, too.
    const types = ['challenged', 'laid', 'laid-out', 'round-ended', 'round-started'];
    const ofEvents = eventCards ? ['event-played', 'picked-up'] : [];
    expect([...new Set(facts.map(({ type }) => type))].sort()).toEqual([...types, ...ofEvents].sort());
    const points = facts.flatMap((fact) => (fact.type === 'round-ended' ? [fact.points] : []));
    const totals = sheet.seats.map(({ seat }) => points.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
    expect(shown.map(({ total }) => total)).toEqual(totals);
    expect(winners).toEqual(totals.flatMap((total, seat) => (total === Math.min(...totals) ? [seat] : [])));
  });
});

describe('a record', () => {
  it('is shown once the game is over, and not before', async () => {
    const players = await lobby(3, { rounds: 2 });
    const [host] = players;
    const refused = async () => {
      expect(await ask(host)).toMatchObject(notNow);
      expect(await ask(host, '?game=1')).toMatchObject(notNow);
      expect(await ask(host, '', host.secret)).toMatchObject(notNow);
    };
    await refused();
    await host.do({ type: 'start' });
    await refused();
    await playOut(players, picks(1));
    await refused();
    await host.do({ type: 'end-game', now: true });
    expect((await recordOf(players)).rounds).toHaveLength(1);
  });

  it('is the same for everybody, also after the table has slept, and holds no secret', async () => {
    const players = await lobby(3, { rounds: 1 });
    await playGame(players, 1);
    const sheet = await recordOf(players);
    for (const { secret } of players) {
      expect((await ask(players[0], '', secret)).body).toEqual(sheet);
      expect(JSON.stringify(sheet)).not.toContain(secret);
    }
    await evictDurableObject(objectOf(players[0].code));
    expect(await recordOf(players)).toEqual(sheet);
  });

  it('has a round that was cut short as its last, without an end', async () => {
    const { players } = await round(3, { rounds: 3 });
    const [host] = players;
    await playOut(players, picks(2));
    await host.do({ type: 'next-round' });
    const { round: running } = await host.view();
    const leading = players[running?.toAct ?? 0] as Player;
    await leading.do({ type: 'lay', cards: (await leading.view()).hand?.slice(0, 2) ?? [], number: 1 });
    const { winners } = await host.do({ type: 'end-game', now: true });
    const sheet = await recordOf(players);
    expect(objectionTo(sheet)).toBeNull();
    expect(sheet.rounds.map((facts) => facts.at(-1)?.type)).toEqual(['round-ended', 'laid']);
    const [first] = sheet.rounds.map((facts) => facts.at(-1));
    const points = first?.type === 'round-ended' ? first.points : [];
    expect(winners).toEqual(points.flatMap((each, seat) => (each === Math.min(...points) ? [seat] : [])));
  });

  it('tells as many rounds as were agreed on in the end', async () => {
    const { players } = await round(3, { rounds: 8 });
    await players[0].do({ type: 'end-game', now: false });
    await playOut(players, picks(4));
    const sheet = await recordOf(players);
    expect(objectionTo(sheet)).toBeNull();
    expect(sheet.options.rounds).toBe(1);
    expect(sheet.rounds.map((facts) => facts.at(-1)?.type)).toEqual(['round-ended']);
  });

  it('of an earlier game is there after a rematch, with the names of those who have left since', async () => {
    const players = await lobby(4, { rounds: 1 });
    const [host, ben] = players;
    await playGame(players, 3);
    const first = await recordOf(players);
    await host.do({ type: 'rematch' });
    await ben.do({ type: 'leave' });
    expect(await recordOf(players, '?game=1')).toEqual(first);
    expect(await ask(host), 'the newest game is not over').toMatchObject(notNow);
    expect(await ask(host, '?game=2')).toMatchObject(notNow);

    await playGame([host, ...players.slice(2)] as Players, 6);
    const second = await recordOf(players);
    expect(objectionTo(second)).toBeNull();
    expect(second).toMatchObject({ game: 2, seats: [{ name: 'Anna' }, { name: 'Cem' }, { name: 'Dana' }] });
    expect(await recordOf(players, '?game=2')).toEqual(second);
    expect(await recordOf(players, '?game=1')).toEqual(first);
    expect(await ask(host, '?game=3')).toMatchObject(notNow);
  });

  it('of no game at all is malformed', async () => {
    const { players } = await round();
    for (const query of ['?game=0', '?game=-1', '?game=1.5', '?game=one', '?game=', '?game=1&game=2', '?round=1']) {
      expect(await ask(players[0], query)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
  });
});
