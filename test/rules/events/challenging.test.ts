import { describe, expect, it } from 'vitest';
import { storyFor } from '../../../worker/rules/view.ts';
import { byChance, cards, given, type Story } from '../stories.ts';

const threes = 'r3 y3 g3 b3';

/** A lie of seat 0, and the truth, each answered by seat 1. */
const lied = given(['r2 r4 k1', 'y1 y2 k2', 'g1 g2 k3']).lays(0, 'r2', 1);
const honest = given(['r1 r4 k1', 'y1 y2 k2', 'g1 g2 k3']).lays(0, 'r1', 1);

function pickedUp(story: Story) {
  const fact = story.facts.findLast((each) => each.type === 'picked-up');
  return fact?.type === 'picked-up' ? fact.moves : null;
}

describe('double or nothing', () => {
  it('makes its player challenge, and keeps them from laying out before', () => {
    const story = given(['r1 k1', `${threes} k2`, 'g1 g2 k3']).lays(0, 'r1', 1);
    const staked = story.plays(1, 'stakes', { card: 'k2' });
    expect(story.legal(1)?.layOut).toEqual([3]);
    expect(staked.legal(1)).toEqual({ lay: false, challenge: true, numbers: [], layOut: [], event: null });
    expect(staked.refusal(1, { type: 'lay-out', number: 3 })).toBe('illegal-move');
    expect(staked.refusal(1, { type: 'lay', cards: cards('r3') })).toBe('illegal-move');
    expect(staked.hand(1)).toBe('r3 y3 g3 b3 k2');
    expect(staked.challenges(1).legal(1)?.layOut).toEqual([3]);
  });

  it('keeps nobody else from laying out', () => {
    const story = given(['r1 k1', 'y1 k2', `${threes} k3`])
      .lays(0, 'r1', 1)
      .plays(1, 'stakes', { card: 'k2' });
    expect(story.legal(2)?.layOut).toEqual([3]);
    expect(story.laysOut(2, 3).legal(1)).toMatchObject({ lay: false, challenge: true });
  });

  it('shows the stake to nobody', () => {
    const story = lied.plays(1, 'stakes', { card: 'y2' });
    expect(storyFor(story.state).at(-1)).toEqual({ type: 'event-played', seat: 1, card: 'stakes' });
    for (const viewer of [null, 0, 2]) expect(JSON.stringify(story.view(viewer))).not.toContain('y2');
  });

  it('gives the liar the stake too, and the challenger leads', () => {
    const story = lied.plays(1, 'stakes', { card: 'y2' }).challenges(1);
    expect(story.round.hands.map((hand) => hand.join(' '))).toEqual(['r2 y2 r4 k1', 'y1 k2', 'g1 g2 k3']);
    expect(story.round).toMatchObject({
      toAct: 1,
      called: null,
      lays: [],
      lastReveal: { lie: true, taker: 0, taken: 1 },
    });
    expect(pickedUp(story)).toEqual([
      { card: 'r2', from: 'pile', to: 0 },
      { card: 'y2', from: 1, to: 0 },
    ]);
  });

  it('gives its player a random card of whoever told the truth', () => {
    const outcomes = byChance((extras) => {
      const story = honest.plays(1, 'stakes', { card: 'y2' }).when(1, { type: 'challenge' }, extras);
      return `${story.hand(0)} | ${story.hand(1)}`;
    });
    expect(outcomes).toEqual(new Set(['k1 | r1 y1 y2 r4 k2', 'r4 | r1 y1 y2 k1 k2']));
    const story = honest.plays(1, 'stakes', { card: 'y2' }).challenges(1);
    expect(story.round).toMatchObject({ toAct: 2, lastReveal: { lie: false, taker: 1, taken: 1 } });
    expect(pickedUp(story)).toHaveLength(2);
  });

  it('takes nothing more from one who told the truth with the last card', () => {
    const story = given(['r1', 'y1 y2 k2', 'g1 g2 k3'])
      .lays(0, 'r1', 1)
      .plays(1, 'stakes', { card: 'y2' })
      .challenges(1);
    expect(story.hand(1)).toBe('r1 y1 y2 k2');
    expect(pickedUp(story)).toBeNull();
    expect(story.facts.at(-1)).not.toHaveProperty('pickUpFollows');
    expect(story.told.slice(-2)).toEqual(['challenged', 'out']);
  });

  it('puts out one who told the truth and loses the last card to it', () => {
    const story = given(['r1 r4', 'y1 y2 k2', 'g1 g2 k3'])
      .lays(0, 'r1', 1)
      .plays(1, 'stakes', { card: 'y2' })
      .challenges(1);
    expect(story.view(null).seats[0]).toMatchObject({ cards: 0, inRound: false });
    expect(story.told.slice(-3)).toEqual(['challenged', 'picked-up', 'out']);
  });

  it('puts its player out whose last card goes to the liar; the next one leads', () => {
    const story = given(['r2 k1', 'y2', 'g1 g2 k3']).lays(0, 'r2', 1).plays(1, 'stakes', { card: 'y2' }).challenges(1);
    expect(story.view(null)).toMatchObject({ phase: 'lead', round: { toAct: 2 } });
    expect(story.view(null).seats[1]?.inRound).toBe(false);
    expect(story.told.at(-1)).toBe('out');
  });

  it('is told to everyone by how many cards went where', () => {
    const story = honest.lays(1, 'y1').plays(2, 'stakes', { card: 'g1' }).challenges(2);
    expect(storyFor(story.state).slice(-2)).toEqual([
      { type: 'challenged', seat: 2, of: 1, number: 1, cards: ['y1'], lie: false, taker: 2, taken: 2 },
      {
        type: 'picked-up',
        moves: [
          { from: 'pile', to: 2, cards: 2 },
          { from: 1, to: 2, cards: 1 },
        ],
      },
    ]);
  });

  it('asks for a card of the hand', () => {
    expect(lied.holds(1, 'stakes').legal(1)?.event).toEqual({ seats: [], cards: ['y1', 'y2', 'k2'], numbers: [] });
    expect(given(['r1', 'y1', 'k1']).holds(0, 'stakes').legal(0)?.event).toBeNull();
  });
});

describe('fifty-fifty', () => {
  const deep = given(['r2 r4 k1', 'y1 y2 k2', 'g1 g2 k3']).lays(0, 'r2 k1', 1).lays(1, 'y2');

  it('makes its player challenge, who may lay out before', () => {
    const story = given(['r1 k1', `${threes} k2`, 'g1 g2 k3'])
      .lays(0, 'r1', 1)
      .plays(1, 'halves');
    expect(story.legal(1)).toEqual({ lay: false, challenge: true, numbers: [], layOut: [3], event: null });
    expect(story.laysOut(1, 3).legal(1)).toMatchObject({ lay: false, challenge: true });
  });

  it('gives the liar a random half of the pile, rounded up, and the challenger the rest', () => {
    const shares = byChance((extras) => {
      const story = deep.plays(2, 'halves').when(2, { type: 'challenge' }, extras);
      expect(story.round).toMatchObject({
        toAct: 2,
        called: null,
        lays: [],
        lastReveal: { lie: true, taker: 1, taken: 2 },
      });
      return `${story.hand(1)} | ${story.hand(2)}`;
    });
    expect(shares).toEqual(
      new Set(['y1 r2 y2 k2 | g1 g2 k1 k3', 'y1 r2 k1 k2 | g1 y2 g2 k3', 'y1 y2 k1 k2 | g1 r2 g2 k3']),
    );
  });

  it('gives the challenger of the truth the half, and the other the rest; the next player leads', () => {
    const story = honest.lays(1, 'y1').plays(2, 'halves').challenges(2);
    expect(story.round.hands.map((hand) => hand.length)).toEqual([2, 3, 4]);
    expect(story.round).toMatchObject({ toAct: 0, lastReveal: { lie: false, taker: 2, taken: 1 } });
    expect(storyFor(story.state).at(-1)).toEqual({
      type: 'picked-up',
      moves: [
        { from: 'pile', to: 2, cards: 1 },
        { from: 'pile', to: 1, cards: 1 },
      ],
    });
  });

  it('of a single card is the whole pile, and told like it', () => {
    const story = lied.plays(1, 'halves').challenges(1);
    expect(story.hand(0)).toBe('r2 r4 k1');
    expect(story.types.slice(-2)).toEqual(['event-played', 'challenged']);
    expect(story.told.at(-1)).toBe('challenged');
  });

  it('keeps a player in the round who held no cards and gets some', () => {
    const story = given(['r1 r4', 'y1', 'g1 g2 k3']).lays(0, 'r1', 1).lays(1, 'y1').plays(2, 'halves').challenges(2);
    expect(story.view(null).seats[1]).toMatchObject({ cards: 1, inRound: true });
    expect(story.told).not.toContain('out');
  });

  it('lapses where its player goes out before acting', () => {
    const story = given(['r2 r4 k1', 'y1 y2 k2', threes, 'g1 k3']).lays(0, 'r2', 1).lays(1, 'y2');
    const passed = story.plays(2, 'halves').laysOut(2, 3);
    expect(passed.legal(3)).toMatchObject({ lay: true, challenge: true });
    expect(passed.challenges(3).round.lastReveal).toMatchObject({ taker: 1, taken: 2 });
    expect(pickedUp(passed.challenges(3))).toBeNull();
  });

  it('cannot be played when leading', () => {
    expect(given(['r1', 'y1', 'k1']).holds(0, 'halves').legal(0)?.event).toBeNull();
  });
});

describe('facts of a pick-up', () => {
  it('stand right behind the challenge', () => {
    expect(lied.plays(1, 'stakes', { card: 'y2' }).challenges(1).types.slice(-3)).toEqual([
      'event-played',
      'challenged',
      'picked-up',
    ]);
  });

  it('without a challenge are a bug', () => {
    expect(() => lied.evolve({ type: 'picked-up', moves: [] })).toThrow('nothing was challenged');
  });
});
