import { describe, expect, it } from 'vitest';
import { storyFor } from '../../../worker/rules/view.ts';
import { byChance, given, type Story } from '../stories.ts';

const hands = ['r1 r2 k1', 'y1 y2 k2', 'g1 g2 k3'];

function allHands(story: Story): string {
  return story.round.hands.map((hand) => hand.join(' ')).join(' | ');
}

describe('the gift', () => {
  it('gives a card of one’s choice to another, and one still acts', () => {
    const story = given(hands).plays(0, 'gift', { seat: 2, card: 'r2' });
    expect(allHands(story)).toBe('r1 k1 | y1 y2 k2 | g1 r2 g2 k3');
    expect(story.round.toAct).toBe(0);
    expect(story.legal(0)).toMatchObject({ lay: true, event: null });
  });

  it('is told to everyone, but not what was given', () => {
    const story = given(hands).plays(0, 'gift', { seat: 2, card: 'r2' });
    expect(storyFor(story.state).at(-1)).toEqual({ type: 'event-played', seat: 0, card: 'gift', target: 2 });
    expect([null, 0, 1, 2].map((viewer) => story.view(viewer).seen)).toEqual([[], [], [], []]);
  });

  it('may go to the player of the last lay, but to nobody who holds no cards', () => {
    const led = given(['r1 r2', 'y1 k1', '', 'g1 k2']).lays(0, 'r1', 1);
    expect(led.holds(1, 'gift').legal(1)?.event).toEqual({ seats: [0, 3], cards: ['y1', 'k1'], numbers: [] });
    const emptied = given(['r1', 'y1 k1', 'g1 k2']).lays(0, 'r1', 1);
    expect(emptied.holds(1, 'gift').legal(1)?.event?.seats).toEqual([2]);
  });

  it('of the last card puts its player out, and the turn passes on, as after a lay-out', () => {
    const before = given(['r1', ...hands.slice(1)]);
    const story = before.plays(0, 'gift', { seat: 2, card: 'r1' });
    expect(story.view(null)).toMatchObject({ phase: 'lead', round: { toAct: 1 } });
    expect(story.view(null).seats[0]?.inRound).toBe(false);
    expect(story.told.slice(-2)).toEqual(['event-played', 'out']);
    expect(story.state.turn).toBe(before.state.turn + 1);
  });

  it('of the last card passes the answer on, past the player of the last lay', () => {
    const led = given(['r1 r2 k1', 'y1', 'g1 k3']).lays(0, 'r1', 1).plays(1, 'gift', { seat: 0, card: 'y1' });
    expect(led.view(null)).toMatchObject({ phase: 'respond', round: { toAct: 2, called: 1, lastLay: { seat: 0 } } });
    const past = given(['g1 k3', 'r1 k1', 'y1'], { starter: 1 }).lays(1, 'r1', 1);
    expect(past.plays(2, 'gift', { seat: 1, card: 'y1' }).round.toAct).toBe(0);
  });
});

describe('the pickpocket', () => {
  it('gives a card of one’s choice and takes a random one of those held before, never one’s own', () => {
    const outcomes = byChance((extras) => allHands(given(hands).plays(0, 'swap', { seat: 1, card: 'r2' }, extras)));
    expect(outcomes).toEqual(
      new Set(['r1 y1 k1 | r2 y2 k2 | g1 g2 k3', 'r1 y2 k1 | y1 r2 k2 | g1 g2 k3', 'r1 k1 k2 | y1 r2 y2 | g1 g2 k3']),
    );
  });

  it('offers the others and one’s own cards', () => {
    expect(given(hands).holds(0, 'swap').legal(0)?.event).toEqual({
      seats: [1, 2],
      cards: ['r1', 'r2', 'k1'],
      numbers: [],
    });
  });
});

describe('the carousel', () => {
  it('passes a random card of everyone to the next, all at once', () => {
    const single = given(['r1', 'y1', 'g1', 'k1']);
    expect(allHands(single.plays(0, 'carousel'))).toBe('k1 | r1 | y1 | g1');
    const outcomes = byChance((extras) => allHands(given(['r1 r2', 'y1 y2', 'k1']).plays(0, 'carousel', {}, extras)));
    expect(outcomes).toEqual(
      new Set(['r2 k1 | r1 y2 | y1', 'r2 k1 | r1 y1 | y2', 'r1 k1 | r2 y2 | y1', 'r1 k1 | y1 r2 | y2']),
    );
  });

  it('goes in the direction of play', () => {
    expect(allHands(given(['r1', 'y1', 'g1', 'k1']).with({ direction: -1 }).plays(0, 'carousel'))).toBe(
      'y1 | g1 | k1 | r1',
    );
  });

  it('passes over those without cards and over nobody else, the player of the last lay neither', () => {
    const led = given(['r1 r2', '', 'g1', 'k1']).lays(0, 'r2', 2);
    expect(allHands(led.plays(2, 'carousel'))).toBe('k1 |  | r1 | g1');
  });

  it('needs two players who hold cards', () => {
    const led = given(['r1', 'y1 k1', '']).lays(0, 'r1', 1);
    expect(led.holds(1, 'carousel').legal(1)?.event).toBeNull();
    expect(given(['r1', 'y1 k1', '']).holds(0, 'carousel').legal(0)?.event).not.toBeNull();
  });
});

describe('the lucky dip', () => {
  const pile = given(hands).lays(0, 'r1 k1', 1).lays(1, 'y1').lays(2, 'g1');

  it('takes a random card from under the last lay for one of one’s choice, never one’s own', () => {
    const outcomes = byChance((extras) => pile.plays(0, 'fish', { card: 'r2' }, extras).hand(0));
    expect(outcomes).toEqual(new Set(['r1', 'k1', 'y1']));
    const story = pile.plays(0, 'fish', { card: 'r2' });
    expect(story.view(null).round).toMatchObject({ pile: 4, lastLay: { seat: 2, cards: 1 }, toAct: 0 });
    expect(story.round.lays.at(-1)?.cards).toEqual(['g1']);
  });

  it('gives what it put there to whoever takes the pile', () => {
    const story = pile.plays(0, 'fish', { card: 'r2' }).challenges(0);
    expect(story.round.lastReveal).toMatchObject({ lie: false, taker: 0, taken: 4 });
    expect(story.round.hands[0]).toContain('r2');
  });

  it('needs cards under the last lay', () => {
    const led = given(hands).lays(0, 'r1 k1', 1);
    expect(led.holds(1, 'fish').legal(1)?.event).toBeNull();
    expect(given(hands).holds(0, 'fish').legal(0)?.event).toBeNull();
    expect(led.lays(1, 'y1').holds(2, 'fish').legal(2)?.event).toEqual({
      seats: [],
      cards: ['g1', 'g2', 'k3'],
      numbers: [],
    });
  });
});

describe('cards that move', () => {
  it('stand in the facts, each with where it came from and where it went', () => {
    const [gift] = given(hands).plays(0, 'gift', { seat: 2, card: 'r2' }).facts.slice(-1);
    expect(gift).toMatchObject({ target: 2, chosen: 'r2', moves: [{ card: 'r2', from: 0, to: 2 }] });
    const swap = given(['r1 k1', 'y1', 'g1 k2']).plays(0, 'swap', { seat: 1, card: 'r1' }).facts.at(-1);
    expect(swap).toMatchObject({
      moves: [
        { card: 'y1', from: 1, to: 0 },
        { card: 'r1', from: 0, to: 1 },
      ],
    });
    const fish = given(['r1 k1', 'y1 k2', 'g1 k3']).lays(0, 'k1', 1).lays(1, 'y1');
    expect(fish.plays(2, 'fish', { card: 'g1' }).facts.at(-1)).toMatchObject({
      moves: [
        { card: 'k1', from: 'pile', to: 2 },
        { card: 'g1', from: 2, to: 'pile' },
      ],
    });
  });

  it('from where they were not are a bug', () => {
    expect(() =>
      given(hands).evolve({
        type: 'event-played',
        seat: 0,
        card: 'gift',
        target: 1,
        chosen: 'g1',
        moves: [{ card: 'g1', from: 0, to: 1 }],
      }),
    ).toThrow('where it was not');
  });
});
