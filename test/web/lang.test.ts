import { describe, expect, it } from 'vitest';
import { pickLang } from '../../web/words/index.ts';

describe('the language somebody reads', () => {
  it.each([
    [null, null, 'de'],
    ['', null, 'de'],
    ['fr, it;q=0.8', null, 'de'],
    ['en', null, 'en'],
    ['en-GB,en;q=0.9', null, 'en'],
    ['de-AT', null, 'de'],
    ['fr;q=1, en;q=0.7, de;q=0.6', null, 'en'],
    ['en;q=0.3, de;q=0.8', null, 'de'],
    ['de;q=0, en;q=0.1', null, 'en'],
    ['EN-us', null, 'en'],
    ['*', null, 'de'],
    ['en;q=abc', null, 'en'],
    ['de', 'en', 'en'],
    ['en', 'de', 'de'],
    ['en', 'klingon', 'en'],
  ])('asked for %s with the choice %s, shows %s', (header, cookie, lang) => {
    expect(pickLang(header, cookie)).toBe(lang);
  });
});
