import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { HomePage } from '../../web/pages/home.tsx';
import { renderPage } from '../../web/pages/render.ts';
import { words } from '../../web/words/index.ts';
import { COMPANY_TABLES, withClock } from './company.ts';
import { attributes, formOf, mainOf, pageOf, tags, textOf } from './html.ts';
import * as tables from './samples.ts';

const table = (name: string) => COMPANY_TABLES[name] ?? expect.fail(`no table ${name}`);
const idsOf = (html: string) => attributes(html, 'id');
const actions = (html: string) => attributes(html, 'action').map((action) => action.replace('/t/k7m2qx9t/do/', ''));

describe('the clock', () => {
  it('says to everyone how long is left, as a bar and as text', () => {
    for (const [name, text, max] of [
      ['myClock', 'noch 42 s', '60'],
      ['myLead', 'noch 58 s', '120'],
      ['longClock', 'noch 60 s', '60'],
      ['clockWatcher', 'nur noch 9 s!', '60'],
    ] as const) {
      const html = mainOf(table(name));
      expect(textOf(html, 'clock-text')).toBe(text);
      expect(attributes(tags(html, 'progress')[0] ?? '', 'max')).toEqual([max]);
    }
    const long = { ...table('longClock'), options: { ...table('longClock').options, turnSeconds: 300 } };
    expect(textOf(mainOf(long), 'clock-text')).toBe('noch 4:32 min');
    expect(textOf(mainOf(long, 'en'), 'clock-text')).toBe('4:32 min left');
  });

  it('marks the last ten seconds in words and shape', () => {
    expect(mainOf(table('myLastSeconds'))).toContain('class="clock ending"');
    expect(mainOf(withClock(tables.respond, 10))).toContain('class="clock ending"');
    expect(mainOf(withClock(tables.respond, 11))).not.toContain('ending"');
    expect(textOf(mainOf(withClock(tables.respond, -3)), 'clock-text')).toBe('nur noch 0 s!');
  });

  it('is read out by nobody every second', () => {
    const html = mainOf(table('myClock'));
    expect(textOf(html, 'news')).not.toContain('42');
    expect(tags(html, 'p').find((tag) => tag.includes('id="clock"'))).not.toMatch(/aria-live|role=/);
  });

  it('is not there without one, and keeps its place while none runs', () => {
    expect(idsOf(mainOf(tables.respond))).not.toContain('clock');
    expect(mainOf(table('botActs'))).toContain('<p id="clock" class="clock still"></p>');
    expect(tags(mainOf(table('pausedHost')), 'progress')).toEqual([]);
  });

  it('gives more time only to the one to act, as often as there is', () => {
    const form = formOf(mainOf(table('myLead')), 'more-time');
    expect(form).toContain('value="more-time-17-2"');
    expect(form).toContain('noch 2-mal');
    for (const name of ['myLastSeconds', 'longClock', 'clockWatcher', 'benIsAway'])
      expect(idsOf(mainOf(table(name)))).not.toContain('more-time');
  });

  it('is set by the host in the lobby', () => {
    const values = (name: string) =>
      tags(formOf(mainOf(table(name)), 'turn-seconds'), 'button').map((tag) => attributes(tag, 'value')[0]);
    expect(values('lobbyBots')).toEqual(['0', '30', '60', '90', '120', '300']);
    expect(values('lobbyOtherClock')).toContain('45');
    expect(textOf(mainOf(table('lobbyBotsVisitor')), 'agreed')).toContain('Für einen Zug ist beliebig viel Zeit.');
  });
});

describe('a pause', () => {
  it('is the host’s to make and to end', () => {
    expect(actions(mainOf(tables.respond))).toContain('pause');
    expect(actions(mainOf({ ...tables.respond, host: 1 }))).not.toContain('pause');
    expect(actions(mainOf(tables.gameOver))).not.toContain('pause');
    expect(actions(mainOf(table('pausedHost')))).toContain('resume');
    expect(actions(mainOf(table('pausedRoundOver')))).toContain('resume');
    expect(actions(mainOf(table('pausedGuest')))).not.toContain('resume');
  });

  it.each(['pausedHost', 'pausedGuest', 'pausedWatcher', 'pausedRoundOver'])(
    'is seen by everyone, and no move is offered (%s)',
    (name) => {
      const html = mainOf(table(name));
      expect(textOf(html, 'paused')).toContain('Pause.');
      for (const move of ['challenge', 'lay-out', 'play-event', 'more-time', 'next-round', 'pause'])
        expect(actions(html)).not.toContain(move);
      expect(idsOf(html)).not.toContain('lay');
    },
  );

  it('says who goes on', () => {
    expect(textOf(mainOf(table('pausedGuest')), 'news')).toContain('Pause. Ben setzt die Partie fort.');
    expect(pageOf(table('pausedGuest'))).toContain('http-equiv="refresh"');
    expect(pageOf(table('pausedHost'))).not.toContain('http-equiv="refresh"');
  });
});

describe('bots', () => {
  it('are seated and removed by the host alone, at a free seat', () => {
    const html = mainOf(table('lobbyBots'));
    const levels = tags(formOf(html, 'add-bot'), 'button').map((tag) => attributes(tag, 'value')[0]);
    expect(levels).toEqual(['easy', 'normal', 'hard']);
    expect(formOf(html, 'remove-Pixel')).toContain('name="seat" value="1"');
    expect(actions(mainOf(table('lobbyBotsVisitor')))).toEqual(['/t/k7m2qx9t/join']);
    expect(actions(mainOf(tables.lobbyOf(8)))).not.toContain('add-bot');
  });

  it('bear a badge wherever they sit, with their level in the lobby', () => {
    expect(textOf(mainOf(table('lobbyBots')), 'seat-Kiwi')).toContain('Kiwi (Computer)Computer, schwer');
    const html = mainOf(table('practice'));
    for (const place of ['seat-1', 'pad']) expect(textOf(html, place)).toContain('Pixel (Computer)');
    expect(textOf(mainOf(table('roundOverWithBots')), 'open-hand-1')).toContain('Pixel (Computer)');
    expect(textOf(mainOf(table('botActs')), 'news')).toContain('Pixel (Computer) ist dran.');
  });

  it('are never away', () => {
    const view = table('botActs');
    const asIfAway = { ...view, seats: view.seats.map((seat) => ({ ...seat, away: true })) };
    expect(textOf(mainOf(asIfAway), 'seats')).not.toContain('weg');
    expect(textOf(mainOf(asIfAway), 'bar')).not.toContain('weg');
  });

  it('play with whoever wants to practise, by the same name field', () => {
    const form = formOf(renderPage(h(HomePage, { lang: 'de' })), 'open');
    expect(tags(form, 'input').filter((tag) => tag.includes('type="text"'))).toHaveLength(1);
    expect(form).toMatch(/<button[^>]*id="practice-button"[^>]*formaction="\/practice"/);
    expect(textOf(form, 'open-button')).toContain('Mit Freunden');
    expect(textOf(form, 'practice-button')).toContain('Allein üben');
  });
});

describe('whoever is not there', () => {
  it('is waited for by name, and it is said what happens then', () => {
    const html = mainOf(table('benIsAway'));
    expect(textOf(html, 'bar')).toContain('Ben ist dran, aber gerade weg. Gleich springt eine Vertretung ein.');
    expect(textOf(html, 'seat-1')).toContain('Vertretung');
  });

  it('is marked in the story where a stand-in moved', () => {
    expect(textOf(mainOf(table('benStandsIn')), 'news')).toContain('In Vertretung: Ben legt 1 Karte als Drei.');
    expect(textOf(mainOf(table('benStandsIn'), 'en'), 'story')).toContain('Stand-in: Ben lays 1 card as three.');
    expect(textOf(mainOf(tables.waiting), 'story')).not.toContain('Vertretung');
  });

  it('who leaves hands over to a bot, and everyone hears of it', () => {
    expect(textOf(mainOf(table('benLeft')), 'news')).toContain('Ben ist gegangen, für Ben spielt jetzt ein Computer.');
    expect(textOf(mainOf(tables.respond), 'leave')).toContain('Ein Computer spielt deine Karten weiter');
    expect(textOf(mainOf(tables.lobbyGuest), 'leave')).toContain('Dein Platz wird frei.');
  });

  it('after a round nobody waits for bots or people who are away', () => {
    const { seats } = tables.roundOverAsked;
    const benIsAway = { ...tables.roundOverAsked, seats: seats.map((seat) => ({ ...seat, away: seat.seat === 1 })) };
    expect(textOf(mainOf(benIsAway), 'bar')).toContain('Bereit: Cleo. Es fehlt noch: Anna und Dilara.');
    expect(textOf(mainOf(table('roundOverWithBots')), 'bar')).not.toContain(words('de').game.over.waitsFor(''));
  });
});
