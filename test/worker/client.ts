/** A program at a table: what tests of the worker say to it. */
import { env, exports } from 'cloudflare:workers';
import type { AddBot, Intent } from '../../worker/rules/commands.ts';
import type { View } from '../../worker/rules/view.ts';
import type { Table } from './entry.ts';

export const HOST = 'https://table.example';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a body
  readonly body: any;
}

export interface Sent {
  readonly secret?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** One request to the API. */
export async function call(method: string, path: string, { secret, body, headers = {} }: Sent = {}): Promise<Reply> {
  const response = await exports.default.fetch(
    new Request(`${HOST}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

let ids = 0;

/** A program sitting at a table. */
export class Player {
  readonly code: string;
  readonly seat: number;
  readonly secret: string;

  constructor(code: string, seat: number, secret: string) {
    this.code = code;
    this.seat = seat;
    this.secret = secret;
  }

  /** What it sees. */
  async view(): Promise<View> {
    return (await call('GET', `/api/tables/${this.code}`, { secret: this.secret })).body;
  }

  /** Sends a command, answering the turn it sees unless told otherwise. */
  async send(command: Intent | AddBot, { turn, id }: { turn?: number; id?: string } = {}): Promise<Reply> {
    ids += 1;
    const own = `id-${ids}`;
    const answered = turn ?? (await this.view()).turn;
    const body = { id: id ?? own, turn: answered, command };
    return call('POST', `/api/tables/${this.code}/commands`, { secret: this.secret, body });
  }

  /** Sends a command that has to be accepted, and returns what is seen then. */
  async do(command: Intent | AddBot): Promise<View> {
    const { status, body } = await this.send(command);
    if (status !== 200) throw new Error(`${command.type} was refused: ${JSON.stringify(body)}`);
    return body.view;
  }
}

/** Opens the live socket of somebody's seat. */
export function listen({ code, secret }: Player): Promise<WebSocket> {
  return lineTo(code, { authorization: `Bearer ${secret}` });
}

/** Opens the live socket of a spectator. */
export function watchLive(code: string): Promise<WebSocket> {
  return lineTo(code, {});
}

async function lineTo(code: string, headers: Record<string, string>): Promise<WebSocket> {
  const asked = { headers: { upgrade: 'websocket', ...headers } };
  const { webSocket } = await exports.default.fetch(`${HOST}/api/tables/${code}/live`, asked);
  if (webSocket === null) throw new Error('no socket');
  webSocket.accept();
  return webSocket;
}

/** Collects the views that come over a socket. */
export function viewsFrom(socket: WebSocket): View[] {
  const views: View[] = [];
  socket.addEventListener('message', ({ data }) => {
    views.push(JSON.parse(String(data)));
  });
  return views;
}

/** Opens a table. */
export async function openTable(options: object = {}): Promise<string> {
  return (await call('POST', '/api/tables', { body: options })).body.code;
}

/** Seats somebody. */
export async function sit(code: string, name: string): Promise<Player> {
  const { status, body } = await call('POST', `/api/tables/${code}/seats`, { body: { name } });
  if (status !== 201) throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
  return new Player(code, body.seat, body.secret);
}

/** A table in its lobby with these people; the first of them is host. */
export async function tableWith(names: readonly string[], options: object = {}): Promise<[Player, ...Player[]]> {
  const code = await openTable(options);
  const players: Player[] = [];
  for (const name of names) players.push(await sit(code, name));
  return players as [Player, ...Player[]];
}

/** The object behind a code. */
export function objectOf(code: string): DurableObjectStub<Table> {
  return env.TABLES.getByName(code);
}

/**
 * Starts a game with a fixed deal, in which every seat gets its cards in the order of the deck: nobody holds a set or all
 * kings, so that no round is over before it has begun. The first seat deals unless somebody is marked, and is the youngest.
 */
export async function startPlainly(host: Player): Promise<View> {
  await objectOf(host.code).fix(Array.from({ length: 64 }, () => 0));
  const view = await host.do({ type: 'start' });
  await objectOf(host.code).fix([]);
  return view;
}

/** A spectator's view. */
export async function watch(code: string): Promise<View> {
  return (await call('GET', `/api/tables/${code}`)).body;
}
