/** Things that will be refused, and what it is to be refused: nothing changes, and the id stays free. */
import { expect } from 'vitest';
import type { AddBot, Intent } from '../../../worker/rules/commands.ts';
import type { Player, Reply } from '../../worker/client.ts';
import { lobby, type Players, round, whatAllSee } from './scenes.ts';

/** Something that will be refused: who sends it, how, and who has to see nothing of it. */
export interface Attempt {
  readonly players: readonly Player[];
  readonly by: Player;
  readonly send: (id: string) => Promise<Reply>;
}

export function attempt(players: readonly Player[], by: Player, command: Intent | AddBot, turn?: number): Attempt {
  const send = (id: string) => by.send(command, turn === undefined ? { id } : { id, turn });
  return { players, by, send };
}

export async function inLobby(who: 0 | 1, command: Intent | AddBot, turnOff = 0): Promise<Attempt> {
  const players = await lobby();
  const { turn } = await players[0].view();
  return attempt(players, players[who], command, turn + turnOff);
}

/** In a round; `who` counts in the order in which the seats act. */
export async function inRound(
  who: 0 | 1,
  command: (hand: readonly string[]) => Intent,
  turnOff = 0,
  options: object = {},
): Promise<Attempt> {
  const { players, inTurn } = await round(3, options);
  const { hand, turn } = await inTurn[who].view();
  return attempt(players, inTurn[who], command(hand ?? []), turn + turnOff);
}

/** In a round that the host has paused; the same otherwise. */
export async function inPause(who: 0 | 1, command: (hand: readonly string[]) => Intent): Promise<Attempt> {
  const { players, inTurn } = await round();
  await players[0].do({ type: 'pause' });
  const { hand } = await inTurn[who].view();
  return attempt(players, inTurn[who], command(hand ?? []));
}

export async function afterLead(command: (hand: readonly string[]) => Intent, turnOff = 0): Promise<Attempt> {
  const { players, inTurn } = await round();
  await inTurn[0].do(lay((await inTurn[0].view()).hand?.slice(0, 1), 1));
  const { hand, turn } = await inTurn[1].view();
  return attempt(players, inTurn[1], command(hand ?? []), turn + turnOff);
}

/** A host's command of somebody who is not the host. */
export async function byGuest(command: Intent | AddBot): Promise<Attempt> {
  const { players } = await round();
  return attempt(players, players[1], command);
}

export async function afterGame(): Promise<Players> {
  const { players } = await round();
  await players[0].do({ type: 'end-game', now: true });
  return players;
}

export function lay(cards: readonly string[] = [], number?: number): Intent {
  return { type: 'lay', cards, ...(number === undefined ? {} : { number }) } as Intent;
}

export async function inGame(command: Intent | AddBot): Promise<Attempt> {
  const { players } = await round();
  return attempt(players, players[0], command);
}

/** Code, status and story; the story ends with its attempt. */
export type Refusal = readonly [code: string, status: number, story: string, make: () => Promise<Attempt>];

/** Holds an attempt to its refusal. */
export async function isRefused(code: string, status: number, make: () => Promise<Attempt>): Promise<void> {
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
}
