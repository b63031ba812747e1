import { describe, expect, it } from 'vitest';
import { call, openTable, sit, watch } from '../../worker/client.ts';
import { lobby } from './scenes.ts';

/** A name as code points, as most of these cannot be seen. */
function spelt(name: string): string {
  return [...name].map((character) => character.codePointAt(0)?.toString(16)).join(' ');
}

const NO_NAMES: readonly [what: string, name: string][] = [
  ['nothing', ''],
  ['spaces', '   '],
  ['other spaces', '\u00a0\u2003\u3000'],
  ['a control character', 'An\u0007na'],
  ['NUL', 'Anna\0'],
  ['a line break', 'An\nna'],
  ['a tabulator', 'An\tna'],
  ['a line separator', 'An\u2028na'],
  ['letters turned round', '\u202eannA'],
  ['an isolate that is never ended', 'Anna\u2067'],
  ['a mark of direction', 'Anna\u200f'],
  ['zero width only', '\u200b\u200b'],
  ['zero width between letters', 'An\u200bna'],
  ['a joiner between letters', 'An\u200dna'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeffAnna\ufeffBen'],
  ['a soft hyphen', 'An\u00adna'],
  ['a filler', '\u3164'],
  ['an empty braille pattern', '\u2800'],
  ['a variation selector only', '\ufe0f'],
  ['invisible tags', 'Anna\u{e0041}'],
  ['a mark on nothing', '\u0301'],
  ['marks piled up', 'A\u0300\u0301\u0302\u0303\u0304nna'],
  ['half a character', 'Anna\ud83d'],
  ['the other half', '\ude00Anna'],
  ['private use', 'Anna\ue000'],
  ['an unassigned character', 'Anna\u0378'],
  ['a noncharacter', 'Anna\uffff'],
  ['21 letters', 'a'.repeat(21)],
  ['21 letters that normalising makes of 42', 'e\u0301'.repeat(21)],
  ['21 letters that normalising makes of 21', '\u0958'.repeat(21)],
  ['a thousand letters', 'a'.repeat(1000)],
];

const NAMES: readonly [what: string, typed: string, kept: string][] = [
  ['one letter', 'A', 'A'],
  ['20 letters', 'a'.repeat(20), 'a'.repeat(20)],
  ['20 letters that normalising makes of 40', 'e\u0301'.repeat(20), 'é'.repeat(20)],
  ['spaces around it', '\u3000 Anna \u00a0', 'Anna'],
  ['spaces within it', 'Anna \u2003 Lena', 'Anna Lena'],
  ['another writing', 'Ἀθηνᾶ', 'Ἀθηνᾶ'],
  ['a writing from right to left', 'أنس', 'أنس'],
  ['wide letters', 'ＡＮＮＡ', 'ＡＮＮＡ'],
  ['a family in one picture', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['20 flags', '🇩🇪'.repeat(20), '🇩🇪'.repeat(20)],
  ['what looks like a tag', '<b>&amp;"\'', '<b>&amp;"\''],
  ['a name that every object has', '__proto__', '__proto__'],
];

describe('a name', () => {
  it.each(NO_NAMES)('of %s is no name', async (_, name) => {
    const [anna] = await lobby();
    const { code } = anna;
    const join = await call('POST', `/api/tables/${code}/seats`, { body: { name } });
    expect([spelt(name), join.status, join.body.code]).toEqual([spelt(name), 422, 'bad-name']);
    const renamed = await anna.send({ type: 'rename', name });
    expect([renamed.status, renamed.body.code]).toEqual([422, 'bad-name']);
    expect((await watch(code)).seats.map((seat) => seat.name)).toEqual(['Anna', 'Ben', 'Cem']);
  });

  it.each(NAMES)('with %s is kept trimmed and composed', async (_, typed, kept) => {
    const code = await openTable();
    const dana = await sit(code, typed);
    expect((await dana.view()).seats[0]?.name).toBe(kept);
    const again = await dana.do({ type: 'rename', name: typed });
    expect(again.seats[0]?.name).toBe(kept);
  });

  it.each([
    ['Anna', 'anna'],
    ['Anna', ' ANNA '],
    ['Anna', 'Ａｎｎａ'],
    ['José', 'Jose\u0301'],
    ['Straße', 'STRASSE'],
    ['ﾊﾅ', 'ハナ'],
    ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
  ])('»%s« leaves no room for »%s«', async (taken, name) => {
    const code = await openTable();
    await sit(code, taken);
    const cem = await sit(code, 'Cem');
    expect(await call('POST', `/api/tables/${code}/seats`, { body: { name } })).toMatchObject({
      status: 409,
      body: { code: 'name-taken' },
    });
    expect(await cem.send({ type: 'rename', name })).toMatchObject({ status: 409, body: { code: 'name-taken' } });
    expect((await watch(code)).seats.map((seat) => seat.name)).toEqual([taken, 'Cem']);
  });

  it('may be changed into itself in other letters, and is free again when its seat is', async () => {
    const [anna, ben] = await lobby();
    expect((await anna.do({ type: 'rename', name: 'ANNA' })).seats[0]?.name).toBe('ANNA');
    await anna.do({ type: 'leave' });
    expect((await ben.do({ type: 'rename', name: 'Anna' })).seats[0]?.name).toBe('Anna');
  });
});
