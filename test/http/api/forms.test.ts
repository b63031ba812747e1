import { exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { call, HOST, openTable, watch } from '../../worker/client.ts';
import { lobby, whatAllSee } from './scenes.ts';

/** Bodies that are no JSON object at all. */
const NO_OBJECT = [
  '',
  '{',
  '{"rounds":3,}',
  "{'rounds':3}",
  'rounds=3',
  '[]',
  '[{}]',
  'null',
  '3',
  '"start"',
  '\0',
  '['.repeat(4000),
];

/** Names that every object inherits, where they were never meant. */
const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

const OPTIONS: readonly object[] = [
  ...[0, 9, -1, 1.5, '3', null, true, [3], {}].map((rounds) => ({ rounds })),
  ...['true', 1, null, []].map((eventCards) => ({ eventCards })),
  ...[1, 19, 601, -20, 20.5, '60', null].map((turnSeconds) => ({ turnSeconds })),
  { Rounds: 3 },
  { rounds: 3, players: 4 },
];

const SEATS: readonly object[] = [
  {},
  ...[undefined, null, 7, ['Anna'], {}, true].map((name) => ({ name, id: 'a' })),
  ...['', 'x'.repeat(65), '\ud800', 7, null, ['a']].map((id) => ({ name: 'Dana', id })),
  { name: 'Dana', seat: 0 },
];

const COMMANDS: readonly object[] = [
  {},
  { id: 'a' },
  { command: { type: 'start' } },
  ...['', 'x'.repeat(65), 'a\udfff', 7, null].map((id) => ({ id, command: { type: 'start' } })),
  ...[null, 'start', ['start'], {}, { type: null }, { type: ['start'] }, { type: 'Start' }].map((command) => ({
    id: 'a',
    turn: 1,
    command,
  })),
  ...INHERITED.map((type) => ({ id: 'a', turn: 1, command: { type } })),
  { id: 'a', command: { type: 'start' }, seat: 0 },
  ...[
    { type: 'start', now: true },
    { type: 'end-game' },
    { type: 'end-game', now: 'true' },
    { type: 'rename' },
    { type: 'rename', name: null },
    { type: 'set-options', rounds: 9 },
    { type: 'set-options', seats: 3 },
    { type: 'remove-seat' },
    ...[-1, 8, 0.5, '0', null].map((seat) => ({ type: 'remove-seat', seat })),
    { type: 'move-seat', seat: 0 },
    { type: 'move-seat', seat: 0, to: 8 },
    { type: 'set-youngest' },
    { type: 'set-youngest', seat: 'Anna' },
    { type: 'lay', number: 1 },
    ...[[], 'r1', ['r8'], ['v0'], ['R1'], ['k5'], ['r1 '], ['r01'], [1], [null], [['r1']], { 0: 'r1' }].map(
      (cards) => ({
        type: 'lay',
        cards,
        number: 1,
      }),
    ),
    { type: 'lay', cards: Array.from({ length: 40 }, () => 'r1'), number: 1 },
    ...[0, 8, 1.5, '1', null].map((number) => ({ type: 'lay', cards: ['r1'], number })),
    { type: 'add-bot' },
    { type: 'add-bot', level: 'mean' },
    { type: 'play-event', seat: 8 },
    { type: 'play-event', card: 'joker' },
    { type: 'play-event', cards: ['r1'] },
    { type: 'more-time', seconds: 60 },
    { type: 'pause', now: true },
    { type: 'lay-out' },
    { type: 'lay-out', number: 8 },
  ].map((command) => ({ id: 'a', turn: 1, command })),
  ...[-1, 1.5, '1', null, 2 ** 60].map((turn) => ({ id: 'a', turn, command: { type: 'challenge' } })),
  // Without a turn where one is required.
  ...[
    { type: 'lay', cards: ['r1'], number: 1 },
    { type: 'challenge' },
    { type: 'play-event' },
    { type: 'more-time' },
    { type: 'remove-seat', seat: 1 },
    { type: 'move-seat', seat: 1, to: 0 },
    { type: 'set-youngest', seat: null },
  ].map((command) => ({ id: 'a', command })),
];

const inherited = INHERITED.flatMap((key) => [`{"${key}":{"rounds":3}}`, `{"${key}":"x","id":"a","name":"Dana"}`]);
const inheritedInCommand = INHERITED.map((key) => `{"id":"a","command":{"type":"start","${key}":{}}}`);

describe.each([
  ['/tables', [...NO_OBJECT, ...inherited, ...OPTIONS]],
  ['/tables/{code}/seats', [...NO_OBJECT, ...inherited, ...SEATS]],
  ['/tables/{code}/commands', [...NO_OBJECT, ...inherited, ...inheritedInCommand, ...COMMANDS]],
] as const)('a body of the wrong form at %s', (path, bodies) => {
  it('is malformed, whatever is wrong with it, and changes nothing', async () => {
    const players = await lobby();
    const [{ code, secret }] = players;
    const before = await whatAllSee(players);
    for (const body of bodies) {
      const {
        status,
        headers,
        body: answer,
      } = await call('POST', `/api${path.replace('{code}', code)}`, { secret, body });
      const type = headers.get('content-type');
      expect({ body, status, type, code: answer.code }).toEqual({
        body,
        status: 400,
        type: 'application/problem+json',
        code: 'malformed',
      });
    }
    expect(await whatAllSee(players)).toEqual(before);
  });
});

describe('a refusal of the form', () => {
  it.each([
    [{ id: 'a', command: { type: 'lay', cards: ['r1'], number: 1 } }, /^turn: /],
    [{ id: 'a', turn: 1, command: { type: 'lay', cards: ['x1'], number: 1 } }, /^command\.cards\.0: /],
    [{ id: 'a', turn: 1, command: { type: 'dance' } }, /^command\.type: /],
    [{ id: 'a', command: { type: 'start', quickly: true } }, /^command: .*quickly/],
    [{ command: { type: 'start' } }, /^id: /],
  ])('says where: %j', async (body, detail) => {
    const [{ code, secret }] = await lobby();
    const refused = await call('POST', `/api/tables/${code}/commands`, { secret, body });
    expect(refused.body.detail).toMatch(detail);
  });
});

describe('a body', () => {
  it.each([
    ['text/plain', 400],
    ['application/x-www-form-urlencoded', 400],
    ['multipart/form-data; boundary=x', 400],
    ['application/jsonp', 400],
    ['', 400],
    ['application/json; charset=utf-8', 201],
    ['Application/JSON', 201],
  ])('of content type »%s«: %i', async (type, status) => {
    const reply = await call('POST', '/api/tables', { body: '{"rounds":3}', headers: { 'content-type': type } });
    expect(reply.status).toBe(status);
  });

  it('of bytes without a content type is not taken', async () => {
    const body = new TextEncoder().encode('{"rounds":3}');
    const { status } = await exports.default.fetch(`${HOST}/api/tables`, { method: 'POST', body });
    expect(status).toBe(400);
  });

  it('may be missing where there is nothing to choose', async () => {
    expect(await call('POST', '/api/tables')).toMatchObject({ status: 201 });
  });

  it('has 4096 bytes at most, counted as they come in', async () => {
    const sized = (bytes: number) => '{"rounds":3}'.padEnd(bytes);
    expect((await call('POST', '/api/tables', { body: sized(4096) })).status).toBe(201);
    expect((await call('POST', '/api/tables', { body: sized(4097) })).status).toBe(413);
    // Fewer than 4096 characters, but more bytes.
    expect((await call('POST', '/api/tables', { body: { rounds: '€'.repeat(1400) } })).status).toBe(413);
  });

  it('that comes in pieces, its length untold, is stopped at the same size', async () => {
    const piece = new TextEncoder().encode(' '.repeat(1000));
    const pieces = (count: number) =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{}'));
          for (let index = 0; index < count; index += 1) controller.enqueue(piece);
          controller.close();
        },
      });
    const send = (count: number) =>
      exports.default.fetch(`${HOST}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: pieces(count),
      });
    expect((await send(4)).status).toBe(201);
    const refused = await send(5);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: 'too-large' });
  });
});

describe('the options of a new table', () => {
  it.each([
    [{}, { rounds: 8, eventCards: true, turnSeconds: 60 }],
    [
      { rounds: 1, eventCards: false, turnSeconds: 0 },
      { rounds: 1, eventCards: false, turnSeconds: 0 },
    ],
    [
      { rounds: 8, turnSeconds: 20 },
      { rounds: 8, eventCards: true, turnSeconds: 20 },
    ],
    [{ turnSeconds: 600 }, { rounds: 8, eventCards: true, turnSeconds: 600 }],
  ])('%j are %j', async (chosen, options) => {
    expect((await watch(await openTable(chosen))).options).toEqual(options);
  });
});
