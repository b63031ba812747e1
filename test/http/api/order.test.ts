import { exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Intent } from '../../../worker/rules/commands.ts';
import { call, HOST, type Player, type Reply } from '../../worker/client.ts';
import { lobby, round, whatAllSee } from './scenes.ts';

/** What can be wrong with any request, whatever it asks for, in the order in which it is refused. */
const FAULTS = ['too-large', 'no-such-table', 'malformed', 'bad-secret', 'not-allowed'] as const;
type Fault = (typeof FAULTS)[number];

interface Route {
  readonly name: string;
  readonly faults: readonly Fault[];
  readonly request: (wrong: readonly Fault[]) => {
    method?: string;
    path: string;
    body?: object;
    headers?: Record<string, string>;
  };
}

const ROUTES: readonly Route[] = [
  {
    name: 'a command',
    faults: FAULTS,
    request: (wrong) => ({
      method: 'POST',
      path: '/commands',
      body: { id: 'a', command: { type: 'rename', name: wrong.includes('malformed') ? 7 : 'Anna' } },
    }),
  },
  {
    name: 'a new seat',
    faults: FAULTS,
    request: (wrong) => ({
      method: 'POST',
      path: '/seats',
      body: { name: 'Dana', ...(wrong.includes('malformed') ? { colour: 'red' } : {}) },
    }),
  },
  {
    name: 'a view',
    faults: ['no-such-table', 'bad-secret', 'not-allowed'],
    request: () => ({ path: '' }),
  },
  {
    name: 'a record',
    faults: ['no-such-table', 'malformed', 'bad-secret', 'not-allowed'],
    request: (wrong) => ({ path: `/record?game=${wrong.includes('malformed') ? 'first' : '1'}` }),
  },
  {
    name: 'a socket',
    faults: ['no-such-table', 'malformed', 'bad-secret', 'not-allowed'],
    request: (wrong) => ({ path: '/live', headers: wrong.includes('malformed') ? {} : { upgrade: 'websocket' } }),
  },
];

function subsets<Item>(items: readonly Item[]): Item[][] {
  const sets: Item[][] = [[]];
  for (const item of items) sets.push(...sets.map((set) => [...set, item]));
  return sets;
}

/** Sends a request that is right but for these faults. */
async function send(route: Route, player: Player, wrong: readonly Fault[]): Promise<Response> {
  const { method = 'GET', path, body, headers = {} } = route.request(wrong);
  const padded = wrong.includes('too-large') ? { ...body, padding: 'x'.repeat(5000) } : body;
  const code = wrong.includes('no-such-table') ? 'zzzzzzzz' : player.code;
  return exports.default.fetch(`${HOST}/api/tables/${code}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${wrong.includes('bad-secret') ? 'made-up' : player.secret}`,
      ...(wrong.includes('not-allowed') ? { origin: 'https://evil.example' } : {}),
      ...(padded === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(padded === undefined ? {} : { body: JSON.stringify(padded) }),
  });
}

describe.each(ROUTES)('whatever is wrong with $name at once', (route) => {
  it('the first fault by the order of the contract is named, and nothing changes', async () => {
    // A lobby after a game: where every one of these requests could be accepted.
    const { players } = await round();
    await players[0].do({ type: 'end-game', now: true });
    await players[0].do({ type: 'rematch' });
    const before = await whatAllSee(players);
    for (const wrong of subsets(route.faults).filter(({ length }) => length > 0)) {
      const response = await send(route, players[0], wrong);
      const { code } = await response.json<{ code: string }>();
      expect({ wrong, code }).toEqual({ wrong, code: wrong[0] });
    }
    expect(await whatAllSee(players)).toEqual(before);
    const right = await send(route, players[0], []);
    expect(right.status).toBeLessThan(300);
    right.webSocket?.accept();
    right.webSocket?.close();
  });
});

describe('a command without a secret', () => {
  it('from a foreign page lacks the secret first', async () => {
    const [{ code }] = await lobby();
    const body = { id: 'a', command: { type: 'start' } };
    const sent = { body, headers: { origin: 'https://evil.example' } };
    expect(await call('POST', `/api/tables/${code}/commands`, sent)).toMatchObject({ status: 401 });
    expect(await call('POST', '/api/tables/zzzzzzzz/commands', sent)).toMatchObject({ status: 404 });
  });
});

describe('a path or method that is not there', () => {
  const large = { x: 'x'.repeat(5000) };

  it.each([
    ['POST', '/api', 404, {}],
    ['GET', '/api/', 404, undefined],
    ['GET', '/api/tables', 404, undefined],
    ['PUT', '/api/tables', 404, {}],
    ['PATCH', '/api/tables/{code}', 404, {}],
    ['POST', '/api/tables/{code}', 404, {}],
    ['GET', '/api/tables/{code}/', 404, undefined],
    ['GET', '/api/tables/{code}/commands', 404, undefined],
    ['GET', '/api/tables/{code}/seats/0', 404, undefined],
    ['POST', '/api/tables/{code}/record', 404, {}],
    ['POST', '/api/tables/{code}/live', 404, {}],
    ['OPTIONS', '/api/tables', 404, undefined],
    ['POST', '/api/openapi.json', 404, {}],
    ['GET', '/api/tables/__proto__', 404, undefined],
    ['GET', '/api/tables/constructor', 404, undefined],
    ['GET', '/api/tables/%FF%FE', 404, undefined],
    ['GET', '/api/tables/%00', 404, undefined],
    ['GET', '/api/tables/..%2F..', 404, undefined],
    ['POST', '/api/nowhere', 413, large],
    ['PUT', '/api/tables/{code}', 413, large],
  ])('%s %s: %i, as a problem', async (method, path, status, body) => {
    const [{ code }] = await lobby();
    const reply = await call(method, path.replace('{code}', code), { body });
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect(reply).toMatchObject({ status, body: { code: status === 404 ? 'no-such-table' : 'too-large' } });
  });
});

describe('an Origin', () => {
  it.each([
    'null',
    'https://evil.example',
    'https://table.example.evil.example',
    'https://table.example:8443',
    'nonsense',
  ])('of »%s« is refused on every path', async (origin) => {
    const [anna] = await lobby();
    const headers = { origin };
    const replies = await Promise.all([
      call('POST', '/api/tables', { headers, body: {} }),
      call('GET', '/api/openapi.json', { headers }),
      call('GET', `/api/tables/${anna.code}`, { headers }),
      call('POST', `/api/tables/${anna.code}/seats`, { headers, body: { name: 'Dana' } }),
    ]);
    for (const reply of replies) expect(reply).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect((await anna.view()).seats).toHaveLength(3);
  });

  it('of our own is taken, as is none', async () => {
    const [{ code }] = await lobby();
    expect(await call('GET', `/api/tables/${code}`, { headers: { origin: HOST } })).toMatchObject({ status: 200 });
    expect(await call('GET', `/api/tables/${code}`)).toMatchObject({ status: 200 });
  });
});

describe('what is wrong with a command itself', () => {
  let inGame: Awaited<ReturnType<typeof round>>;
  let inLobby: Awaited<ReturnType<typeof lobby>>;

  beforeEach(async () => {
    inGame = await round();
    inLobby = await lobby();
  });

  const told = ({ status, body }: Reply) => `${status} ${body.code}`;
  const elsewhere = { type: 'remove-seat', seat: 7 } as const;
  const notHeld = { type: 'lay', cards: ['k1', 'k2', 'k3', 'k4'], number: 1 } as Intent;

  it('is told for a host’s command: whose it is, then the game, the turn, the seat', async () => {
    const [host, guest] = inGame.players;
    expect(told(await guest.send(elsewhere, { turn: 0 }))).toBe('403 not-allowed');
    expect(told(await host.send(elsewhere, { turn: 0 }))).toBe('409 already-started');
    expect(told(await inLobby[0].send(elsewhere, { turn: 0 }))).toBe('409 stale-turn');
    expect(told(await inLobby[0].send(elsewhere))).toBe('422 illegal-move');
  });

  it('is told for a move: the turn, then whose it is to act, then the cards', async () => {
    const [acting, waiting] = inGame.inTurn;
    expect(told(await waiting.send(notHeld, { turn: 0 }))).toBe('409 stale-turn');
    expect(told(await waiting.send(notHeld))).toBe('409 not-now');
    expect(told(await acting.send(notHeld))).toBe('422 illegal-move');
  });

  it('is told for a new name: the game, then the name', async () => {
    const [, guest] = inGame.players;
    expect(told(await guest.send({ type: 'rename', name: '' }))).toBe('409 already-started');
    const late = await call('POST', `/api/tables/${guest.code}/seats`, { body: { name: '' } });
    expect(told(late)).toBe('409 already-started');
    const full = await lobby(8);
    expect(told(await call('POST', `/api/tables/${full[0].code}/seats`, { body: { name: 'Anna' } }))).toBe(
      '409 table-full',
    );
  });
});
