import { describe, expect, it } from 'vitest';
import { LANGS } from '../../web/words/index.ts';
import { ASK_TABLES, claimed, wanted } from './asks.ts';
import { COMPANY_TABLES } from './company.ts';
import { attributes, formOf, mainOf, pageOf, tags, textOf } from './html.ts';
import * as tables from './samples.ts';

const table = (name: string) => ASK_TABLES[name] ?? COMPANY_TABLES[name] ?? expect.fail(`no table ${name}`);
const htmlOf = (name: string, lang: (typeof LANGS)[number] = 'de') => mainOf(table(name), lang);
const idsOf = (html: string) => attributes(html, 'id');

describe('somebody says to be Ben', () => {
  it('is asked of everybody present, in a fold that is no dialog', () => {
    for (const name of ['claimHost', 'claimGuest', 'claimMyTurn', 'claimRoundOver']) {
      const html = htmlOf(name);
      const fold = tags(html, 'details').find((tag) => tag.includes('id="asks"'));
      expect(fold).toContain('class="asks mine"');
      expect(fold).not.toContain(' open');
      expect(textOf(html, 'asks-summary')).toContain('»Ich bin Ben«, sagt jemand');
      expect(textOf(html, 'ask-7')).toContain('Jemand ohne Platz sagt, Ben zu sein. Stimmt das?');
      expect(html).not.toMatch(/<dialog|role="dialog"|autofocus/);
    }
  });

  it('is answered with yes or no by two buttons of one form', () => {
    const form = formOf(htmlOf('claimGuest'), 'answer-7');
    expect(form).toContain('action="/t/k7m2qx9t/do/answer"');
    expect(form).toContain('name="ask" value="7"');
    expect(form).not.toContain('name="key"');
    const buttons = tags(form, 'button').map((tag) => ['id', 'name', 'value'].map((name) => attributes(tag, name)[0]));
    expect(buttons).toEqual([
      ['answer-7-yes', 'yes', 'true'],
      ['answer-7-no', 'yes', 'false'],
    ]);
    expect(textOf(form, 'answer-7-yes')).toBe('Ja, das ist Ben');
  });

  it('is told what a yes does: at once, or from the next round where there is nobody else to ask', () => {
    expect(textOf(htmlOf('claimGuest'), 'ask-7')).toContain('Platz und Karten sofort');
    expect(textOf(htmlOf('claimOfTwo'), 'ask-7')).toContain('ab der nächsten Runde der Person, die fragt');
    expect(textOf(htmlOf('claimOfTwo'), 'ask-7')).not.toContain('sofort');
  });

  it('waits for the others once I have agreed', () => {
    const html = htmlOf('claimAgreed');
    expect(html).toContain('class="asks"');
    expect(textOf(html, 'ask-7')).toContain('Du hast Ja gesagt. Es fehlt noch: Anna.');
    expect(textOf(html, 'ask-7')).not.toContain('Stimmt das?');
    expect(idsOf(html)).not.toContain('answer-7');
    expect(textOf(htmlOf('claimHalf'), 'ask-7')).toContain('Ja gesagt: Cleo.');
    expect(textOf(htmlOf('claimAlone'), 'ask-7')).toContain('Sonst ist gerade niemand da');
  });

  it('can be let in from the next deal by the host alone', () => {
    const form = formOf(htmlOf('claimHost'), 'let-in-7');
    expect(form).toContain('action="/t/k7m2qx9t/do/let-in"');
    expect(form).toContain('name="key" value="let-in-7"');
    expect(form).toContain('name="ask" value="7"');
    expect(textOf(form, 'let-in-7-button')).toBe('Ab der nächsten Runde hereinlassen');
    expect(idsOf(htmlOf('claimAlone'))).toContain('let-in-7');
    for (const name of ['claimGuest', 'claimAgreed']) expect(idsOf(htmlOf(name))).not.toContain('let-in-7');
  });
});

describe('somebody would like to take over a seat', () => {
  it('is the host’s to answer, who hears what goes with it', () => {
    const html = htmlOf('takeOverHost');
    expect(textOf(html, 'asks-summary')).toContain('Dora möchte mitspielen');
    expect(textOf(html, 'ask-8-text')).toBe(
      'Dora möchte ab der nächsten Runde auf dem Platz von Pixel weiterspielen, mit 18 Punkten.',
    );
    expect(formOf(html, 'answer-8')).toContain('action="/t/k7m2qx9t/do/answer"');
    expect(idsOf(html)).not.toContain('let-in-8');
  });

  it('is only read by the others', () => {
    const html = htmlOf('takeOverGuest');
    expect(textOf(html, 'ask-8')).toContain('Das entscheidet Anna.');
    expect(idsOf(html)).not.toContain('answer-8');
    expect(html).toContain('class="asks"');
  });

  it('is counted where it is not the only question', () => {
    expect(textOf(htmlOf('takeOverAndClaim'), 'asks-summary')).toContain('2 Fragen · »Ich bin Ben«, sagt jemand');
    expect(textOf(htmlOf('takeOverAndClaim', 'en'), 'asks-summary')).toContain(
      '2 questions · “I am Ben”, says somebody',
    );
  });
});

describe('what is asked', () => {
  it('is said in the one live region, to whoever has to answer', () => {
    for (const [name, text] of [
      ['claimGuest', 'Jemand ohne Platz sagt, Ben zu sein. Stimmt das?'],
      ['takeOverHost', 'Dora möchte ab der nächsten Runde'],
    ] as const)
      expect(textOf(htmlOf(name), 'news')).toContain(text);
    for (const name of ['claimAgreed', 'takeOverGuest', 'promisedBoth'])
      expect(tags(htmlOf(name), 'span').filter((tag) => tag.includes('spoken'))).toEqual(
        tags(mainOf({ ...table(name), asks: [] }), 'span').filter((tag) => tag.includes('spoken')),
      );
  });

  it('leaves everything else as it is, so that nothing moves', () => {
    for (const [asked, before] of [
      [claimed, { ...claimed, asks: [] }],
      [wanted, { ...wanted, asks: [] }],
    ] as const) {
      const rest = mainOf(asked)
        .replace(/<details id="asks".*?<\/details>/s, '')
        .replace(/ ?<span class="spoken"> [^<]*<\/span>(?=<\/p>)/, '');
      expect(rest).toBe(mainOf(before));
    }
  });

  it('covers nothing once it is promised, and is told beside the table', () => {
    const html = htmlOf('promisedBoth');
    expect(idsOf(html)).not.toContain('asks');
    expect(textOf(html, 'promised-7')).toBe('Ab der nächsten Runde ist Ben wieder dabei.');
    expect(textOf(html, 'promised-8')).toBe('Ab der nächsten Runde spielt Dora auf dem Platz von Pixel.');
    expect(html.indexOf('id="promises"')).toBeGreaterThan(html.indexOf('class="side"'));
  });
});

describe('how many watch', () => {
  it('is told to those who play, before a game and in it', () => {
    expect(textOf(htmlOf('watched'), 'watching')).toBe('2 Leute schauen zu.');
    expect(textOf(mainOf({ ...tables.lobbyGuest, watching: 1 }), 'watching')).toBe('1 Person schaut zu.');
    expect(textOf(mainOf({ ...tables.lobbyGuest, watching: 1 }, 'en'), 'watching')).toBe('1 person is watching.');
    for (const view of [tables.waiting, tables.lobbyGuest, tables.watcher])
      expect(idsOf(mainOf(view))).not.toContain('watching');
  });
});

describe('a seat that changed hands', () => {
  it.each([
    [
      'de',
      [
        'Jemand hat gesagt, Ben zu sein',
        'Ben hat den eigenen Platz',
        'Cleo spielt jetzt auf dem Platz eines Computers.',
        'Pixel spielt jetzt auf dem Platz von jemandem, der gegangen ist.',
      ],
    ],
    [
      'en',
      [
        'Somebody said they were Ben',
        'Ben took their seat back',
        'Cleo now plays in the seat of a computer.',
        'Pixel now plays in the seat of somebody who left.',
      ],
    ],
  ] as const)('is told in the story (%s)', (lang, sentences) => {
    const story = textOf(htmlOf('toldClaimed', lang), 'story');
    for (const sentence of sentences) expect(story).toContain(sentence);
    expect(textOf(mainOf({ ...table('toldClaimed'), you: 2 }), 'story')).toContain(
      'Du spielst jetzt auf dem Platz eines',
    );
  });

  it('is told to the device that lost it, which may take it back', () => {
    const lost = (how: 'moved' | 'claimed') =>
      formOf(mainOf(tables.watcher, 'de', { moved: { seat: 1, how } }), 'take-back');
    expect(lost('moved')).toContain('Du spielst jetzt auf einem anderen Gerät weiter.');
    expect(lost('claimed')).toContain('Jemand hat gesagt, Ben zu sein, und der Tisch hat es geglaubt.');
    for (const how of ['moved', 'claimed'] as const) expect(lost(how)).toContain('action="/t/k7m2qx9t/take-back"');
  });

  it('is no longer said to be away where its person left', () => {
    const left = htmlOf('benLeft');
    expect(textOf(left, 'seat-1')).toContain('gegangen');
    expect(textOf(left, 'bar')).toContain('Ben (Computer) ist dran.');
    expect(idsOf(left)).not.toContain('pass-host-1');
  });
});

describe('without scripts', () => {
  it.each(LANGS)('every question is answered by a plain form (%s)', (lang) => {
    const html = htmlOf('takeOverAndClaim', lang);
    for (const id of ['answer-7', 'let-in-7', 'answer-8']) expect(formOf(html, id)).toContain('method="post"');
  });

  it('the page does not reload under a question that the viewer has yet to answer', () => {
    const reloads = (name: string) => pageOf(table(name)).includes('http-equiv="refresh"');
    expect(['claimGuest', 'takeOverHost'].map(reloads)).toEqual([false, false]);
    expect(['claimAgreed', 'takeOverGuest'].map(reloads)).toEqual([true, true]);
  });
});
