import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../web/pages/render.ts';
import { RulesPage } from '../../web/pages/rules.tsx';
import { LANGS, words } from '../../web/words/index.ts';
import { EVENT_CARD_IDS } from '../../worker/rules/view.ts';
import { CHOICES, EVENT_TABLES, foolsCapLead, holding, peeked } from './events.ts';
import { attributes, formOf, mainOf, tags, textOf } from './html.ts';
import * as tables from './samples.ts';

const EACH = EVENT_CARD_IDS.flatMap((card) => LANGS.map((lang) => [card, lang] as const));
const table = (name: string) => EVENT_TABLES[name] ?? expect.fail(`no table ${name}`);
const idsOf = (html: string) => attributes(html, 'id');

describe.each(EACH)('%s in %s', (card, lang) => {
  const { name, does, play } = words(lang).events.each[card];
  const html = mainOf(holding(card), lang);
  const form = formOf(html, 'play-event');
  const fields = tags(form, 'input').map((tag) => [attributes(tag, 'name')[0], attributes(tag, 'value')[0]] as const);
  const offered = (field: string) => fields.filter(([each]) => each === field).map(([, value]) => value);

  it('lies before me with its name and what it does', () => {
    expect(textOf(html, 'event-summary')).toContain(`${name} ${does}`);
    expect(html).toContain(`#event-${card}"`);
  });

  it('asks for exactly what may be chosen, each by one dot of its own', () => {
    const { seats, cards, numbers } = CHOICES[card];
    expect(offered('seat')).toEqual(seats.map(String));
    expect(offered('card')).toEqual([...cards]);
    expect(offered('number')).toEqual(numbers.map(String));
    const dots = tags(form, 'input').filter((tag) => tag.includes('type="radio"'));
    expect(dots).toHaveLength(seats.length + cards.length + numbers.length);
    expect(dots.every((tag) => / required/.test(tag) && !/ checked/.test(tag))).toBe(true);
  });

  it('is played once, in this turn, by one button that says what happens', () => {
    expect(form).toContain('action="/t/k7m2qx9t/do/play-event"');
    expect(offered('key')).toEqual(['play-event-17']);
    expect(offered('turn')).toEqual(['17']);
    expect(tags(form, 'button')).toHaveLength(1);
    expect(textOf(html, 'play-event-button')).toBe(play);
  });

  it('is told to everyone, by its name', () => {
    const { told } = words(lang).events;
    const played = { target: { name: 'Ben', you: false }, number: 'x', direction: 1, kings: [] } as const;
    for (const by of [
      { name: 'Anna', you: false },
      { name: 'Anna', you: true },
    ]) {
      const sentence = told(by, card, { ...played, direction: -1 });
      expect(sentence).toContain(name);
      expect(sentence).toMatch(/[.!]$/);
      expect(sentence.includes('Anna')).toBe(!by.you);
    }
  });
});

describe('my event card', () => {
  it('is found by one who is offered one choice only already made', () => {
    const view = holding('gift');
    const legal = view.legal && { ...view.legal, event: { seats: [1], cards: ['r1'] as const, numbers: [] } };
    const dots = tags(formOf(mainOf({ ...view, legal }), 'play-event'), 'input').filter((tag) => tag.includes('radio'));
    expect(dots.map((tag) => tag.includes(' checked'))).toEqual([true, true]);
  });

  it('cannot be played out of turn or where it does not fit, but can be read', () => {
    for (const [name, text] of [
      ['laterOn', 'Taschendieb'],
      ['notNow', 'Halbe-halbe'],
    ] as const) {
      const html = mainOf(table(name));
      expect(textOf(html, 'event-face')).toContain(text);
      expect(idsOf(html)).not.toContain('play-event');
    }
    expect(textOf(mainOf(table('laterOn')), 'event-face')).toContain('verdeckt');
    expect(textOf(mainOf(table('notNow')), 'event-face')).toContain('geht jetzt nicht');
  });

  it('is nobody else’s to see', () => {
    const html = mainOf(table('eventWatcher'));
    expect(idsOf(html)).not.toContain('event');
    for (const card of EVENT_CARD_IDS) expect(html).not.toContain(words('de').events.each[card].name);
  });

  it('is not mixed up with picking cards to lay', () => {
    const html = mainOf(holding('stakes'));
    expect(formOf(html, 'play-event')).not.toContain('name="cards"');
    expect(formOf(html, 'play')).not.toContain('name="card"');
  });

  it('keeps its ids through every push', () => {
    const view = holding('swap');
    expect(idsOf(mainOf({ ...view, version: 42, story: [] }))).toEqual(
      expect.arrayContaining(['event-fold', 'event-summary', 'play-event', 'event-seat-1', 'event-card-k1']),
    );
  });
});

describe('what event cards leave behind', () => {
  it('what I alone saw can be read again', () => {
    expect(textOf(mainOf(peeked), 'seen-0')).toMatch(/^Schlüsselloch: .*Dilara.*Schwindelkönig$/);
    const spied = mainOf(table('spied'), 'en');
    expect(textOf(spied, 'event')).toContain('Your event card has been played.');
    for (const card of ['Red 2', 'Blue 4', 'King']) expect(textOf(spied, 'seen-0')).toContain(card);
  });

  it('a count of kings stands at every seat until the round ends', () => {
    const html = mainOf(table('counted'));
    expect(textOf(html, 'seat-1')).toContain('2 Könige bei der Zählung');
    expect(textOf(html, 'seat-2')).toContain('0 Könige bei der Zählung');
    expect(textOf(html, 'hand-title')).toContain('1 König bei der Zählung');
    expect(textOf(html, 'news')).toContain('Könige halten du (1), Ben (2) und Dilara (1).');
  });

  it('who holds one and who has played is said at every seat', () => {
    const html = mainOf(table('eventWatcher'));
    expect(textOf(html, 'seat-1')).toContain('hält eine Ereigniskarte');
    expect(textOf(html, 'seat-2')).toContain('hat die Ereigniskarte gespielt');
    expect(textOf(mainOf(tables.waiting), 'seats')).not.toContain('Ereigniskarte');
  });

  it.each([
    ['laidSafe', 'sicher', 'Freibrief: Das darf niemand anzweifeln.'],
    ['laidGauntlet', 'Fehdehandschuh', 'Hier liegt der Fehdehandschuh.'],
    ['laidUnderFoolsCap', 'Narrenkappe', ''],
  ])('%s: the lay bears its mark, and the bar says what it asks for', (name, mark, why) => {
    const html = mainOf(table(name));
    expect(textOf(html, 'centre')).toContain(`Dilara ${mark}`);
    expect(textOf(html, 'why')).toBe(why);
  });

  it('says why I must do what I must', () => {
    expect(textOf(mainOf(tables.mustChallenge), 'why')).toBe('Nur ihr zwei seid noch dabei.');
    expect(textOf(mainOf(table('laidSafe')), 'news')).toContain('Du musst legen. Freibrief: Das darf niemand');
    expect(textOf(mainOf(table('renumbered')), 'why')).toBe('So will es dein Kurswechsel.');
    expect(textOf(mainOf(table('staked')), 'why')).toBe('Doppelt oder nichts: Eine Karte ist gesetzt.');
    expect(textOf(mainOf(foolsCapLead), 'why')).toBe('Narrenkappe: Könige zählen mit.');
    expect(textOf(mainOf(table('peeked')), 'why')).toBe('');
  });

  it('a lay for another number than the call says so', () => {
    expect(textOf(mainOf(table('renumbered')), 'centre')).toContain('Dilara als Drei');
    expect(textOf(mainOf(table('renumbered')), 'centre')).toContain('Angesagt5');
  });

  it('tells what moved besides the taker’s part', () => {
    expect(textOf(mainOf(table('halved')), 'centre')).toContain(
      'Du deckst auf: gelogen! Dilara nimmt 3 Karten. Dazu gehen 2 Karten vom Stapel an dich.',
    );
    expect(textOf(mainOf(table('doubled')), 'centre')).toContain('Dazu geht 1 Karte von dir an Dilara.');
    expect(textOf(mainOf(table('doubled'), 'en'), 'centre')).toContain('Also 1 card from you to Dilara.');
  });

  it('is told in the words of whoever reads it', () => {
    expect(textOf(mainOf(table('given')), 'news')).toContain('Ben spielt »Geschenk« und schenkt dir eine Karte.');
    expect(textOf(mainOf({ ...table('given'), you: 2 }), 'news')).toContain('und schenkt Anna eine Karte.');
    expect(textOf(mainOf({ ...table('given'), you: 1 }), 'story')).toContain('Du spielst »Geschenk« und schenkst Anna');
    expect(textOf(mainOf(table('turned')), 'news')).toContain('Ab jetzt geht es gegen den Uhrzeigersinn.');
    expect(textOf(mainOf(table('turned')), 'centre')).toContain('Gespielt wird gegen den Uhrzeigersinn');
  });
});

describe('a table with or without event cards', () => {
  it('is the host’s choice, and everyone reads it', () => {
    const html = mainOf(tables.lobbyHost);
    const form = formOf(html, 'event-cards');
    expect(form).toContain('action="/t/k7m2qx9t/do/set-options"');
    expect(tags(form, 'button').map((tag) => attributes(tag, 'value')[0])).toEqual(['true', 'false']);
    expect(form).toMatch(/value="false"[^>]*aria-pressed="true"/);
    expect(textOf(mainOf(tables.lobbyGuest), 'agreed')).toContain('Gespielt wird ohne Ereigniskarten.');
  });

  it.each(LANGS)('the rules list all fourteen, and say whose texts they are (%s)', (lang) => {
    const html = renderPage(h(RulesPage, { lang }));
    const { each } = words(lang).events;
    const listed = EVENT_CARD_IDS.map((card) => html.indexOf(`>${each[card].name}<`));
    expect(listed).toHaveLength(14);
    expect(listed).toEqual([...listed].sort((one, other) => one - other));
    expect(listed).not.toContain(-1);
    expect(html).toContain(words(lang).rules.events.ours);
  });
});
