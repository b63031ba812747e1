/** Requests as a careless or a malicious program may send them: most are almost right. */
import fc from 'fast-check';

/** Stands for the turn that it is when the request is sent, give or take. */
export interface TurnOff {
  readonly turnOff: number;
}

/** Stands for some cards of the hand of whoever sends the request. */
export interface FromHand {
  readonly fromHand: number;
}

const oddText = fc.oneof(
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.constantFrom('', ' ', '__proto__', 'constructor', 'toString', '\0', '\ud800', '\u202eanna', 'x'.repeat(70)),
);
const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  oddText,
  fc.constantFrom<unknown>(null, -1, 0, 0.5, 8, 1e21, true, [], {}, { length: 3 }),
);
const seat = fc.oneof({ weight: 6, arbitrary: fc.nat(3) }, fc.integer({ min: -1, max: 9 }));
const number = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.integer({ min: 0, max: 9 }));
const cards = fc.oneof(
  { weight: 4, arbitrary: fc.record<FromHand>({ fromHand: fc.integer({ min: 1, max: 3 }) }) },
  fc.array(fc.constantFrom('r1', 'y2', 'g3', 'b6', 'v7', 'k1', 'k9'), { maxLength: 4 }),
);
const name = fc.oneof(fc.constantFrom('Anna', 'Berta', 'Çem', 'ＢＥＮ', '👩‍👧'), oddText);
const id = fc.oneof({ weight: 9, arbitrary: fc.uuid() }, fc.constantFrom('again', 'x'.repeat(64)), oddText);
const turn = fc.record<TurnOff>({ turnOff: fc.constantFrom(0, 0, 0, 0, -1, 1) });

const options = {
  rounds: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
  eventCards: fc.option(fc.boolean(), { nil: undefined }),
  turnSeconds: fc.option(fc.constantFrom(0, 10, 20, 60, 600, 601), { nil: undefined }),
};

const command = fc.oneof(
  fc.record({ type: fc.constant('set-options'), ...options }),
  fc.record({ type: fc.constant('remove-seat'), seat }),
  fc.record({ type: fc.constant('move-seat'), seat, to: seat }),
  fc.record({ type: fc.constant('set-youngest'), seat: fc.option(seat) }),
  fc.record({ type: fc.constant('rename'), name }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('start') }) },
  {
    weight: 9,
    arbitrary: fc.record({ type: fc.constant('lay'), cards, number: fc.option(number, { nil: undefined }) }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('challenge') }) },
  fc.record({
    type: fc.constant('play-event'),
    seat: fc.option(seat, { nil: undefined }),
    card: fc.option(fc.constantFrom('r1', 'y2', 'k1', 'v9'), { nil: undefined }),
    number: fc.option(number, { nil: undefined }),
  }),
  fc.record({ type: fc.constantFrom('more-time', 'pause', 'resume') }),
  fc.record({ type: fc.constant('add-bot'), level: fc.constantFrom('easy', 'normal', 'hard', 'mean') }),
  fc.record({ type: fc.constant('lay-out'), number }),
  fc.record({ type: fc.constant('next-round') }),
  fc.record({ type: fc.constant('end-game'), now: fc.boolean() }),
  fc.record({ type: fc.constantFrom('pass-host', 'dismiss'), seat }),
  fc.record({ type: fc.constant('answer'), ask: number, yes: fc.boolean() }),
  fc.record({ type: fc.constant('let-in'), ask: number }),
  fc.record({ type: fc.constant('rematch') }),
  fc.record({ type: fc.constant('leave') }),
);

/** Now and then one field is missing, another one is there, or one holds something odd. */
function almost(body: fc.Arbitrary<object>): fc.Arbitrary<object> {
  const broken = fc.tuple(body, fc.nat(9), fc.constantFrom('drop', 'add', 'spoil'), oddText, oddValue);
  return fc.oneof(
    { weight: 4, arbitrary: body },
    broken.map(([whole, which, how, key, value]) => {
      const fields = Object.entries(whole);
      const index = which % Math.max(fields.length, 1);
      if (how === 'add') return Object.fromEntries([...fields, [key, value]]);
      if (how === 'drop') return Object.fromEntries(fields.toSpliced(index, 1));
      return Object.fromEntries(fields.map((field, at) => (at === index ? [field[0], value] : field)));
    }),
  );
}

export const newTables = almost(fc.record(options));
export const newSeats = almost(fc.record({ name, id: fc.option(id, { nil: undefined }) }));
const newAsks = almost(
  fc.oneof(fc.record({ kind: fc.constant('claim'), seat }), fc.record({ kind: fc.constant('take-over'), seat, name })),
);
export const commands = almost(fc.record({ id, turn, command: almost(command) }));

const bodies = fc.oneof(
  { weight: 3, arbitrary: commands },
  fc.jsonValue({ maxDepth: 3 }),
  oddText,
  fc.constant('x'.repeat(5000)),
  fc.constant(undefined),
);

const PATHS = [
  ...['/api/tables/{code}/commands', '/api/tables/{code}/seats', '/api/tables/{code}', '/api/tables/{code}/record'],
  ...['/api/tables/{code}/live', '/api/tables', '/api/openapi.json'],
  ...['/api/tables/{code}/asks', '/api/tables/{code}/moves', '/api/tables/{code}/moves/redeem'],
  ...['/api/tables/{code}/take-back', '/t/{code}/ask', '/t/{code}/withdraw', '/t/{code}/move', '/t/{code}/take-back'],
  ...['/api/tables/{code}/record?game=1', '/api/tables/{code}/record?game=%00'],
  ...['/t/{code}', '/t/{code}/story', '/t/{code}/live', '/t/{code}/join', '/t/{code}/do/start', '/t/{code}/do/lay'],
  ...['/', '/tables', '/language', '/rules'],
];

const paths = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...PATHS) },
  fc.tuple(fc.constantFrom('/api/', '/api/tables/{code}', '/t'), fc.webPath()).map(([start, end]) => `${start}${end}`),
);

/** Most bodies go where they belong, by the method that belongs there. */
const target = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(fc.constant('POST'), fc.constant('/api/tables/{code}/commands'), commands) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('POST'), fc.constant('/api/tables/{code}/seats'), newSeats) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('POST'), fc.constant('/api/tables/{code}/asks'), newAsks) },
  fc.tuple(fc.constant('POST'), fc.constant('/api/tables'), newTables),
  { weight: 3, arbitrary: fc.tuple(fc.constant('GET'), paths, fc.constant(undefined)) },
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom('POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'), paths, bodies),
  },
);

/** Mostly the first, so that most requests have no more than one fault. */
function mostly<Value>(usual: Value, ...others: readonly Value[]): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));
}

export interface AlmostRight {
  /** The path has {code} where the code of the table belongs. */
  readonly target: readonly [method: string, path: string, body: unknown];
  /** Which spelling of a code: its own, another one of the same, or none of a table. */
  readonly spelling: string;
  /** Whose secret is shown; 3 is a made-up one, null none. */
  readonly seat: number | null;
  readonly origin: string | null;
  readonly type: string | null;
  readonly upgrade: boolean;
}

export const requests: fc.Arbitrary<AlmostRight> = fc.record({
  target,
  spelling: mostly('own', 'upper', 'dashed', 'unknown', 'odd'),
  seat: fc.oneof({ weight: 9, arbitrary: fc.nat(2) }, fc.constantFrom(3, null)),
  origin: mostly<string | null>(null, 'https://table.example', 'null', 'https://evil.example'),
  type: mostly<string | null>(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain',
    null,
  ),
  upgrade: fc.boolean(),
});
