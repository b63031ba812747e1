import { describe, expect, it } from 'vitest';
import type { Intent } from '../../../worker/rules/commands.ts';
import { picks } from '../../worker/choose.ts';
import { call, type Player, type Reply, tableWith } from '../../worker/client.ts';
import { lobby, type Players, playOut, round, whatAllSee } from './scenes.ts';

/** Something that will be refused: who sends it, how, and who has to see nothing of it. */
interface Attempt {
  readonly players: readonly Player[];
  readonly by: Player;
  readonly send: (id: string) => Promise<Reply>;
}

function attempt(players: readonly Player[], by: Player, command: Intent, turn?: number): Attempt {
  const send = (id: string) => by.send(command, turn === undefined ? { id } : { id, turn });
  return { players, by, send };
}

async function inLobby(who: 0 | 1, command: Intent, turnOff = 0): Promise<Attempt> {
  const players = await lobby();
  const { turn } = await players[0].view();
  return attempt(players, players[who], command, turn + turnOff);
}

/** In a round; `who` counts in the order in which the seats act. */
async function inRound(who: 0 | 1, command: (hand: readonly string[]) => Intent, turnOff = 0): Promise<Attempt> {
  const { players, inTurn } = await round();
  const { hand, turn } = await inTurn[who].view();
  return attempt(players, inTurn[who], command(hand ?? []), turn + turnOff);
}

async function afterLead(command: (hand: readonly string[]) => Intent, turnOff = 0): Promise<Attempt> {
  const { players, inTurn } = await round();
  await inTurn[0].do(lay((await inTurn[0].view()).hand?.slice(0, 1), 1));
  const { hand, turn } = await inTurn[1].view();
  return attempt(players, inTurn[1], command(hand ?? []), turn + turnOff);
}

/** A host's command of somebody who is not the host. */
async function byGuest(command: Intent): Promise<Attempt> {
  const { players } = await round();
  return attempt(players, players[1], command);
}

async function afterGame(): Promise<Players> {
  const { players } = await round();
  await players[0].do({ type: 'end-game', now: true });
  return players;
}

function lay(cards: readonly string[] = [], number?: number): Intent {
  return { type: 'lay', cards, ...(number === undefined ? {} : { number }) } as Intent;
}

const { stale, early } = { stale: -1, early: 1 };
const seat1 = { seat: 1 } as const;

/** Code, status and stories; each story ends with its attempt. */
const COMMANDS: readonly (readonly [code: string, status: number, story: string, () => Promise<Attempt>])[] = [
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
  ['stale-turn', 409, 'a lay for a turn that is over', () => afterLead((hand) => lay(hand.slice(0, 1)), stale)],
  ['stale-turn', 409, 'a challenge for a turn that is over', () => afterLead(() => ({ type: 'challenge' }), stale)],
  ['stale-turn', 409, 'a lay for a turn to come', () => inRound(0, (hand) => lay(hand.slice(0, 1), 1), early)],
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
  ['not-now', 409, 'a lay in the lobby', () => inLobby(0, lay(['r1'], 1))],
  ['not-now', 409, 'a challenge in the lobby', () => inLobby(0, { type: 'challenge' })],
  ['not-now', 409, 'a number laid out in the lobby', () => inLobby(0, { type: 'lay-out', number: 1 })],
  ['not-now', 409, 'the next round in the lobby', () => inLobby(0, { type: 'next-round' })],
  ['not-now', 409, 'the end of a game that has not begun', () => inLobby(0, { type: 'end-game', now: true })],
  ['not-now', 409, 'a lay out of turn', () => inRound(1, (hand) => lay(hand.slice(0, 1), 1))],
  ['not-now', 409, 'a challenge out of turn', () => inRound(1, () => ({ type: 'challenge' }))],
  ['not-now', 409, 'the next round in a running one', () => inRound(0, () => ({ type: 'next-round' }))],
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
  [
    'illegal-move',
    422,
    'a card of somebody else',
    async () => {
      const { players, inTurn } = await round();
      const { hand } = await inTurn[1].view();
      return attempt(players, inTurn[0], lay(hand?.slice(0, 1), 1));
    },
  ],
  ['illegal-move', 422, 'one card twice', () => inRound(0, ([card = '']) => lay([card, card], 1))],
  ['illegal-move', 422, 'a lead without a number', () => inRound(0, (hand) => lay(hand.slice(0, 1)))],
  ['illegal-move', 422, 'a number that this deck has not', () => inRound(0, (hand) => lay(hand.slice(0, 1), 7))],
  ['illegal-move', 422, 'an answer for another number', () => afterLead((hand) => lay(hand.slice(0, 1), 2))],
  ['illegal-move', 422, 'a challenge where nothing lies', () => inRound(0, () => ({ type: 'challenge' }))],
  ['illegal-move', 422, 'a number laid out by halves', () => inRound(0, () => ({ type: 'lay-out', number: 1 }))],
  [
    'illegal-move',
    422,
    'a lay where only a challenge is left',
    async () => {
      const { players, inTurn } = await round();
      const hands = await Promise.all(inTurn.map(async (player) => (await player.view()).hand ?? []));
      await inTurn[0].do(lay(hands[0], 1));
      await inTurn[1].do(lay(hands[1], 1));
      return attempt(players, inTurn[2], lay(hands[2]?.slice(0, 1)));
    },
  ],
  ['illegal-move', 422, 'a seat removed that is not there', () => inLobby(0, { type: 'remove-seat', seat: 5 })],
  ['illegal-move', 422, 'a seat moved to nowhere', () => inLobby(0, { type: 'move-seat', seat: 0, to: 5 })],
  ['illegal-move', 422, 'a youngest who is not there', () => inLobby(0, { type: 'set-youngest', seat: 5 })],
  ['bad-name', 422, 'a new name of nothing', () => inLobby(1, { type: 'rename', name: ' ' })],
];

async function inGame(command: Intent): Promise<Attempt> {
  const { players } = await round();
  return attempt(players, players[0], command);
}

describe('a refused command', () => {
  it.each(COMMANDS)('%s %i: %s', async (code, status, _, make) => {
    const { players, by, send } = await make();
    const before = await whatAllSee(players);
    const refused = await send('the-id');
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(refused).toMatchObject({ status, body: { status, code } });
    expect(await whatAllSee(players)).toEqual(before);
    // The id stays free: with a command that anybody may give at any time, it has an effect of its own.
    const accepted = await by.send({ type: 'leave' }, { id: 'the-id' });
    expect(accepted.status).toBe(200);
    expect(accepted.body.version).toBeGreaterThan(before[0]?.version ?? 0);
  });
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
