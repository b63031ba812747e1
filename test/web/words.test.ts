import { describe, expect, it } from 'vitest';
import { LANGS, words } from '../../web/words/index.ts';

/** Every sentence of a language by its path, with what kind of thing it is. */
function shapes(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, typeof value]];
  return Object.entries(value).flatMap(([key, inner]) => shapes(inner, `${path}/${key}`));
}

const anna = { name: 'Anna', you: false };
const ben = { name: 'Ben', you: false };
const me = { name: 'Ich', you: true };

describe('every language', () => {
  it('says everything that the others say', () => {
    const [first, ...others] = LANGS.map((lang) =>
      shapes(words(lang))
        .map(([path, type]) => `${path} ${type}`)
        .sort(),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(LANGS)('leaves no sentence empty (%s)', (lang) => {
    for (const [path, type] of shapes(words(lang))) expect(['string', 'function'], path).toContain(type);
    expect(JSON.stringify(words(lang))).not.toContain('""');
  });
});

describe('counts', () => {
  it.each([
    ['de', 1, '1 Karte', '1 Punkt'],
    ['de', 0, '0 Karten', '0 Punkte'],
    ['de', 7, '7 Karten', '7 Punkte'],
    ['en', 1, '1 card', '1 point'],
    ['en', 2, '2 cards', '2 points'],
  ] as const)('%s %i', (lang, count, cards, points) => {
    expect(words(lang).game.cards(count)).toBe(cards);
    expect(words(lang).game.points(count)).toBe(points);
  });
});

describe('the story', () => {
  it('is told of others by name, and of the reader as »du«', () => {
    const { story } = words('de').game;
    expect(story.challenged(ben, true, anna, 7)).toBe('Ben deckt auf: gelogen! Anna nimmt 7 Karten.');
    expect(story.challenged(me, false, me, 1)).toBe('Du deckst auf: ehrlich! Du nimmst 1 Karte.');
    expect(story.started(2, anna, me)).toBe('Runde 2: Anna gibt, du fängst an.');
    expect(story.lays(me, 2, 3)).toBe('Du legst 2 Karten als Drei.');
  });

  it('is told in English, too', () => {
    const { story } = words('en').game;
    expect(story.challenged(ben, true, me, 7)).toBe('Ben challenges: a lie! You take 7 cards.');
    expect(story.started(1, me, anna)).toBe('Round 1: you deal, Anna begins.');
  });
});

describe('the title', () => {
  it('goes to one or is shared', () => {
    expect(words('de').game.over.winner([me])).toBe('Du bist Schwindelkönig!');
    expect(words('de').game.over.winner([ben])).toBe('Ben ist Schwindelkönig!');
    expect(words('de').game.over.winner([ben, anna, me])).toBe('Schwindelkönige sind Ben, Anna und du!');
    expect(words('en').game.over.winner([ben, anna])).toBe('Ben and Anna share the title of Schwindelkönig!');
  });
});
