import { h, type JSX } from 'preact';
import { describe, expect, it } from 'vitest';
import { HomePage } from '../../web/pages/home.tsx';
import { LegalPage } from '../../web/pages/legal.tsx';
import { MessagePage } from '../../web/pages/message.tsx';
import { renderPage } from '../../web/pages/render.ts';
import { RulesPage } from '../../web/pages/rules.tsx';
import { StoryPage } from '../../web/pages/story.tsx';
import { LANGS, words } from '../../web/words/index.ts';
import { attributes, pageOf, tags } from './html.ts';
import { respond, roundOver, waiting } from './samples.ts';

const operator = { name: 'Erika Muster', address: 'Weg 1\n12345 Ort', email: 'erika@example.org' };
const KINDS = ['no-such-table', 'not-found', 'not-allowed', 'too-large', 'malformed', 'broken'] as const;

const PAGES = LANGS.flatMap((lang): [string, string, JSX.Element][] => [
  ['home', lang, h(HomePage, { lang })],
  ['rules', lang, h(RulesPage, { lang })],
  ['story', lang, h(StoryPage, { lang, view: roundOver, story: roundOver.story })],
  ['impressum', lang, h(LegalPage, { lang, kind: 'impressum', operator })],
  ['impressum of nobody', lang, h(LegalPage, { lang, kind: 'impressum', operator: null })],
  ['datenschutz', lang, h(LegalPage, { lang, kind: 'datenschutz', operator })],
  ...KINDS.map((kind): [string, string, JSX.Element] => [kind, lang, h(MessagePage, { lang, kind })]),
]);

describe.each(PAGES)('%s in %s', (_name, lang, page) => {
  const html = renderPage(page);

  it('is a whole page in its language with one heading', () => {
    expect(html).toMatch(/^<!doctype html><html lang="/);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(tags(html, 'h1')).toHaveLength(1);
    expect(tags(html, 'title')).toHaveLength(1);
    expect(html).not.toContain('undefined');
  });

  it('keeps to the content security policy and gives every id once', () => {
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
    const ids = attributes(html, 'id');
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('can be read in the other language', () => {
    expect(html).toContain('action="/language"');
    expect(html).toContain(`value="${lang === 'de' ? 'en' : 'de'}"`);
  });
});

describe('home', () => {
  it('makes a table out of one name', () => {
    const html = renderPage(h(HomePage, { lang: 'de', refused: 'bad-name', typed: '<i>' }));
    expect(html).toContain('action="/tables"');
    expect(html).toContain('value="&lt;i>"');
    expect(html).toContain(words('de').site.refused['bad-name']);
  });

  it('has a place for the tables of this browser, hidden until a script has any', () => {
    const html = renderPage(h(HomePage, { lang: 'de' }));
    const section = tags(html, 'section').find((tag) => tag.includes('id="tables"')) ?? '';
    expect(section).toContain(' hidden');
    expect(section).toContain('data-turn="# ist dran."');
    expect(section).toContain('data-turn-bot="# (Computer) ist dran."');
    expect(html).toContain('<ul id="tables-list"></ul>');
  });
});

describe('the tab of a table page', () => {
  it('says that it is my turn, without scripts, too', () => {
    expect(pageOf(respond)).toContain('<title>Du bist dran! · Schwindelkönig</title>');
    expect(pageOf(respond)).toContain('id="icon" href="/favicon-turn.svg"');
    expect(pageOf(waiting)).toContain('<title>Schwindelkönig · k7m2qx9t</title>');
    expect(pageOf(waiting)).toContain('id="icon" href="/favicon.svg"');
  });
});

describe('the story of a round', () => {
  it('is all there, oldest first, with the cards that were turned up', () => {
    const html = renderPage(h(StoryPage, { lang: 'de', view: roundOver, story: roundOver.story }));
    expect(html.indexOf('Dilara gibt, du fängst an')).toBeLessThan(html.indexOf('Du legst 2 Karten als Drei'));
    expect(html).toContain('Ben hat alle vier Könige und verliert die Runde.');
    expect(html).toContain('>Rote 3<');
  });
});

describe('the legal pages', () => {
  it('show who runs this', () => {
    const html = renderPage(h(LegalPage, { lang: 'de', kind: 'impressum', operator }));
    for (const text of ['Erika Muster', '12345 Ort', 'mailto:erika@example.org']) expect(html).toContain(text);
  });

  it('say what stays in the browser', () => {
    for (const [lang, text] of [
      ['de', 'Die Liste bleibt in diesem Browser'],
      ['en', 'The list stays in this browser'],
    ] as const)
      expect(renderPage(h(LegalPage, { lang, kind: 'datenschutz', operator }))).toContain(text);
  });
});
