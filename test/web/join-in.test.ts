import { describe, expect, it } from 'vitest';
import { words } from '../../web/words/index.ts';
import { ASK_TABLES } from './asks.ts';
import { attributes, formOf, mainOf, pageOf, tags, textOf } from './html.ts';
import * as tables from './samples.ts';

const table = (name: string) => ASK_TABLES[name] ?? expect.fail(`no table ${name}`);
const htmlOf = (name: string) => mainOf(table(name));
const idsOf = (html: string) => attributes(html, 'id');
const partOf = (html: string, id: string) =>
  new RegExp(`<section id="${id}"[^>]*>.*?</section>`, 's').exec(html)?.[0] ?? '';

describe('a watcher', () => {
  it('may say to be somebody who is away', () => {
    const html = htmlOf('watcherAmongBots');
    const form = formOf(html, 'claim-1');
    expect(form).toContain('action="/t/k7m2qx9t/ask"');
    expect(form).toContain('name="kind" value="claim"');
    expect(form).toContain('name="seat" value="1"');
    expect(textOf(form, 'claim-1-button')).toBe('Ich bin Ben');
    expect(textOf(html, 'claims-hint')).toContain('Die anderen werden gefragt');
    expect(idsOf(html).filter((id) => /^claim-\d$/.test(id))).toEqual(['claim-1']);
  });

  it('may ask for a seat of a bot, or of somebody who left, under a name', () => {
    const form = formOf(htmlOf('watcherOfLeft'), 'take-over');
    expect(form).toContain('action="/t/k7m2qx9t/ask"');
    expect(form).toContain('name="kind" value="take-over"');
    const seats = tags(form, 'input').filter((tag) => tag.includes('type="radio"'));
    expect(seats.map((tag) => attributes(tag, 'value')[0])).toEqual(['1', '3']);
    for (const seat of seats) expect(seat).toMatch(/name="seat".* required(?!.*checked)/);
    const text = form.replace(/<[^>]+>/g, '');
    expect(text).toContain('Ben ist gegangen, 17 Punkte');
    expect(text).toContain('Pixel (Computer) 18 Punkte');
    expect(idsOf(form)).toContain('take-over-name');
    expect(textOf(form, 'take-over-button')).toBe('Um diesen Platz bitten');
    expect(formOf(htmlOf('watcherAmongBots'), 'take-over')).toMatch(/id="take-over-seat-3"[^>]* checked/);
  });

  it('gets a refused name back to be mended, in an open fold', () => {
    const html = mainOf(table('watcherAmongBots'), 'de', { refused: 'name-taken', typed: 'Anna' });
    expect(html).toMatch(/<details id="take-over-fold" open/);
    expect(formOf(html, 'take-over')).toContain('value="Anna"');
    expect(textOf(html, 'note')).toBe(words('de').site.refused['name-taken']);
  });

  it('is offered nothing where nobody could answer, nor what somebody else asks for', () => {
    const { seats } = table('watcherAmongBots');
    const among = (more: (seat: (typeof seats)[number]) => Partial<(typeof seats)[number]>) =>
      idsOf(mainOf({ ...table('watcherAmongBots'), seats: seats.map((each) => ({ ...each, ...more(each) })) }));
    expect(among(({ seat }) => (seat === 1 ? {} : { left: true, away: true }))).not.toContain('claim-1');
    expect(among(() => ({ left: true, away: true }))).not.toContain('join-in');
    expect(among(() => ({ asked: true }))).not.toContain('join-in');
  });

  it('asks only in a running game, and not where they may take their seat back', () => {
    expect(idsOf(htmlOf('watcherRoundOver'))).toContain('claim-1');
    for (const view of [tables.lobbyVisitor, { ...table('watcherRoundOver'), phase: 'game-over' as const }])
      expect(idsOf(mainOf(view))).not.toContain('join-in');
    const lost = mainOf(table('watcherAmongBots'), 'de', { moved: { seat: 1, how: 'moved' } });
    expect(idsOf(lost)).not.toContain('join-in');
    for (const name of ['claimHost', 'promisedBoth']) expect(idsOf(htmlOf(name))).not.toContain('join-in');
  });
});

describe('whoever asks', () => {
  it.each([
    ['askingClaim', 'Der Tisch wird gefragt, ob du Ben bist. Es fehlt noch: Anna. Ja gesagt: Cleo.'],
    ['askingTakeOver', 'Anna wird gefragt, ob du auf dem Platz von Pixel mitspielen kannst.'],
    ['askingPromised', 'Ab der nächsten Runde spielst du als Ben.'],
    ['askingPromisedSeat', 'Ab der nächsten Runde spielst du auf dem Platz von Pixel.'],
  ])('hears how it stands, and may take it back (%s)', (name, text) => {
    const html = htmlOf(name);
    expect(textOf(html, 'asking')).toBe(text);
    expect(textOf(html, 'news')).toContain(text);
    expect(formOf(html, 'withdraw')).toContain('action="/t/k7m2qx9t/withdraw"');
    for (const id of ['claims', 'take-over-fold']) expect(idsOf(html)).not.toContain(id);
  });

  it('waits after a no before they may ask again', () => {
    const html = htmlOf('askingRefused');
    expect(textOf(html, 'asking')).toContain('In 4 Minuten kannst du noch einmal fragen.');
    expect(tags(partOf(html, 'join-in'), 'form')).toEqual([]);
    const later = htmlOf('askingRefusedBefore');
    expect(textOf(later, 'asking')).toBe('Diesmal hat der Tisch leider Nein gesagt.');
    expect(idsOf(later)).toEqual(expect.arrayContaining(['claim-1', 'take-over']));
  });

  it.each([
    ['askingLapsed', 'Niemand hat rechtzeitig geantwortet.'],
    ['askingReturned', 'Ben ist wieder da und spielt selbst weiter.'],
    ['askingOver', 'Der Platz, um den du gebeten hast, ist nicht mehr zu haben.'],
  ])('hears how it ended, and may ask anew (%s)', (name, text) => {
    const html = htmlOf(name);
    expect(textOf(html, 'asking')).toContain(text);
    expect(idsOf(html)).toEqual(expect.arrayContaining(['claim-1', 'take-over']));
    expect(idsOf(html)).not.toContain('withdraw');
  });

  it('is not told what they did themselves', () => {
    expect(idsOf(htmlOf('askingWithdrawn'))).not.toContain('asking');
    expect(idsOf(htmlOf('askingWithdrawn'))).toContain('claim-1');
  });
});

describe('without scripts', () => {
  it('a device that lost its seat goes on watching', () => {
    const lost = pageOf(table('watcherAmongBots'), 'de', { moved: { seat: 1, how: 'claimed' } });
    expect(lost).toContain('http-equiv="refresh"');
  });
});
