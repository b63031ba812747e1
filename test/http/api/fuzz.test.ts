import { exports } from 'cloudflare:workers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { View } from '../../../worker/rules/view.ts';
import { call, HOST, watch } from '../../worker/client.ts';
import { Description } from './described.ts';
import { type AlmostRight, commands, newSeats, newTables, requests } from './requests.ts';
import { lobby, type Players, round } from './scenes.ts';

const MOMENTS = ['lobby', 'round', 'after the game'] as const;
type Moment = (typeof MOMENTS)[number];

async function tableAt(moment: Moment): Promise<Players> {
  if (moment === 'lobby') return lobby();
  const { players } = await round();
  if (moment === 'after the game') await players[0].do({ type: 'end-game', now: true });
  return players;
}

/** Tables at each of these moments, a fresh one after so many requests, as some of these leave little to ask for. */
function tables(requestsEach: number): (moment: Moment) => Promise<Players> {
  const open = new Map<Moment, { players: Players; left: number }>();
  return async (moment) => {
    const table = open.get(moment) ?? { players: await tableAt(moment), left: requestsEach };
    if (table.left > 1) open.set(moment, { ...table, left: table.left - 1 });
    else open.delete(moment);
    return table.players;
  };
}

/** Fills in what only the table knows: the turn that it is, and the cards in a hand. */
function filledIn(value: unknown, { turn, hand }: View): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  if ('turnOff' in value) return turn + Number(value.turnOff);
  if ('fromHand' in value) return (hand ?? []).slice(0, Number(value.fromHand));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, filledIn(inner, { turn, hand } as View)]),
  );
}

function spelt(code: string, spelling: string): string {
  switch (spelling) {
    case 'upper':
      return code.toUpperCase();
    case 'dashed':
      return `${code.slice(0, 4)}-${code.slice(4)}`;
    case 'unknown':
      return 'zzzzzzzz';
    case 'odd':
      return '%ED%A0%80%FF';
    default:
      return code;
  }
}

async function send(players: Players, wild: AlmostRight, seen: View): Promise<Response> {
  const [{ code }] = players;
  const secret = wild.seat === null ? null : (players[wild.seat]?.secret ?? 'made-up');
  const [method, where, what] = wild.target;
  const path = where.replaceAll('{code}', spelt(code, wild.spelling));
  const body = typeof what === 'string' ? what : JSON.stringify(filledIn(what, seen));
  return exports.default.fetch(
    new Request(`${HOST}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(secret === null ? {} : { authorization: `Bearer ${secret}`, cookie: `seat=${secret}` }),
        ...(wild.origin === null ? {} : { origin: wild.origin }),
        ...(wild.type === null ? {} : { 'content-type': wild.type }),
        ...(wild.upgrade && method === 'GET' ? { upgrade: 'websocket' } : {}),
        ...(where.startsWith('/api') ? {} : { 'sec-fetch-site': 'same-origin' }),
      },
      ...(method === 'GET' || method === 'HEAD' || body === undefined ? {} : { body }),
    }),
  );
}

describe('whatever is sent', () => {
  it('is never answered with a failure, and what the API refuses is a problem that changed nothing', async () => {
    let accepted = 0;
    const tableFor = tables(60);
    const property = fc.asyncProperty(fc.constantFrom(...MOMENTS), requests, async (moment, wild) => {
      const players = await tableFor(moment);
      const [{ code }] = players;
      // Whoever asks is noted as present, which may be a change of its own: so the asking seat looks first.
      const seen = await (players[wild.seat ?? 0] ?? players[0]).view();
      const before = (await watch(code)).version;
      const response = await send(players, wild, seen);
      if (response.status < 300) accepted += 1;
      response.webSocket?.accept();
      response.webSocket?.close();
      expect(response.status).toBeLessThan(500);
      const text = await response.text();
      if (response.status < 400 || !wild.target[1].startsWith('/api')) return;
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      if (wild.target[0] !== 'HEAD') expect(JSON.parse(text)).toMatchObject({ status: response.status });
      expect((await watch(code)).version).toBe(before);
    });
    await fc.assert(property, { numRuns: 300, endOnFailure: true });
    // Otherwise the requests would be so wrong that they tell little.
    expect(accepted).toBeGreaterThan(0);
  }, 60_000);
});

describe.each([
  ['POST /tables', newTables],
  ['POST /tables/{code}/seats', newSeats],
  ['POST /tables/{code}/commands', commands],
] as const)('a body of %s', (route, bodies) => {
  it('is malformed exactly where the description does not allow it', async () => {
    const description = await Description.read();
    const players = await lobby();
    const [{ code, secret }] = players;
    const seen = await players[0].view();
    const property = fc.asyncProperty(bodies, async (body) => {
      // Such an id is no text that could be stored, which no schema can say.
      fc.pre(JSON.stringify(body).isWellFormed() && !/\\ud[89a-f]/.test(JSON.stringify(body)));
      const sent = JSON.parse(JSON.stringify(filledIn(body, seen)));
      const path = route.replace('POST ', '/api').replace('{code}', code);
      const { status } = await call('POST', path, { secret, body: sent });
      expect({ sent, malformed: status === 400 }).toEqual({ sent, malformed: !description.takes(route, sent) });
    });
    await fc.assert(property, { numRuns: 150, endOnFailure: true });
  });
});
