import { beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../../worker/rules/view.ts';
import { picks } from '../../worker/choose.ts';
import { call, type Player, type Reply } from '../../worker/client.ts';
import { Description } from './described.ts';
import { Listener } from './listener.ts';
import { chooseAny, drawFrom, lobby, type Players } from './scenes.ts';

// What the contract names; more may be added to each of these.
const ROUTES = [
  'POST /tables',
  'POST /tables/{code}/seats',
  'GET /tables/{code}',
  'POST /tables/{code}/commands',
  'GET /tables/{code}/record',
  'GET /tables/{code}/live',
];

const COMMANDS = [
  ...['set-options', 'add-bot', 'remove-seat', 'move-seat', 'set-youngest', 'rename', 'start'],
  ...['lay', 'challenge', 'lay-out', 'play-event', 'more-time', 'pause', 'resume'],
  ...['next-round', 'end-game', 'rematch', 'leave'],
];

const OF_TURN = ['lay', 'challenge', 'play-event', 'more-time', 'remove-seat', 'move-seat', 'set-youngest'];

const CODES = [
  ...['400 malformed', '401 bad-secret', '403 not-allowed', '404 no-such-table', '413 too-large'],
  ...['409 stale-turn', '409 table-full', '409 name-taken', '409 already-started', '409 not-now'],
  ...['422 illegal-move', '422 bad-name'],
];

let description: Description;

beforeAll(async () => {
  description = await Description.read();
});

describe('the description', () => {
  it('is OpenAPI 3.1 and complete in itself', () => {
    const { openapi, info, components } = description.document;
    expect(openapi).toBe('3.1.0');
    expect(info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const references = JSON.stringify(description.document).match(/"\$ref":"[^"]+"/g) ?? [];
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const name = /^"\$ref":"#\/components\/schemas\/(\w+)"$/.exec(reference)?.[1] ?? reference;
      expect(components.schemas).toHaveProperty(name);
    }
  });

  it('names every route', () => {
    expect(description.operations).toEqual(expect.arrayContaining(ROUTES));
    for (const route of ROUTES.filter((name) => name.includes('{code}'))) {
      const { parameters } = description.operation(route);
      expect(parameters).toContainEqual(expect.objectContaining({ name: 'code', in: 'path', required: true }));
    }
  });

  it('names every command, and which of them answer a turn', () => {
    const [answering, others] = description.document.components.schemas.CommandRequest.anyOf;
    const types = ({ properties }: typeof answering): string[] =>
      properties.command.oneOf.map((form: typeof answering) => form.properties.type.enum[0]);
    expect([...types(answering), ...types(others)]).toEqual(expect.arrayContaining(COMMANDS));
    for (const type of COMMANDS)
      expect([type, types(answering).includes(type)]).toEqual([type, OF_TURN.includes(type)]);
    expect(answering.required).toContain('turn');
    expect(others.required).not.toContain('turn');
  });

  it('names every code, under its status', () => {
    const named = ROUTES.flatMap((route) =>
      Object.keys(description.operation(route).responses)
        .map(Number)
        .filter((status) => status >= 400)
        .flatMap((status) => description.codes(route, status).map((code) => `${status} ${code}`)),
    );
    expect(named).toEqual(expect.arrayContaining(CODES));
    const { code } = description.document.components.schemas.Problem.properties;
    expect(code.enum).toEqual(expect.arrayContaining(CODES.map((each) => each.slice(4))));
  });

  it('says which requests need a secret and which may show one', () => {
    const security = (name: string) => description.operation(name).security;
    expect(security('POST /tables/{code}/commands')).toEqual([{ seat: [] }]);
    for (const open of ROUTES.filter((name) => name.includes('{code}') && !name.endsWith('commands'))) {
      expect(security(open)).toEqual([{ seat: [] }, {}]);
    }
    expect(description.document.components.securitySchemes.seat).toMatchObject({ type: 'http', scheme: 'bearer' });
  });
});

/** Asks, and holds the answer to the description. */
async function ask(
  name: string,
  code: string,
  sent: { secret?: string; body?: object; query?: string } = {},
): Promise<Reply> {
  const [method = '', path = ''] = name.split(' ');
  const { query = '', ...rest } = sent;
  const reply = await call(method, `/api${path.replace('{code}', code)}${query}`, rest);
  expect(description.faultsOf(name, reply)).toEqual([]);
  return reply;
}

const VIEW = 'GET /tables/{code}';
const COMMAND = 'POST /tables/{code}/commands';
const RECORD = 'GET /tables/{code}/record';

/** Looks at a table as everybody. @returns what a spectator sees */
async function lookAsAll(players: Players): Promise<View> {
  const [{ code }] = players;
  for (const { secret } of players) await ask(VIEW, code, { secret });
  return (await ask(VIEW, code)).body;
}

describe('in a whole game', () => {
  it('every answer and every frame is as the description says', async () => {
    const players = await lobby(5, { rounds: 2 });
    const [host, guest] = players;
    const { code } = host;
    await drawFrom(code, 5);
    const pick = picks(5);
    const listener = await Listener.open(code, guest.secret);
    const phases = new Set<string>();
    let ids = 0;
    const command = async ({ secret }: Player, intent: object, turn = 0): Promise<View> => {
      ids += 1;
      const { status, body } = await ask(COMMAND, code, { secret, body: { id: `${ids}`, turn, command: intent } });
      expect(status).toBe(200);
      return body.view;
    };

    let view = await lookAsAll(players);
    while (view.phase !== 'game-over') {
      // Everybody looks in every phase, and now and then in between: that is enough to see all that a view can hold.
      if (!phases.has(view.phase) || pick(6) === 0) await lookAsAll(players);
      phases.add(view.phase);
      if (view.phase === 'lobby') view = await command(host, { type: 'start' });
      else if (view.phase === 'round-over') {
        await command(guest, { type: 'next-round' });
        await lookAsAll(players);
        view = await command(host, { type: 'next-round' });
      } else {
        const acting = players[view.round?.toAct ?? 0] ?? host;
        const seen: View = (await ask(VIEW, code, { secret: acting.secret })).body;
        view = await command(acting, chooseAny(seen, pick) ?? {}, seen.turn);
      }
    }
    await lookAsAll(players);
    expect([...phases].sort()).toEqual(['lead', 'lobby', 'respond', 'round-over']);
    expect((await ask(RECORD, code)).body.rounds).toHaveLength(2);

    await listener.hears(view.version);
    const { schema } = description.operation(VIEW).responses[200].content['application/json'];
    for (const heard of listener.views) expect(description.faults(schema, heard)).toEqual([]);
    listener.close();
  });
});

describe('what is refused', () => {
  it('is as the description says, too', async () => {
    const [{ code, secret }, ben] = await lobby();
    await ask('POST /tables', code, { body: { rounds: 0 } });
    await ask('POST /tables/{code}/seats', code, { body: { name: '' } });
    await ask('POST /tables/{code}/seats', code, { body: { name: 'Anna' } });
    await ask('POST /tables/{code}/seats', code, { body: { name: 'x'.repeat(5000) } });
    await ask('POST /tables/{code}/seats', code, { secret: 'made-up', body: { name: 'Dana' } });
    await ask(VIEW, 'zzzzzzzz');
    await ask(VIEW, code, { secret: 'made-up' });
    await ask(COMMAND, code, { secret, body: {} });
    await ask(COMMAND, code, { body: { id: 'a', command: { type: 'start' } } });
    await ask(COMMAND, code, { secret: ben.secret, body: { id: 'a', command: { type: 'start' } } });
    const [host] = await lobby(8);
    await ask(COMMAND, host.code, {
      secret: host.secret,
      body: { id: 'a', command: { type: 'add-bot', level: 'easy' } },
    });
    await ask(RECORD, code);
    await ask(RECORD, code, { query: '?game=x' });
    await ask('GET /tables/{code}/live', code);
  });
});
