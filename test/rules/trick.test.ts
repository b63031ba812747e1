import { describe, expect, it } from 'vitest';
import { given } from './stories.ts';

const three = ['r1 r2 r3 k1', 'y1 y2 y3 k2', 'g1 g2 g3 k3 k4'];

describe('a trick', () => {
  it('begins with a lead: one or more cards, which need not match, and a number', () => {
    const story = given(three).lays(0, 'r1 k1', 4);
    expect(story.hand(0)).toBe('r2 r3');
    expect(story.round).toMatchObject({ called: 4, toAct: 1, layCount: 1 });
    expect(story.view(2).round).toMatchObject({ called: 4, pile: 2, lastLay: { seat: 0, cards: 2, number: 4 } });
  });

  it('may be led for any number of the deck that has not been laid out', () => {
    expect(given(three).legal(0)?.numbers).toEqual([1, 2, 3, 4, 5, 6]);
    expect(given([...three, 'b1']).legal(0)?.numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(
      given(three)
        .with({ laidOut: [6, 2] })
        .legal(0)?.numbers,
    ).toEqual([1, 3, 4, 5]);
  });

  it.each([undefined, 0, 7, 2])('may not be led for %s', (number) => {
    const lead = { type: 'lay', cards: ['r1'], ...(number === undefined ? {} : { number }) } as const;
    expect(
      given(three)
        .with({ laidOut: [2] })
        .refusal(0, lead),
    ).toBe('illegal-move');
  });

  it('goes on with cards for the same number, which may be left unsaid', () => {
    const led = given(three).lays(0, 'r1', 1);
    expect(led.lays(1, 'y2 k2').round).toMatchObject({ called: 1, toAct: 2 });
    expect(led.lays(1, 'y2 k2', 1).round).toMatchObject({ called: 1, toAct: 2 });
    expect(led.refusal(1, { type: 'lay', cards: ['y2'], number: 2 })).toBe('illegal-move');
  });

  it('has no upper limit on the cards of a lay', () => {
    expect(given(three).lays(0, 'r1 r2 r3 k1', 1).hand(0)).toBe('');
  });

  it.each([
    ['nothing', []],
    ['a card of somebody else', ['y1']],
    ['a card twice', ['r1', 'r1']],
    ['a card that is not in the deck', ['v7']],
  ] as const)('takes no lay of %s', (_, cards) => {
    expect(given(three).refusal(0, { type: 'lay', cards, number: 1 })).toBe('illegal-move');
  });

  it('lets only the next player who holds cards decide', () => {
    const led = given(three).lays(0, 'r1', 1);
    expect([0, 1, 2].map((seat) => led.refusal(seat, { type: 'challenge' }))).toEqual([
      'not-now',
      'accepted',
      'not-now',
    ]);
    expect(led.refusal(2, { type: 'lay', cards: ['g1'] })).toBe('not-now');
  });

  it('passes over players without cards', () => {
    expect(given(['r1 r2', '', 'g1 k1', 'b1']).lays(0, 'r1', 1).round.toAct).toBe(2);
  });

  it('follows the direction of play', () => {
    const story = given(three).with({ direction: -1 }).lays(0, 'r1', 1);
    expect(story.round.toAct).toBe(2);
    expect(story.lays(2, 'g1').round.toAct).toBe(1);
  });

  it('gives nothing to challenge to its leader', () => {
    expect(given(three).legal(0)).toMatchObject({ lay: true, challenge: false });
    expect(given(three).refusal(0, { type: 'challenge' })).toBe('illegal-move');
  });
});

describe('a challenge', () => {
  it.each([
    ['the number it was laid for', 'r1', 1, false],
    ['another number', 'r2', 1, true],
    ['one wrong card among right ones', 'r1 r2', 1, true],
    ['a king', 'k1', 1, true],
  ])('of %s', (_, names, number, lie) => {
    const story = given(three).lays(0, names, number).challenges(1);
    expect(story.round.lastReveal).toEqual({
      seat: 0,
      by: 1,
      called: number,
      cards: names.split(' '),
      lie,
      taker: lie ? 0 : 1,
      taken: names.split(' ').length,
    });
  });

  it('after a lie gives the whole pile to the liar, and the challenger leads', () => {
    const story = given(three).lays(0, 'r1', 1).lays(1, 'y2').challenges(2);
    expect(story.hand(1)).toBe('r1 y1 y2 y3 k2');
    expect(story.round).toMatchObject({ toAct: 2, called: null, lays: [] });
  });

  it('after the truth gives the whole pile to the challenger, and the next player leads', () => {
    const story = given(three).lays(0, 'r2', 1).lays(1, 'y1').challenges(2);
    expect(story.hand(2)).toBe('y1 g1 r2 g2 g3 k3 k4');
    expect(story.round).toMatchObject({ toAct: 0, called: null, lays: [] });
  });

  it('is about the last lay only: an older lie is not found', () => {
    const story = given(three).lays(0, 'k1', 1).lays(1, 'y1').challenges(2);
    expect(story.round.lastReveal).toMatchObject({ seat: 1, cards: ['y1'], lie: false });
  });

  it('that finds the truth in a last card puts its player out, and the next in the round leads', () => {
    const story = given(['g2 k1', 'y2 k2', 'r1', 'b2 k3']).lays(0, 'g2', 1).lays(1, 'y2').lays(2, 'r1').challenges(3);
    expect(story.round.toAct).toBe(0);
    expect(story.view(null).seats[2]?.inRound).toBe(false);
  });

  it('leads on to the next player past one who went out', () => {
    const story = given(['r1', 'y2 k1', 'g2 k2']).lays(0, 'r1', 1).challenges(1);
    expect(story.round.toAct).toBe(2);
  });

  it('that finds a lie in a last card keeps its player in the round', () => {
    const story = given(['r2', 'y2 k1', 'g2 k2']).lays(0, 'r2', 1).challenges(1);
    expect(story.hand(0)).toBe('r2');
    expect(story.told).not.toContain('out');
  });
});

describe('a last lay that emptied a hand', () => {
  const emptied = given(['r2', 'y2 k1', 'g2 k2']).lays(0, 'r2', 1);

  it('keeps its player in the round while it is undecided', () => {
    expect(emptied.view(null).seats[0]).toMatchObject({ cards: 0, inRound: true });
  });

  it('puts its player out once it is accepted', () => {
    const accepted = emptied.lays(1, 'y2');
    expect(accepted.view(null).seats[0]).toMatchObject({ cards: 0, inRound: false });
    expect(accepted.told).toEqual(['round-started', 'laid', 'laid', 'out']);
  });

  it('must be challenged by the only other player in the round', () => {
    const story = given(['r2', 'y2 k1', '']).lays(0, 'r2', 1);
    expect(story.legal(1)).toMatchObject({ lay: false, challenge: true });
    expect(story.refusal(1, { type: 'lay', cards: ['y2'] })).toBe('illegal-move');
    expect(story.refusal(1, { type: 'challenge' })).toBe('accepted');
  });

  it('must not be challenged while a third player holds cards, until that one lays out', () => {
    const story = given(['r2', 'y2 k1', 'r3 y3 g3 b3']).lays(0, 'r2', 1);
    expect(story.legal(1)?.lay).toBe(true);
    expect(story.laysOut(2, 3).legal(1)).toMatchObject({ lay: false, challenge: true });
  });

  it('is no duty while its player still holds cards', () => {
    expect(given(['r2 k2', 'y2 k1', '']).lays(0, 'r2', 1).legal(1)?.lay).toBe(true);
  });
});
