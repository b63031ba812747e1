import { describe, expect, it } from 'vitest';
import type { View } from '../../worker/rules/view.ts';
import { attributes, mainOf, pageOf, tags, textOf } from './html.ts';
import * as tables from './samples.ts';
import { crowdedLobby, TABLES } from './tables.ts';

const ALL = Object.entries(TABLES).flatMap(([name, view]) =>
  (['de', 'en'] as const).map((lang) => [name, lang, view] as const),
);

/** Cards that a view holds anywhere. */
const cardsIn = (view: View) => new Set(JSON.stringify(view).match(/(?<=")(?:[rygbv][1-7]|k[1-4])(?=")/g) ?? []);
const actions = (html: string) => attributes(html, 'action');

describe.each(ALL)('%s in %s', (_name, lang, view) => {
  const main = mainOf(view, lang);
  const page = pageOf(view, lang);

  it('keeps to the content security policy', () => {
    expect(page).not.toMatch(/\sstyle=/);
    expect(page).not.toMatch(/\son\w+=/);
    expect(page).not.toMatch(/hx-on|js:|javascript:|data:/);
    expect(tags(page, 'script').every((tag) => tag.includes(' src="/'))).toBe(true);
    expect(page).toMatch(/<script[^>]*><\/script>/);
  });

  it('gives every id once', () => {
    const ids = attributes(page, 'id');
    expect(ids.length).toBe(new Set(ids).size);
    expect(ids.every((id) => id !== '' && !/\s/.test(id))).toBe(true);
  });

  it('has forms that work by themselves, and no field that hides a form’s own id', () => {
    for (const form of tags(page, 'form')) {
      expect(form).toContain('method="post"');
      expect(form).toMatch(/ action="\/[^"]+"/);
      expect(form).toMatch(/ id="[^"]+"/);
    }
    expect(attributes(page, 'name')).not.toContain('id');
  });

  it('names every field and button', () => {
    const fields = tags(main, 'input').filter((tag) => !tag.includes('type="hidden"'));
    for (const field of fields) {
      const id = attributes(field, 'id')[0];
      expect(field.includes('aria-label=') || main.includes(`for="${id}"`), field).toBe(true);
    }
  });

  it('shows no card that the view does not hold', () => {
    const allowed = cardsIn(view);
    for (const [id] of main.matchAll(/\b(?:[rygbv][1-7]|k[1-4])\b/g)) expect(allowed).toContain(id);
  });

  it('is the same bytes every time', () => {
    expect(mainOf(structuredClone(view), lang)).toBe(main);
    expect(page).toContain(main);
    expect(main).toContain(`data-version="${view.version}"`);
  });

  it('has one live region for the news, first of all', () => {
    expect(main.match(/aria-live/g)).toHaveLength(1);
    expect(main.indexOf('id="news"')).toBeLessThan(200 + main.indexOf('</h1>'));
  });
});

describe('in the lobby', () => {
  it('the host can start, set rounds, and change every seat', () => {
    const html = mainOf(tables.lobbyHost);
    for (const command of ['start', 'set-options', 'move-seat', 'remove-seat', 'set-youngest', 'rename', 'leave'])
      expect(actions(html)).toContain(`/t/k7m2qx9t/do/${command}`);
    expect(attributes(html, 'id')).not.toContain('remove-Anna');
    expect(html).toContain('schwindel.example');
  });

  it('a host with too few seats is told what is missing', () => {
    const html = mainOf(tables.lobbyAlone);
    expect(html).toMatch(/id="start-button"[^>]*disabled/);
    expect(textOf(html, 'start-why')).toBe('Es fehlen noch 2 Leute, dann kann es losgehen.');
  });

  it('a guest can rename themselves, move to another device and leave, and no more', () => {
    expect(new Set(actions(mainOf(tables.lobbyGuest)))).toEqual(
      new Set(['/t/k7m2qx9t/do/rename', '/t/k7m2qx9t/move', '/t/k7m2qx9t/do/leave']),
    );
  });

  it('whoever opens the link can sit down, unless the table is full', () => {
    expect(actions(mainOf(tables.lobbyVisitor))).toEqual(['/t/k7m2qx9t/join']);
    expect(actions(mainOf(tables.lobbyFull))).toEqual([]);
    expect(textOf(mainOf(tables.lobbyFull), 'news')).toContain('Der Tisch ist voll');
  });

  it('gives a refused name back to be mended', () => {
    const html = mainOf(tables.lobbyVisitor, 'de', { refused: 'name-taken', typed: 'An"na' });
    expect(html).toContain('value="An&quot;na"');
    expect(textOf(html, 'note')).toBe('So heißt hier schon jemand. Nimm einen anderen Namen.');
  });

  it('shows a name as text, whatever it holds', () => {
    const html = mainOf(crowdedLobby);
    expect(html).not.toContain('<b>Bobby');
    expect(html).toContain('&lt;b>Bobby&lt;/b> &amp; &quot;Co&quot;');
  });
});

describe('playing', () => {
  it('a leader picks cards and one of the callable numbers', () => {
    const html = mainOf(tables.honest);
    const numbers = tags(html, 'input').filter((tag) => tag.includes('name="number"') && tag.includes('radio'));
    expect(numbers.map((tag) => attributes(tag, 'value')[0])).toEqual(['1', '3', '4', '5', '7']);
    expect(tags(html, 'input').filter((tag) => tag.includes('name="cards"'))).toHaveLength(8);
    expect(html).toContain('value="lay-17"');
    expect(actions(html)).not.toContain('/t/k7m2qx9t/do/challenge');
  });

  it('whoever answers may lay or challenge, without naming a number', () => {
    const html = mainOf(tables.respond);
    expect(html).not.toContain('type="radio"');
    expect(actions(html)).toContain('/t/k7m2qx9t/do/challenge');
    expect(textOf(html, 'lay')).toBe('Ausgewählte Karten legen');
    expect(html).toContain('data-many="# Karten als @ legen"');
    expect(textOf(html, 'lay-out-5-button')).toBe('Fünfen rauslegen');
  });

  it('whoever must challenge sees nothing else to press', () => {
    const html = mainOf(tables.mustChallenge);
    expect(attributes(html, 'id')).not.toContain('lay');
    expect(textOf(html, 'news')).toContain('Du musst anzweifeln');
  });

  it('whoever waits can pick cards, but press nothing', () => {
    const html = mainOf(tables.waiting);
    expect(attributes(html, 'id')).toContain('card-r3');
    expect(attributes(html, 'id')).not.toContain('lay');
    expect(actions(html)).not.toContain('/t/k7m2qx9t/do/challenge');
    expect(textOf(html, 'news')).toContain('Ben ist dran, aber gerade weg.');
  });

  it('keeps every card’s id whether it is my turn or not', () => {
    const cards = (view: View) => attributes(mainOf(view), 'id').filter((id) => id.startsWith('card-'));
    expect(cards(tables.waiting)).toEqual(cards(tables.respond));
  });

  it('tells call, pile and last lay', () => {
    const text = textOf(mainOf(tables.respond), 'centre');
    expect(text).toContain('Angesagt3');
    expect(text).toContain('Im Stapel5 Karten');
    expect(text).toContain('3 Karten Dilara');
    expect(text).toContain('Rausgelegt: 2 und 6');
  });

  it('shows a challenge until the next lay', () => {
    const text = textOf(mainOf(tables.revealed), 'centre');
    expect(text).toContain('Gelogen!');
    expect(text).toContain('Ben deckt auf: gelogen! Du nimmst 7 Karten.');
    expect(mainOf({ ...tables.waiting, lastReveal: tables.revealed.lastReveal })).not.toContain('Gelogen!');
  });

  it('a watcher has no hand, and nothing to press but to say that they are somebody who is away', () => {
    const html = mainOf(tables.watcher);
    expect(actions(html)).toEqual(['/t/k7m2qx9t/ask']);
    expect(html).not.toContain('name="cards"');
    expect(textOf(html, 'news')).toContain('Du schaust zu.');
  });

  it('sets others in the order in which they sit, from my left on', () => {
    const html = mainOf({ ...tables.waiting, you: 2 });
    expect(attributes(html, 'id').filter((id) => /^seat-\d/.test(id))).toEqual(['seat-3', 'seat-0', 'seat-1']);
  });
});

describe('after a round and after the game', () => {
  it('the host goes on, others ask, and who has asked waits', () => {
    expect(textOf(mainOf(tables.roundOver), 'next-round-button')).toBe('Nächste Runde');
    expect(textOf(mainOf(tables.roundOverGuest), 'next-round-button')).toBe('Ich bin bereit');
    expect(actions(mainOf(tables.roundOverAsked))).not.toContain('/t/k7m2qx9t/do/next-round');
    expect(textOf(mainOf(tables.roundOverGuest), 'bar')).toContain('Bereit: Cleo');
  });

  it('shows all hands and what they cost', () => {
    const html = mainOf(tables.roundOver);
    expect(textOf(html, 'open-hand-1')).toContain('Ben verliert die Runde');
    expect(html).toContain('+12 Punkte');
    expect(html).toContain('>Violette 5<');
  });

  it('only the host can stop or begin anew', () => {
    expect(actions(mainOf(tables.roundOver))).toContain('/t/k7m2qx9t/do/end-game');
    expect(actions(mainOf(tables.roundOverGuest))).not.toContain('/t/k7m2qx9t/do/end-game');
    expect(actions(mainOf(tables.gameOver))).toContain('/t/k7m2qx9t/do/rematch');
    expect(actions(mainOf(tables.gameOverShared))).not.toContain('/t/k7m2qx9t/do/rematch');
  });

  it('names whoever won', () => {
    expect(textOf(mainOf(tables.gameOver), 'news')).toContain('Cleo ist Schwindelkönig!');
    expect(textOf(mainOf(tables.gameOverShared, 'en'), 'news')).toContain('Anna and Cleo share the title');
  });
});

describe('without scripts', () => {
  it.each([
    ['lobbyHost', false],
    ['lobbyAlone', true],
    ['lobbyGuest', true],
    ['lobbyVisitor', false],
    ['lobbyFull', true],
    ['lead', false],
    ['respond', false],
    ['waiting', true],
    ['watcher', true],
    ['watcherAmongBots', false],
    ['askingClaim', true],
    ['askingRefused', true],
    ['roundOverGuest', false],
    ['roundOverAsked', true],
    ['gameOverShared', true],
  ])('%s reloads by itself: %s', (name, reloads) => {
    const view = TABLES[name];
    expect(view).toBeDefined();
    if (view) expect(pageOf(view).includes('content="6;url=/t/k7m2qx9t"')).toBe(reloads);
  });
});
