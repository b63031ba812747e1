import { describe, expect, it } from 'vitest';
import { storyFor } from '../../../worker/rules/view.ts';
import { byChance, given, type Story } from '../stories.ts';

const led = given(['r1 r2 k1', 'y1 y2 y3 k2', 'g1 g2 k3']).lays(0, 'r2 k1', 2);

function seen(story: Story, viewer: number | null) {
  return story.view(viewer).seen;
}

describe('the keyhole', () => {
  it('shows its player alone one random card of the last lay', () => {
    const shown = byChance((extras) => JSON.stringify(seen(led.plays(1, 'peek', {}, extras), 1)));
    expect([...shown].flatMap((text) => JSON.parse(text))).toEqual(
      expect.arrayContaining([
        { by: 'peek', seat: 0, cards: ['r2'] },
        { by: 'peek', seat: 0, cards: ['k1'] },
      ]),
    );
    expect(shown.size).toBe(2);
    const story = led.plays(1, 'peek');
    expect([null, 0, 2].map((viewer) => seen(story, viewer))).toEqual([[], [], []]);
    expect(story.state.round?.hands).toEqual(led.state.round?.hands);
  });

  it('looks at no card beneath the last lay', () => {
    const story = led.lays(1, 'y2');
    expect(byChance((extras) => seen(story.plays(2, 'peek', {}, extras), 2)[0]?.cards.join())).toEqual(new Set(['y2']));
  });

  it('cannot be played when leading', () => {
    expect(given(['r1', 'y1 k1', 'g1 k2']).holds(0, 'peek').legal(0)?.event).toBeNull();
  });
});

describe('the spy', () => {
  it('shows its player alone three random cards of another hand', () => {
    const shown = byChance((extras) => seen(led.plays(1, 'spy', { seat: 2 }, extras), 1)[0]?.cards.join(' '));
    expect(shown).toEqual(new Set(['g1 g2 k3']));
    const more = given(['r1 k1', 'y1', 'g1 g2 g3 k3']);
    const threes = byChance((extras) => seen(more.plays(0, 'spy', { seat: 2 }, extras), 0)[0]?.cards.join(' '));
    expect(threes).toEqual(new Set(['g1 g2 g3', 'g1 g2 k3', 'g1 g3 k3', 'g2 g3 k3']));
    const story = more.plays(0, 'spy', { seat: 2 });
    expect([null, 1, 2].map((viewer) => seen(story, viewer))).toEqual([[], [], []]);
  });

  it('shows all of a hand of fewer', () => {
    const story = given(['r1 k1', 'y1 y2', 'g1 k3']).plays(0, 'spy', { seat: 1 });
    expect(seen(story, 0)).toEqual([{ by: 'spy', seat: 1, cards: ['y1', 'y2'] }]);
  });

  it('may look at any other who holds cards', () => {
    expect(given(['r1 k1', '', 'g1 k3', 'b1']).holds(0, 'spy').legal(0)?.event).toEqual({
      seats: [2, 3],
      cards: [],
      numbers: [],
    });
  });

  it('is told to everyone, but not what was seen', () => {
    const story = led.plays(1, 'spy', { seat: 2 });
    expect(storyFor(story.state).at(-1)).toEqual({ type: 'event-played', seat: 1, card: 'spy', target: 2 });
  });
});

describe('what was seen', () => {
  it('can be read again until the round ends, and is forgotten in the next', () => {
    const story = led.plays(1, 'peek').challenges(1);
    expect(seen(story, 1)).toHaveLength(1);
    const over = story.with({ layCount: 399 }).lays(1, 'y1', 4);
    expect(seen(over, 1)).toHaveLength(1);
    expect(seen(over.when(0, { type: 'next-round' }), 1)).toEqual([]);
  });
});

describe('the king count', () => {
  it('shows everyone how many kings each player holds, in the hand and not in the pile', () => {
    const before = given(['r1 k1 k4', '', 'g1 k2', 'b1 b2']).lays(0, 'k1', 2);
    expect([before.view(0).census, before.view(null).census]).toEqual([null, null]);
    const story = before.plays(2, 'census');
    expect([null, 0, 1, 2, 3].map((viewer) => story.view(viewer).census)).toEqual(Array(5).fill([1, 0, 1, 0]));
    expect(storyFor(story.state).at(-1)).toEqual({
      type: 'event-played',
      seat: 2,
      card: 'census',
      census: [1, 0, 1, 0],
    });
  });

  it('stays as it was counted, whatever moves since, until the next round', () => {
    const story = given(['r1 k1', 'y1 k2', 'g1 k3']).plays(0, 'census').lays(0, 'k1', 2);
    expect(story.view(1).census).toEqual([1, 1, 1]);
    const over = story.with({ layCount: 399 }).lays(1, 'y1');
    expect(over.when(0, { type: 'next-round' }).view(1).census).toBeNull();
  });
});
