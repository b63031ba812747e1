import { describe, expect, it } from 'vitest';
import { call } from '../../worker/client.ts';
import { lobby, whatAllSee } from './scenes.ts';

describe('bad-secret 401', () => {
  const made = 'AAAAAAAAAAAAAAAAAAAAAA';
  const start = { id: 'the-id', command: { type: 'start' } };

  it.each([
    ['a secret that nobody has', async () => made],
    ['no secret at all', async () => ''],
    ['the secret of another table', async () => (await lobby())[0].secret],
    ['no secret for a command', async () => undefined],
  ])('%s: the command is not carried out, and its id stays free', async (_, find) => {
    const players = await lobby();
    const [anna] = players;
    const before = await whatAllSee(players);
    const refused = await call('POST', `/api/tables/${anna.code}/commands`, { secret: await find(), body: start });
    expect(refused).toMatchObject({ status: 401, body: { code: 'bad-secret' } });
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(await whatAllSee(players)).toEqual(before);
    expect((await call('POST', `/api/tables/${anna.code}/commands`, { secret: anna.secret, body: start })).status).toBe(
      200,
    );
  });

  it.each(['', '/record', '/live'])('a wrong secret looks at nothing under %s', async (path) => {
    const [anna] = await lobby();
    const headers = { upgrade: 'websocket' };
    const refused = await call('GET', `/api/tables/${anna.code}${path}`, { secret: made, headers });
    expect(refused).toMatchObject({ status: 401, body: { code: 'bad-secret' } });
  });

  it('the secret of a seat that was freed', async () => {
    const [anna, ben] = await lobby();
    await anna.do({ type: 'remove-seat', seat: 1 });
    expect(await ben.send({ type: 'rename', name: 'Berta' }, { turn: 0 })).toMatchObject({ status: 401 });
  });
});
