/** What bots do in some moments that anybody can judge. */
import { describe, expect, it } from 'vitest';
import { decideBot } from '../../worker/bots/bot.ts';
import type { BotInput } from '../../worker/bots/seat.ts';
import type { Intent } from '../../worker/rules/commands.ts';
import { type EventCardId, storyFor, type View } from '../../worker/rules/view.ts';
import { given, type Story, words } from '../rules/stories.ts';
import { LEVELS } from './players.ts';

/** What a bot in a seat wants, for many draws of chance. */
function wishes(story: Story, seat: number, input: Partial<BotInput> = {}): (Intent | null)[] {
  return Array.from({ length: 60 }, (_, seed) =>
    decideBot({
      level: 'normal',
      view: story.view(seat) as View,
      story: storyFor(story.state),
      random: words(seed * 977 + 1, 4),
      ...input,
    }),
  );
}

/** How many of some wishes are of a type. */
function countOf(wanted: readonly (Intent | null)[], type: Intent['type']): number {
  return wanted.filter((wish) => wish?.type === type).length;
}

const KEEN = ['normal', 'hard'] as const;

describe('a bot that counts', () => {
  it.each(KEEN)('lets nobody go out with a lay that cannot be true: %s', (level) => {
    const story = given(['g1 b2 k1 k2', 'r1 r3 g5 y6 y7', 'r2 y2 r6', 'g3 b3 k3']).lays(0, 'g1 b2 k1 k2', 1);
    expect(countOf(wishes(story, 1, { level }), 'challenge')).toBe(60);
  });

  it.each(KEEN)('lays out a full set at once, on turn or not: %s', (level) => {
    const story = given(['g1 k1', 'r4 y4 g4 b4 r5', 'r2 y2', 'g3 b3']);
    expect(wishes(story, 1, { level })).toEqual(Array.from({ length: 60 }, () => ({ type: 'lay-out', number: 4 })));
  });

  it('does not always lead alike', () => {
    const story = given(['r1 y1 g2 b2 r3 k1', 'g1 r4', 'r2 y2', 'g3 b3']);
    const said = new Set(wishes(story, 0).map((wish) => JSON.stringify(wish)));
    expect(said.size).toBeGreaterThan(2);
  });
});

describe('a bot with an event card', () => {
  const dealt = (card: EventCardId) =>
    given(['g5 b7 k1 k2 r6', 'r1 r3 g6 k3', 'r2 y2 r7', 'g3 b3 k4']).with({ eventCards: [null, card, null, null] });
  const played = (story: Story) => {
    const [wish = null] = wishes(story, 1);
    expect(wish?.type).toBe('play-event');
    return wish === null ? story : story.when(1, wish);
  };

  it('goes out under a safe conduct', () => {
    const story = played(dealt('safe-conduct').lays(0, 'g5', 5));
    const [wish = null] = wishes(story, 1);
    expect(wish).toEqual({ type: 'lay', cards: ['r1', 'r3', 'g6', 'k3'] });
  });

  it('lays its kings under the fool’s cap', () => {
    const story = played(dealt('fools-cap').lays(0, 'b7', 1));
    const [wish = null] = wishes(story, 1);
    expect(wish).toEqual({ type: 'lay', cards: ['r1', 'k3'] });
  });

  it('gives a king away', () => {
    const [wish = null] = wishes(dealt('gift').lays(0, 'g5', 5), 1);
    expect(wish).toMatchObject({ type: 'play-event', card: 'k3' });
  });

  it.each(KEEN)('trusts its eyes: %s', (level) => {
    const story = played(dealt('peek').lays(0, 'k1', 4));
    expect(countOf(wishes(story, 1, { level }), 'challenge')).toBeGreaterThan(50);
  });
});

describe('any bot', () => {
  it.each(LEVELS)('wants nothing off turn with nothing to lay out: %s', (level) => {
    const story = given(['g1 k1', 'r4 y4 g4 r5', 'r2 y2', 'g3 b3']);
    expect(wishes(story, 1, { level })).toEqual(Array.from({ length: 60 }, () => null));
  });

  it.each(LEVELS)('challenges where it must: %s', (level) => {
    const story = given(['r1', 'r4 y4 r5', '', '']).lays(0, 'r1', 1);
    expect(countOf(wishes(story, 1, { level }), 'challenge')).toBe(60);
  });
});

describe('a stand-in', () => {
  const story = given(['r1 y1 r2 r3 r4 r5', 'g1 r6 y6 g2 b2', 'y2 y3', 'g3 b3']).lays(0, 'r1', 1);
  const lays = wishes(story, 1, { standIn: true }).filter((wish) => wish?.type === 'lay');

  it('lies now and then where it need not, and mostly does not', () => {
    const lies = lays.filter((wish) => wish?.type === 'lay' && wish.cards.some((card) => !card.endsWith('1')));
    expect(lies.length).toBeGreaterThan(0);
    expect(lies.length).toBeLessThan(lays.length / 2);
  });
});
