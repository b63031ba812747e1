import { describe, expect, it } from 'vitest';
import { picks } from '../../worker/choose.ts';
import { call, objectOf, type Player, watch } from '../../worker/client.ts';
import { wordsFor } from '../../worker/deal.ts';
import { lobby, type Players, playGame, playOut, round } from './scenes.ts';

function names(view: { seats: readonly { name: string }[] }): string[] {
  return view.seats.map(({ name }) => name);
}

/** What is accepted of a raw body. */
async function sends({ code, secret }: Player, body: object) {
  return call('POST', `/api/tables/${code}/commands`, { secret, body });
}

describe('an accepted command', () => {
  it('is answered with its version and what its seat then sees', async () => {
    const [anna, ben] = await lobby();
    const before = (await anna.view()).version;
    const { status, headers, body } = await ben.send({ type: 'rename', name: 'Berta' });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(body).toMatchObject({
      version: before + 1,
      view: { version: before + 1, you: 1, seats: [{}, { name: 'Berta' }, {}] },
    });
  });

  it('under an id that is known already does nothing, and shows the version of its effect and the table as it now is', async () => {
    const [anna, ben] = await lobby();
    const first = await ben.send({ type: 'rename', name: 'Berta' }, { id: 'one' });
    const later = await anna.do({ type: 'set-options', rounds: 3 });
    const again = await ben.send({ type: 'rename', name: 'Bruno' }, { id: 'one' });
    expect(again.status).toBe(200);
    expect(again.body.version).toBe(first.body.version);
    expect(again.body.view).toMatchObject({ version: later.version, you: 1, options: { rounds: 3 } });
    expect(names(await watch(anna.code))).toEqual(['Anna', 'Berta', 'Cem']);
  });
});

describe('the turn', () => {
  it('grows with the seats of the lobby, and with nothing else there', async () => {
    const players = await lobby();
    const [anna, ben] = players;
    const { turn } = await anna.view();
    expect((await ben.do({ type: 'rename', name: 'Berta' })).turn).toBe(turn);
    expect((await anna.do({ type: 'set-options', rounds: 2 })).turn).toBe(turn);
    expect((await anna.do({ type: 'set-youngest', seat: 1 })).turn).toBe(turn);
    expect((await anna.do({ type: 'move-seat', seat: 1, to: 2 })).turn).toBeGreaterThan(turn);
  });

  it('is not looked at where a command does not answer it', async () => {
    const [anna, ben] = await lobby();
    expect((await sends(ben, { id: 'a', turn: 999, command: { type: 'rename', name: 'Berta' } })).status).toBe(200);
    expect((await sends(anna, { id: 'b', turn: 999, command: { type: 'start' } })).status).toBe(200);
    expect((await sends(anna, { id: 'c', command: { type: 'end-game', now: true } })).status).toBe(200);
  });

  it('grows with each decision, and not with a number laid out beside it', async () => {
    const players = await lobby();
    const [anna, ben, cem] = players;
    // Dealer 2, so seat 0 gets the first card and the one left over, and leads. Ben holds all of number 2.
    const hands = [
      ['r1', 'y1', 'g1', 'b1', 'r3', 'y3', 'g3', 'b3', 'k1', 'k2'],
      ['r2', 'y2', 'g2', 'b2', 'r4', 'y4', 'g4', 'b4', 'k3'],
      ['r5', 'y5', 'g5', 'b5', 'r6', 'y6', 'g6', 'b6', 'k4'],
    ] as const;
    await objectOf(anna.code).fix(wordsFor(hands, 2, 0));
    const { turn } = await anna.do({ type: 'start' });
    expect((await sends(ben, { id: 'a', command: { type: 'lay-out', number: 2 } })).body.view.turn).toBe(turn);
    expect((await anna.do({ type: 'lay', cards: ['r1'], number: 1 })).turn).toBe(turn + 1);
    // Without a number: it is the trick's. Ben, who laid out the rest, holds four more and a king.
    const laid = await ben.do({ type: 'lay', cards: ['k3'] });
    expect(laid).toMatchObject({
      turn: turn + 2,
      round: { called: 1, toAct: 2, lastLay: { seat: 1, cards: 1, number: 1 } },
    });
    const judged = await cem.do({ type: 'challenge' });
    expect(judged).toMatchObject({ turn: turn + 3, round: { called: null, toAct: 2 } });
    expect(judged.lastReveal).toEqual({ seat: 1, by: 2, called: 1, cards: ['k3'], lie: true, taker: 1, taken: 2 });
  });
});

describe('in the lobby', () => {
  it('options are set one by one, and by the host alone', async () => {
    const [anna] = await lobby();
    await anna.do({ type: 'set-options', rounds: 3 });
    await anna.do({ type: 'set-options', eventCards: false, turnSeconds: 0 });
    expect((await watch(anna.code)).options).toEqual({ rounds: 3, eventCards: false, turnSeconds: 0 });
  });

  it('a removed seat is gone with its secret, and those above it move down', async () => {
    const [anna, ben, cem] = await lobby();
    expect(names(await anna.do({ type: 'remove-seat', seat: 1 }))).toEqual(['Anna', 'Cem']);
    expect((await cem.view()).you).toBe(1);
    expect((await ben.send({ type: 'leave' }, { turn: 0 })).status).toBe(401);
  });

  it('a moved seat takes its person and the mark of the youngest along', async () => {
    const players = await lobby(4);
    await players[0].do({ type: 'set-youngest', seat: 3 });
    const view = await players[0].do({ type: 'move-seat', seat: 3, to: 1 });
    expect(names(view)).toEqual(['Anna', 'Dana', 'Ben', 'Cem']);
    expect(view.seats.map(({ youngest }) => youngest)).toEqual([false, true, false, false]);
    expect((await players[0].do({ type: 'set-youngest', seat: null })).seats.some(({ youngest }) => youngest)).toBe(
      false,
    );
    expect(await Promise.all(players.map(async (player) => (await player.view()).you))).toEqual([0, 2, 3, 1]);
  });

  it('whoever leaves frees their seat and is a spectator', async () => {
    const [anna, ben] = await lobby();
    expect(await ben.do({ type: 'leave' })).toMatchObject({ you: null, hand: null });
    expect(names(await anna.view())).toEqual(['Anna', 'Cem']);
  });
});

describe('after a round', () => {
  it('the next begins with the host’s wish at once, or when all who are present have asked', async () => {
    const { players } = await round(3, { rounds: 3 });
    const [anna, ben, cem] = players;
    await playOut(players, picks(1));
    expect((await ben.do({ type: 'next-round' })).wishes).toEqual([1]);
    expect(await cem.do({ type: 'next-round' })).toMatchObject({ phase: 'round-over', round: { number: 1 } });
    expect(await anna.do({ type: 'next-round' })).toMatchObject({ round: { number: 2 } });
    await playOut(players, picks(2));
    expect(await anna.do({ type: 'next-round' })).toMatchObject({ round: { number: 3 }, wishes: [] });
  });
});

describe('the end of a game', () => {
  it('comes at once where the host wants it now, and the running round does not count', async () => {
    const { players } = await round(3, { rounds: 3 });
    const over = await players[0].do({ type: 'end-game', now: true });
    expect(over).toMatchObject({ phase: 'game-over', winners: [0, 1, 2], round: { toAct: null } });
    expect(over.seats.map(({ points }) => points)).toEqual([[], [], []]);
  });

  it('comes after this round where the host wants it then', async () => {
    const { players } = await round(3, { rounds: 3 });
    expect(await players[0].do({ type: 'end-game', now: false })).toMatchObject({
      phase: 'lead',
      options: { rounds: 1 },
    });
    expect(await playOut(players, picks(1))).toMatchObject({ phase: 'game-over', round: { number: 1 } });
  });

  it('leads to a rematch of all who have stayed, with the same secrets and the options of the first', async () => {
    const players = await lobby(4, { rounds: 1 });
    const [anna, ben, cem, dana] = players;
    await playGame(players, 1);
    await ben.do({ type: 'leave' });
    const again = await anna.do({ type: 'rematch' });
    expect(again).toMatchObject({ game: 2, phase: 'lobby', options: { rounds: 1 }, round: null, winners: null });
    expect(again.seats.map(({ name, total }) => [name, total])).toEqual([
      ['Anna', 0],
      ['Cem', 0],
      ['Dana', 0],
    ]);
    expect((await ben.send({ type: 'leave' }, { turn: 0 })).status).toBe(401);
    expect((await cem.view()).you).toBe(1);
    await playGame([anna, cem, dana as Player] as Players, 2);
    expect((await watch(anna.code)).winners).not.toBeNull();
  });
});
