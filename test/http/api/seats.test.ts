import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAY_AFTER_MS, claimed, later, no, table, yes } from '../../table/asked.ts';
import { call, type Player, type Reply, watch } from '../../worker/client.ts';
import { Description } from './described.ts';
import { lobby, whatAllSee } from './scenes.ts';

const MOVE = 'POST /tables/{code}/moves';
const REDEEM = 'POST /tables/{code}/moves/redeem';
const TAKE_BACK = 'POST /tables/{code}/take-back';
const ASK = 'POST /tables/{code}/asks';
const WITHDRAW = 'DELETE /tables/{code}/asks';
const VIEW = 'GET /tables/{code}';

let description: Description;

beforeAll(async () => {
  description = await Description.read();
});

/** Sends a request, and holds its answer to the description. */
async function ask(name: string, code: string, sent: Parameters<typeof call>[2] = {}): Promise<Reply> {
  const [method = '', path = ''] = name.split(' ');
  const reply = await call(method, `/api${path.replace('{code}', code)}`, sent);
  expect(description.faultsOf(name, reply)).toEqual([]);
  return reply;
}

describe('a seat that a program takes along to another device', () => {
  it('answers to the new secret, once, and can be taken back and forth', async () => {
    const [anna, ben] = await lobby();
    const { code } = anna;
    const offered = await ask(MOVE, code, { secret: ben.secret });
    expect(offered).toMatchObject({ status: 201, body: { url: `/t/${code}/move/${offered.body.token}` } });
    const body = { token: offered.body.token };
    const moved = await ask(REDEEM, code, { body });
    expect(moved).toMatchObject({ status: 201, body: { seat: 1 } });
    expect((await ask(VIEW, code, { secret: moved.body.secret })).body.you).toBe(1);
    expect(await ask(VIEW, code, { secret: ben.secret })).toMatchObject({ status: 401 });
    expect(await ask(REDEEM, code, { body })).toMatchObject({ status: 409, body: { code: 'not-now' } });
    expect(await ask(TAKE_BACK, code, { secret: ben.secret })).toMatchObject({ status: 200, body: { seat: 1 } });
    expect(await ask(TAKE_BACK, code, { secret: moved.body.secret })).toMatchObject({ status: 200 });
    expect((await ask(VIEW, code, { secret: moved.body.secret })).body.you).toBe(1);
  });

  it('has one token at a time', async () => {
    const [{ code, secret }] = await lobby();
    const first = await ask(MOVE, code, { secret });
    await ask(MOVE, code, { secret });
    expect(await ask(REDEEM, code, { body: { token: first.body.token } })).toMatchObject({ status: 409 });
  });

  it('changes nothing where it is refused', async () => {
    const players = await lobby();
    const [{ code, secret }] = players;
    const before = await whatAllSee(players);
    const foreign = { origin: 'https://elsewhere.example' };
    expect(await ask(MOVE, code)).toMatchObject({ status: 401 });
    expect(await ask(MOVE, code, { secret: 'made-up' })).toMatchObject({ status: 401 });
    expect(await ask(MOVE, code, { secret, headers: foreign })).toMatchObject({ status: 403 });
    expect(await ask(REDEEM, code, { body: { token: 7 } })).toMatchObject({ status: 400 });
    expect(await ask(REDEEM, code, { body: { token: 'made-up' } })).toMatchObject({ status: 409 });
    expect(await ask(REDEEM, code, { body: { token: 'a' }, headers: foreign })).toMatchObject({ status: 403 });
    expect(await ask(TAKE_BACK, code)).toMatchObject({ status: 401 });
    expect(await ask(TAKE_BACK, code, { secret })).toMatchObject({ status: 401 });
    for (const name of [MOVE, TAKE_BACK, WITHDRAW]) expect(await ask(name, 'zzzzzzzz')).toMatchObject({ status: 404 });
    expect(await whatAllSee(players)).toEqual(before);
  });
});

describe('a seat that is asked for', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What everybody at a table is shown, as the description has it. */
  async function allLook(players: readonly Player[]): Promise<void> {
    for (const { code, secret } of players) await ask(VIEW, code, { secret });
  }

  it('is described, in each state of the ask', async () => {
    const { three, stranger } = await claimed();
    const [anna, , cem] = three;
    await allLook([anna, stranger]);
    await anna.do(yes(stranger));
    await allLook([anna, stranger]);
    await cem.do(no(stranger));
    await allLook([anna, stranger]);
    const again = await ask(ASK, anna.code, { body: { kind: 'claim', seat: 1 } });
    expect(again).toMatchObject({ status: 201 });
    await anna.do({ type: 'let-in', ask: again.body.ask });
    await allLook([anna]);
    await ask(VIEW, anna.code, { secret: again.body.secret });
    expect(await ask(WITHDRAW, anna.code, { secret: again.body.secret })).toMatchObject({ status: 204 });
  });

  it('is refused by name, in the order of all refusals, and nothing changes', async () => {
    const three = await table();
    const [anna, , cem] = three;
    const { code, secret } = anna;
    await later(AWAY_AFTER_MS, [anna, cem]);
    const claim = { kind: 'claim', seat: 1 };
    const before = await watch(code);
    const refusals: [object, number, string][] = [
      [{ body: { ...claim, seat: 8 } }, 400, 'malformed'],
      [{ body: { kind: 'claim' } }, 400, 'malformed'],
      [{ body: { ...claim, name: 'Ben' } }, 400, 'malformed'],
      [{ body: { kind: 'beg', seat: 1 } }, 400, 'malformed'],
      [{ body: { kind: 'take-over', seat: 1 } }, 400, 'malformed'],
      [{ body: claim, secret: 'made-up' }, 401, 'bad-secret'],
      [{ body: claim, headers: { origin: 'null' } }, 403, 'not-allowed'],
      [{ body: { ...claim, seat: 0 } }, 409, 'not-now'],
      [{ body: claim, secret }, 409, 'not-now'],
      [{ body: { ...claim, seat: 5 } }, 422, 'illegal-move'],
      [{ body: { kind: 'take-over', seat: 1, name: 'Dora' } }, 422, 'illegal-move'],
    ];
    for (const [sent, status, named] of refusals) {
      expect([sent, await ask(ASK, code, sent)]).toMatchObject([sent, { status, body: { code: named } }]);
    }
    expect(await ask(ASK, 'zzzzzzzz', { body: claim })).toMatchObject({ status: 404 });
    expect(await ask(WITHDRAW, code, { secret })).toMatchObject({ status: 409 });
    expect({ ...(await watch(code)), now: 0 }).toEqual({ ...before, now: 0 });
  });
});
