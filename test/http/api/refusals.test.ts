import { describe, expect, it } from 'vitest';
import { picks } from '../../worker/choose.ts';
import { call, type Player, tableWith } from '../../worker/client.ts';
import { afterGame, attempt, byGuest, inGame, inLobby, isRefused, type Refusal } from './attempts.ts';
import { lobby, playOut, round, whatAllSee } from './scenes.ts';

const stale = -1;
const seat1 = { seat: 1 } as const;

const COMMANDS: readonly Refusal[] = [
  ['malformed', 400, 'a command that nobody knows', () => inLobby(0, { type: 'peek-at-everything' } as never)],
  ['not-allowed', 403, 'a guest sets the options', async () => inLobby(1, { type: 'set-options', rounds: 3 })],
  ['not-allowed', 403, 'a guest removes a seat', async () => inLobby(1, { type: 'remove-seat', seat: 0 })],
  ['not-allowed', 403, 'a guest moves a seat', async () => inLobby(1, { type: 'move-seat', seat: 1, to: 0 })],
  ['not-allowed', 403, 'a guest marks the youngest', async () => inLobby(1, { type: 'set-youngest', seat: 1 })],
  ['not-allowed', 403, 'a guest starts', async () => inLobby(1, { type: 'start' })],
  ['not-allowed', 403, 'a guest ends the game', async () => byGuest({ type: 'end-game', now: true })],
  [
    'not-allowed',
    403,
    'a guest asks for a rematch',
    async () => {
      const players = await afterGame();
      return attempt(players, players[1], { type: 'rematch' });
    },
  ],
  [
    'stale-turn',
    409,
    'a seat removed after others changed',
    () => inLobby(0, { type: 'remove-seat', ...seat1 }, stale),
  ],
  [
    'stale-turn',
    409,
    'a seat moved after others changed',
    () => inLobby(0, { type: 'move-seat', ...seat1, to: 0 }, stale),
  ],
  [
    'stale-turn',
    409,
    'the youngest marked after seats changed',
    () => inLobby(0, { type: 'set-youngest', ...seat1 }, stale),
  ],
  ['already-started', 409, 'options in a game', () => inGame({ type: 'set-options', rounds: 3 })],
  ['already-started', 409, 'a seat removed in a game', () => inGame({ type: 'remove-seat', ...seat1 })],
  ['already-started', 409, 'a seat moved in a game', () => inGame({ type: 'move-seat', ...seat1, to: 0 })],
  ['already-started', 409, 'the youngest marked in a game', () => inGame({ type: 'set-youngest', seat: null })],
  ['already-started', 409, 'a new name in a game', () => inGame({ type: 'rename', name: 'Berta' })],
  ['already-started', 409, 'a second start', () => inGame({ type: 'start' })],
  ['name-taken', 409, 'the name of another, in other letters', () => inLobby(1, { type: 'rename', name: 'ａＮＮＡ' })],
  [
    'not-now',
    409,
    'a start with two',
    async () => {
      const players = (await tableWith(['Anna', 'Ben'])) as [Player, Player];
      return attempt(players, players[0], { type: 'start' });
    },
  ],
  ['not-now', 409, 'the next round in the lobby', () => inLobby(0, { type: 'next-round' })],
  ['not-now', 409, 'the end of a game that has not begun', () => inLobby(0, { type: 'end-game', now: true })],
  ['not-now', 409, 'the next round in a running one', () => inGame({ type: 'next-round' })],
  ['not-now', 409, 'a rematch in a running game', () => inGame({ type: 'rematch' })],
  [
    'not-now',
    409,
    'the next round, asked for twice',
    async () => {
      const { players } = await round();
      await playOut(players, picks(3));
      await players[1].do({ type: 'next-round' });
      return attempt(players, players[1], { type: 'next-round' });
    },
  ],
  [
    'not-now',
    409,
    'a second end of the game',
    async () => {
      const players = await afterGame();
      return attempt(players, players[0], { type: 'end-game', now: true });
    },
  ],
  ['illegal-move', 422, 'a seat removed that is not there', () => inLobby(0, { type: 'remove-seat', seat: 5 })],
  ['illegal-move', 422, 'a seat moved to nowhere', () => inLobby(0, { type: 'move-seat', seat: 0, to: 5 })],
  ['illegal-move', 422, 'a youngest who is not there', () => inLobby(0, { type: 'set-youngest', seat: 5 })],
  ['bad-name', 422, 'a new name of nothing', () => inLobby(1, { type: 'rename', name: ' ' })],
  ['not-allowed', 403, 'a guest adds a bot', () => inLobby(1, { type: 'add-bot', level: 'easy' })],
  ['not-allowed', 403, 'a guest stops the game for all', () => byGuest({ type: 'pause' })],
  ['not-allowed', 403, 'a guest goes on for all', () => byGuest({ type: 'resume' })],
  ['already-started', 409, 'a bot added in a game', () => inGame({ type: 'add-bot', level: 'easy' })],
  [
    'table-full',
    409,
    'a bot as the ninth',
    async () => {
      const players = await lobby(8);
      return attempt(players, players[0], { type: 'add-bot', level: 'easy' });
    },
  ],
  ['not-now', 409, 'a pause in the lobby', () => inLobby(0, { type: 'pause' })],
  ['not-now', 409, 'a game that is not paused going on', () => inGame({ type: 'resume' })],
  [
    'not-now',
    409,
    'a second pause',
    async () => {
      const { players } = await round();
      await players[0].do({ type: 'pause' });
      return attempt(players, players[0], { type: 'pause' });
    },
  ],
];

describe('a refused command', () => {
  it.each(COMMANDS)('%s %i: %s', (code, status, _, make) => isRefused(code, status, make));
});

describe('a refused seat', () => {
  const join = ({ code }: Player, name: string, secret?: string) =>
    call('POST', `/api/tables/${code}/seats`, { secret, body: { name, id: 'the-id' } });

  it.each([
    ['table-full', 409, 'the ninth', () => lobby(8), 'Ida'],
    ['name-taken', 409, 'a name that is taken', () => lobby(), 'anna'],
    ['bad-name', 422, 'a name of nothing', () => lobby(), '\u200b'],
  ] as const)('%s %i: %s, whose id stays free', async (code, status, _, make, name) => {
    const players = await make();
    const before = await whatAllSee(players);
    expect(await join(players[0], name)).toMatchObject({ status, body: { status, code } });
    expect(await whatAllSee(players)).toEqual(before);
    await players[2].do({ type: 'leave' });
    expect(await join(players[0], 'Ida')).toMatchObject({ status: 201, body: { seat: players.length - 1 } });
  });

  it('already-started 409: whoever comes late', async () => {
    const { players } = await round();
    const before = await whatAllSee(players);
    expect(await join(players[0], 'Ida')).toMatchObject({ status: 409, body: { code: 'already-started' } });
    expect(await whatAllSee(players)).toEqual(before);
  });

  it('bad-secret 401: whoever shows a secret of no seat', async () => {
    const players = await lobby();
    const before = await whatAllSee(players);
    expect(await join(players[0], 'Ida', 'made-up')).toMatchObject({ status: 401, body: { code: 'bad-secret' } });
    expect(await whatAllSee(players)).toEqual(before);
  });
});
