import { describe, expect, it } from 'vitest';
import { call, openTable, Player, sit, watch } from '../../worker/client.ts';
import { lobby, round } from './scenes.ts';

describe('a new table', () => {
  it('has a code of eight characters of Crockford’s base 32 and a link to share', async () => {
    const { status, headers, body } = await call('POST', '/api/tables', { body: {} });
    expect(status).toBe(201);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ code: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{8}$/), url: `/t/${body.code}` });
  });

  it('is found by its code in either case, with dashes, and with o for 0, i and l for 1', async () => {
    // Codes are drawn, so enough of them are tried to meet a 0 or a 1.
    let code = await openTable();
    while (!/[01]/.test(code)) code = await openTable();
    const spellings = [
      code.toUpperCase(),
      `${code.slice(0, 4)}-${code.slice(4)}`,
      `-${[...code].join('-')}-`,
      code.replaceAll('0', 'o').replaceAll('1', 'i'),
      code.replaceAll('0', 'O').replaceAll('1', 'L'),
    ];
    for (const spelling of spellings) {
      expect(await call('GET', `/api/tables/${spelling}`)).toMatchObject({ status: 200, body: { code } });
    }
  });

  it('is empty, without a host, and in its lobby', async () => {
    const view = await watch(await openTable());
    expect(view).toMatchObject({ game: 1, phase: 'lobby', you: null, host: null, seats: [], round: null, hand: null });
  });
});

describe('a seat', () => {
  it('is given in the order of coming, each with a secret of its own, and the first is host', async () => {
    const code = await openTable();
    const players = [await sit(code, 'Anna'), await sit(code, 'Ben'), await sit(code, 'Cem')];
    expect(players.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(new Set(players.map(({ secret }) => secret)).size).toBe(3);
    for (const player of players) {
      expect(player.secret).toMatch(/^[\w-]{22}$/);
      expect(await player.view()).toMatchObject({ you: player.seat, host: 0, hand: [] });
    }
  });

  it('is the same one where the same joining is asked for again, with a new secret in place of the old', async () => {
    const code = await openTable();
    const join = () => call('POST', `/api/tables/${code}/seats`, { body: { name: 'Anna', id: 'join-1' } });
    const first = (await join()).body;
    const again = (await join()).body;
    expect(again.seat).toBe(first.seat);
    expect((await watch(code)).seats).toHaveLength(1);
    expect((await call('GET', `/api/tables/${code}`, { secret: first.secret })).status).toBe(401);
    expect((await new Player(code, 0, again.secret).view()).you).toBe(0);
  });

  it('is nobody else’s any more once it has acted, whoever knows the id of its joining', async () => {
    const code = await openTable();
    const join = () => call('POST', `/api/tables/${code}/seats`, { body: { name: 'Anna', id: 'join-1' } });
    const { secret } = (await join()).body;
    const anna = new Player(code, 0, secret);
    await anna.do({ type: 'rename', name: 'Anna Lena' });
    expect(await join()).toMatchObject({ status: 201, body: { seat: 1 } });
    expect((await anna.view()).you).toBe(0);
    expect((await watch(code)).seats.map(({ name }) => name)).toEqual(['Anna Lena', 'Anna']);
  });

  it('is found again by its joining when the game has started meanwhile', async () => {
    const code = await openTable();
    const host = await sit(code, 'Anna');
    const join = () => call('POST', `/api/tables/${code}/seats`, { body: { name: 'Ben', id: 'join-1' } });
    await join();
    await sit(code, 'Cem');
    await host.do({ type: 'start' });
    const { status, body } = await join();
    expect({ status, seat: body.seat }).toEqual({ status: 201, seat: 1 });
    expect((await new Player(code, 1, body.secret).view()).hand).not.toHaveLength(0);
  });

  it('is shown its own hand, and a spectator none', async () => {
    const { players } = await round();
    const views = await Promise.all(players.map((player) => player.view()));
    for (const [seat, { you, hand, seats }] of views.entries()) {
      expect(you).toBe(seat);
      expect(hand).toHaveLength(seats[seat]?.cards ?? 0);
    }
    expect(new Set(views.flatMap(({ hand }) => hand ?? [])).size).toBe(28);
    expect(await watch(players[0].code)).toMatchObject({
      you: null,
      hand: null,
      eventCard: null,
      legal: null,
      seen: [],
    });
  });
});

describe('the host', () => {
  it('is the next person when the host leaves the lobby', async () => {
    const [anna, ben] = await lobby();
    await anna.do({ type: 'leave' });
    expect(await ben.view()).toMatchObject({ you: 0, host: 0, seats: [{ name: 'Ben' }, { name: 'Cem' }] });
    expect((await ben.send({ type: 'set-options', rounds: 2 })).status).toBe(200);
  });

  it('is the next person when the host leaves a running game', async () => {
    const { players } = await round();
    await players[0].do({ type: 'leave' });
    expect((await players[1].view()).host).toBe(1);
    expect((await players[1].send({ type: 'end-game', now: true })).status).toBe(200);
  });
});
