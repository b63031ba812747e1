import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { objectOf, watch } from '../worker/client.ts';
import { Browser, codeFrom, tableThroughPages } from './browser.ts';

describe('the secret of a seat', () => {
  it('is a cookie for this table only, out of the reach of scripts, for 30 days', async () => {
    const anna = new Browser();
    const code = codeFrom(await anna.post('/tables', { name: 'Anna' }));
    const cookie = anna.cookieFor(`/t/${code}`) ?? '';
    expect(cookie).toMatch(/^seat=[A-Za-z0-9_-]{22};/);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure', `Path=/t/${code}`, 'Max-Age=2592000']) {
      expect(cookie).toContain(attribute);
    }
    expect(anna.cookieFor('/')).toBeUndefined();
    expect(anna.cookieFor('/t/otherone')).toBeUndefined();
  });

  it('is kept as a hash, and never stands in a page', async () => {
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben']);
    const secret = /^seat=([^;]+)/.exec(browsers[0].cookieFor(`/t/${code}`) ?? '')?.[1] ?? 'none';
    const stored = await runInDurableObject(objectOf(code), (_, { storage }) =>
      JSON.stringify([
        storage.sql.exec('SELECT * FROM people').toArray(),
        storage.sql.exec('SELECT * FROM log').toArray(),
      ]),
    );
    expect(stored).not.toContain(secret);
    expect(await (await browsers[0].get(`/t/${code}`)).text()).not.toContain(secret);
  });

  it('is good for another 30 days with each visit', async () => {
    const { code, browsers } = await tableThroughPages(['Anna']);
    const visit = await browsers[0].get(`/t/${code}`);
    expect(visit.headers.getSetCookie().join()).toContain('Max-Age=2592000');
  });

  it('brings back the same seat, in the lobby and in a round', async () => {
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben', 'Cem']);
    const [anna, ben] = browsers;
    expect(await (await ben?.get(`/t/${code}`))?.text()).toContain('Ben');
    await anna.post(`/t/${code}/do/start`, { key: 'start-1' });
    const again = await (await ben?.get(`/t/${code}`))?.text();
    expect(again).toContain('id="hand"');
  });

  it('that opens no seat any more is taken back, and its browser watches', async () => {
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben', 'Cem']);
    const [anna, ben] = browsers;
    const { turn } = await watch(code);
    await anna.post(`/t/${code}/do/remove-seat`, { seat: '1', turn: `${turn}` });
    const page = await ben?.get(`/t/${code}`);
    expect(page?.status).toBe(200);
    expect(ben?.cookieFor(`/t/${code}`)).toBeUndefined();
  });
});

describe('the code of a table', () => {
  it('has one spelling, to which all others lead', async () => {
    const { code, browsers } = await tableThroughPages(['Anna']);
    const spellings = [
      code.toUpperCase(),
      `${code.slice(0, 4)}-${code.slice(4)}`,
      code.replaceAll('0', 'O').replaceAll('1', 'l'),
    ];
    for (const spelling of spellings.filter((other) => other !== code)) {
      const answer = await browsers[0].get(`/t/${spelling}`);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(`/t/${code}`);
    }
  });

  it('is no other in a form: what a page of ours would not send opens nothing', async () => {
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben', 'Cem']);
    const sent = await browsers[0].post(`/t/${code.slice(0, 4)}-${code.slice(4)}/do/start`, { key: 'start-1' });
    expect(sent.status).toBe(404);
    expect((await browsers[0].get(`/t/${code.slice(0, 4)}-${code.slice(4)}/story`)).headers.get('location')).toBe(
      `/t/${code}/story`,
    );
  });

  it('that opens no table is said kindly, in the language of the reader', async () => {
    const answer = await new Browser().get('/t/zzzzzzzz', { 'accept-language': 'en' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<html lang="en"');
  });
});

describe('joining', () => {
  it('takes a POST: whoever only fetches the link changes nothing', async () => {
    const { code } = await tableThroughPages(['Anna']);
    const before = await watch(code);
    await new Browser().get(`/t/${code}`);
    expect((await new Browser().get(`/t/${code}/join?name=Eve`)).status).toBe(404);
    expect({ ...(await watch(code)), now: 0 }).toEqual({ ...before, now: 0 });
  });

  it('twice from one browser is one seat', async () => {
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben']);
    await browsers[1]?.post(`/t/${code}/join`, { name: 'Ben again' });
    expect((await watch(code)).seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  it('says what is wrong with a name, and keeps what was typed', async () => {
    const { code } = await tableThroughPages(['Anna']);
    const taken = await new Browser().post(`/t/${code}/join`, { name: 'ＡＮＮＡ' });
    expect(taken.headers.get('location')).toBe(`/t/${code}?said=name-taken`);
    const fragment = await new Browser().post(`/t/${code}/join`, { name: 'anna' }, { 'hx-request': 'true' });
    expect(await fragment.text()).toMatch(/<main id="table".*value="anna"/s);
  });

  it('under a bad name opens no table', async () => {
    expect((await new Browser().post('/tables', { name: '  ' })).headers.get('location')).toBe('/?said=bad-name');
  });

  it('a running game makes a watcher of whoever comes late', async () => {
    const { code, browsers } = await tableThroughPages(['Anna', 'Ben', 'Cem']);
    await browsers[0].post(`/t/${code}/do/start`, { key: 'start-1' });
    const late = new Browser();
    expect((await late.get(`/t/${code}`)).status).toBe(200);
    expect((await late.post(`/t/${code}/join`, { name: 'Dana' })).headers.get('location')).toContain('already-started');
    expect((await watch(code)).seats).toHaveLength(3);
  });
});
