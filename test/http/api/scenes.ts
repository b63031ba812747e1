/** Tables at the moments where stories about the API begin. */
import type { Intent } from '../../../worker/rules/commands.ts';
import type { View } from '../../../worker/rules/view.ts';
import { choose, type Pick, picks } from '../../worker/choose.ts';
import { objectOf, type Player, tableWith, watch } from '../../worker/client.ts';

export const NAMES = ['Anna', 'Ben', 'Cem', 'Dana', 'Eva', 'Finn', 'Gül', 'Hans'];
const WORDS = 200;

export type Players = [Player, Player, Player, ...Player[]];

/** Lets whatever a table draws follow from a seed. */
export async function drawFrom(code: string, seed: number): Promise<void> {
  const pick = picks(seed);
  // The upper halves of two picks: the lower bits of such a stream repeat too soon.
  await objectOf(code).fix(Array.from({ length: WORDS }, () => pick(2 ** 16) * 2 ** 16 + pick(2 ** 16)));
}

/** A lobby; its first seat is the host's. */
export async function lobby(seats = 3, options: object = {}): Promise<Players> {
  return (await tableWith(NAMES.slice(0, seats), options)) as Players;
}

/** The first round of a game, and its seats in the order in which they act. */
export async function round(seats = 3, options: object = {}): Promise<{ players: Players; inTurn: Players }> {
  const players = await lobby(seats, options);
  const [host] = players;
  await drawFrom(host.code, 1);
  const view = await host.do({ type: 'start' });
  const first = view.round?.toAct ?? 0;
  return { players, inTurn: [...players.slice(first), ...players.slice(0, first)] as Players };
}

/** What a player does next who plays at random, event cards included; null where there is nothing to do. */
export function chooseAny(view: View, pick: Pick): Intent | null {
  const event = view.legal?.event ?? null;
  if (event === null || pick(2) > 0) return choose(view, pick);
  const oneOf = <Item>(items: readonly Item[]) => items[pick(items.length)];
  const [seat, card, number] = [oneOf(event.seats), oneOf(event.cards), oneOf(event.numbers)];
  return {
    type: 'play-event',
    ...(seat === undefined ? {} : { seat }),
    ...(card === undefined ? {} : { card }),
    ...(number === undefined ? {} : { number }),
  };
}

/** Plays at random until the round is over. @returns what the host sees then */
export async function playOut(players: Players, pick: Pick): Promise<View> {
  const [host] = players;
  let { phase, round: running } = await watch(host.code);
  while (phase === 'lead' || phase === 'respond') {
    // Mostly whoever is to act; now and then somebody who may have a number to lay out.
    const seat = pick(4) > 0 ? running?.toAct : pick(players.length);
    const player = players[seat ?? 0] ?? host;
    const seen = await player.view();
    const intent = chooseAny(seen, pick);
    if (intent === null) continue;
    const { status, body } = await player.send(intent, { turn: seen.turn });
    if (status !== 200) throw new Error(`${intent.type} was refused: ${body.detail}`);
    ({ phase, round: running } = body.view);
  }
  return host.view();
}

/** Starts and plays a whole game at random. Every shuffle follows from `seed`, as does the play. */
export async function playGame(players: Players, seed: number): Promise<View> {
  const [host] = players;
  const pick = picks(seed);
  for (let rounds = 1; ; rounds += 1) {
    await drawFrom(host.code, seed + rounds);
    await host.do({ type: rounds === 1 ? 'start' : 'next-round' });
    const view = await playOut(players, pick);
    if (view.phase === 'game-over') return view;
  }
}

/** The whole of a view but for the moment at which it was built. */
export function still(view: View): View {
  return { ...view, now: 0 };
}

/** What every seat sees, and a spectator at the end. */
export async function whatAllSee(players: readonly Player[]): Promise<View[]> {
  const views: View[] = [];
  for (const player of players) views.push(still(await player.view()));
  for (const code of new Set(players.map((player) => player.code))) views.push(still(await watch(code)));
  return views;
}
