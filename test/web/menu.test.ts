import { describe, expect, it } from 'vitest';
import { LANGS } from '../../web/words/index.ts';
import { COMPANY_TABLES } from './company.ts';
import { attributes, formOf, mainOf, tags, textOf } from './html.ts';
import * as tables from './samples.ts';

const table = (name: string) => COMPANY_TABLES[name] ?? expect.fail(`no table ${name}`);
const idsOf = (html: string) => attributes(html, 'id');
const seatsFor = (html: string, command: string) =>
  idsOf(html).flatMap((id) => new RegExp(`^${command}-(\\d)$`).exec(id)?.[1] ?? []);

describe('the host’s menu', () => {
  it('is the host’s alone, and folded away', () => {
    for (const view of [tables.lobbyHost, tables.respond, tables.roundOver, tables.gameOver]) {
      expect(tags(mainOf(view), 'details').find((tag) => tag.includes('id="host-fold"'))).not.toContain(' open');
      expect(idsOf(mainOf({ ...view, host: 1 }))).not.toContain('host-fold');
    }
    expect(idsOf(mainOf(tables.watcher))).not.toContain('menu');
  });

  it('hands the role over to any person present, before, in and after a game', () => {
    expect(seatsFor(mainOf(tables.lobbyHost), 'pass-host')).toEqual(['1', '3']);
    expect(seatsFor(mainOf(tables.respond), 'pass-host')).toEqual(['2', '3']);
    expect(seatsFor(mainOf(tables.gameOver), 'pass-host')).toEqual(['1', '2', '3']);
    const form = formOf(mainOf(tables.respond), 'pass-host-2');
    expect(form).toContain('action="/t/k7m2qx9t/do/pass-host"');
    expect(form).toContain('name="seat" value="2"');
    expect(form).toContain('Cleo zum Host machen');
  });

  it('takes anybody out of a running game, who is away, too, and says that a bot plays on', () => {
    const html = mainOf(tables.respond);
    expect(seatsFor(html, 'dismiss')).toEqual(['1', '2', '3']);
    const form = formOf(html, 'dismiss-1');
    expect(form).toContain('action="/t/k7m2qx9t/do/dismiss"');
    expect(form).toContain('name="seat" value="1"');
    expect(form).not.toContain('name="key"');
    expect(textOf(html, 'dismiss-hint')).toContain('Ein Computer spielt die Karten weiter.');
    expect(seatsFor(mainOf(tables.roundOver), 'dismiss')).toEqual(['1', '2', '3']);
  });

  it('takes nobody out where no game runs, nor bots, nor who has just left', () => {
    for (const view of [tables.lobbyHost, tables.gameOver, table('practice')])
      expect(idsOf(mainOf(view))).not.toContain('dismiss');
    expect(seatsFor(mainOf(table('benLeft')), 'dismiss')).toEqual(['2', '3']);
  });

  it.each(LANGS)('asks before it deletes the table, by a form that htmx leaves alone (%s)', (lang) => {
    const html = mainOf(tables.lobbyAlone, lang);
    const form = formOf(html, 'delete-table');
    expect(form).toContain('action="/t/k7m2qx9t/delete"');
    expect(form).not.toContain('hx-');
    const fold = /<details id="delete-table-fold">.*?<\/details>/s.exec(html)?.[0] ?? '';
    expect(fold).toContain(form);
    expect(textOf(fold, 'delete-table-hint')).toMatch(/alles weg|everything is gone/);
  });
});

describe('what the tab says', () => {
  const signalOf = (html: string) =>
    ['data-title', 'data-icon', 'data-turn'].map((name) => attributes(tags(html, 'main')[0] ?? '', name)[0]);

  it('is that it is my turn, only while it is', () => {
    expect(signalOf(mainOf(tables.respond))).toEqual(['Du bist dran! · Schwindelkönig', '/favicon-turn.svg', '1-17']);
    for (const view of [tables.waiting, tables.watcher, tables.lobbyHost, tables.roundOver, table('pausedHost')])
      expect(signalOf(mainOf(view))).toEqual(['Schwindelkönig · k7m2qx9t', '/favicon.svg', undefined]);
    expect(signalOf(mainOf(tables.lead, 'en'))[0]).toBe('Your turn! · Schwindelkönig');
  });

  it('tells whether I sit there', () => {
    const main = (view: typeof tables.respond) => tags(mainOf(view), 'main')[0] ?? '';
    expect(main(tables.lobbyGuest)).toMatch(/ data-code="k7m2qx9t" data-seated/);
    for (const view of [tables.watcher, tables.lobbyVisitor]) expect(main(view)).not.toContain('data-seated');
  });

  it('is made louder by a button that is there with scripts only', () => {
    const button = tags(mainOf(tables.lobbyGuest), 'button').find((tag) => tag.includes('id="turn-signal"'));
    expect(button).toContain('type="button"');
    expect(button).toContain('class="with-script"');
    expect(button).toContain('data-on="Ton und Vibration, wenn du dran bist: an"');
    expect(textOf(mainOf(tables.lobbyGuest), 'turn-signal')).toBe('Ton und Vibration, wenn du dran bist: aus');
    expect(mainOf(tables.watcher)).not.toContain('id="turn-signal"');
  });
});
