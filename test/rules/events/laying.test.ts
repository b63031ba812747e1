import { describe, expect, it } from 'vitest';
import type { EventCardId } from '../../../worker/rules/events/cards.ts';
import { storyFor } from '../../../worker/rules/view.ts';
import { cards, given } from '../stories.ts';

const hands = ['r1 r2 k1', 'y1 y2 k2', 'g1 g2 k3', 'b1 b2 k4'];
const led = given(hands).lays(0, 'r1', 1);

describe('the change of course', () => {
  it('names another number of the trick, for which one must lay', () => {
    const story = led.plays(1, 'renumber', { number: 2 });
    expect(story.view(0).round).toMatchObject({ called: 2, toAct: 1, lastLay: { number: 1 } });
    expect(story.legal(1)).toMatchObject({ lay: true, challenge: false, event: null });
    expect(story.refusal(1, { type: 'challenge' })).toBe('illegal-move');
    expect(story.refusal(1, { type: 'lay', cards: cards('y2'), number: 1 })).toBe('illegal-move');
    expect(story.lays(1, 'y2').view(0).round).toMatchObject({ called: 2, lastLay: { number: 2 } });
    expect(story.lays(1, 'y2').lays(2, 'g2').view(0).round?.lastLay?.number).toBe(2);
  });

  it('tells everyone the new number', () => {
    const story = led.plays(1, 'renumber', { number: 2 });
    expect(storyFor(story.state).at(-1)).toEqual({ type: 'event-played', seat: 1, card: 'renumber', number: 2 });
  });

  it('offers the callable numbers but the one that is called', () => {
    const offered = led.with({ laidOut: [3, 7] }).holds(1, 'renumber');
    expect(offered.legal(1)?.event).toEqual({ seats: [], cards: [], numbers: [2, 4, 5, 6] });
    expect(
      led
        .with({ laidOut: [1, 7] })
        .holds(1, 'renumber')
        .legal(1)?.event?.numbers,
    ).toEqual([2, 3, 4, 5, 6]);
  });

  it('cannot be played when leading, nor while no other number is left', () => {
    expect(given(hands).holds(0, 'renumber').legal(0)?.event).toBeNull();
    expect(
      led
        .with({ laidOut: [2, 3, 4, 5, 6, 7] })
        .holds(1, 'renumber')
        .legal(1)?.event,
    ).toBeNull();
  });

  it('changes nothing about the lay before: it is judged by the number it was laid for', () => {
    const ones = 'r2 y2 g2 b2';
    const story = given(['r1 k1', ones, 'g1 k2', 'b1 k3']).lays(0, 'r1', 1).plays(1, 'renumber', { number: 3 });
    const passed = story.laysOut(1, 2);
    expect(passed.view(null).round).toMatchObject({ called: 3, toAct: 2, lastLay: { seat: 0, number: 1 } });
    expect(passed.challenges(2).round.lastReveal).toMatchObject({ called: 1, lie: false });
    expect(passed.refusal(2, { type: 'lay', cards: cards('g1'), number: 1 })).toBe('illegal-move');
    expect(passed.lays(2, 'g1').challenges(3).round.lastReveal).toMatchObject({ called: 3, lie: true });
  });
});

describe('the about-turn', () => {
  it('turns play round for the rest of the round, and one still acts', () => {
    const story = led.plays(1, 'reverse');
    expect(story.view(null).round).toMatchObject({ direction: -1, toAct: 1 });
    expect(story.legal(1)).toMatchObject({ lay: true, challenge: true });
    expect(story.lays(1, 'y1').round.toAct).toBe(0);
    expect(story.challenges(1).round.toAct).toBe(0);
    expect(storyFor(story.state).at(-1)).toEqual({
      type: 'event-played',
      seat: 1,
      card: 'reverse',
      direction: -1,
    });
  });

  it('turns it back where it had turned before', () => {
    expect(led.with({ direction: -1 }).plays(1, 'reverse').round.direction).toBe(1);
  });

  it('is over with the round', () => {
    const over = led.plays(1, 'reverse').with({ layCount: 399 }).lays(1, 'y1');
    expect(over.when(0, { type: 'next-round' }).round.direction).toBe(1);
  });
});

describe('the safe conduct', () => {
  const safe = led.plays(1, 'safe-conduct').lays(1, 'k2');

  it('makes its player lay, and nobody may challenge that lay', () => {
    expect(led.plays(1, 'safe-conduct').legal(1)).toMatchObject({ lay: true, challenge: false });
    expect(safe.view(0).round?.lastLay).toMatchObject({ seat: 1, safe: true, gauntlet: false, foolsCap: false });
    expect(safe.legal(2)).toMatchObject({ lay: true, challenge: false });
    expect(safe.refusal(2, { type: 'challenge' })).toBe('illegal-move');
    expect(safe.lays(2, 'g1').legal(3)).toMatchObject({ lay: true, challenge: true });
  });

  it('may be played when leading', () => {
    const lead = given(hands).plays(0, 'safe-conduct').lays(0, 'k1', 5);
    expect(lead.legal(1)).toMatchObject({ lay: true, challenge: false });
  });

  it('lets a lay that empties the hand put its player out at once', () => {
    const out = given(['r1 k1', 'y2', 'g1 k2', 'b1 k3']).lays(0, 'r1', 1).plays(1, 'safe-conduct').lays(1, 'y2');
    expect(out.view(null).seats[1]).toMatchObject({ cards: 0, inRound: false });
    expect(out.told.slice(-2)).toEqual(['laid', 'out']);
    expect(out.round.toAct).toBe(2);
    const again = out.lays(2, 'g1');
    expect(again.told.filter((entry) => entry === 'out')).toHaveLength(1);
  });

  it('leaves two who are left free of must-challenge', () => {
    const out = given(['r1 k1', 'y2', 'g1 k2']).lays(0, 'r1', 1).plays(1, 'safe-conduct').lays(1, 'y2');
    expect(out.legal(2)).toMatchObject({ lay: true, challenge: false });
  });

  it('ends the round where it leaves one player alone, who takes the pile', () => {
    const story = given(['r1 k1 k2 k3 k4', 'y2', '']).lays(0, 'r1 k4', 1).plays(1, 'safe-conduct').lays(1, 'y2');
    expect(story.round.result).toMatchObject({ reason: 'four-kings', loser: 0, points: [12, 0, 0] });
  });

  it('puts its player out who lays out the last cards behind a safe lay', () => {
    const story = given(['r2 r1 y1 g1 b1', 'y2 k1', 'g2 k2', 'b2 k3'])
      .plays(0, 'safe-conduct')
      .lays(0, 'r2', 2)
      .laysOut(0, 1);
    expect(story.view(null).seats[0]?.inRound).toBe(false);
    expect(story.told.at(-1)).toBe('out');
  });
});

describe('the gauntlet', () => {
  const thrown = led.plays(1, 'gauntlet').lays(1, 'k2');

  it('makes its player lay, and whoever acts next challenge that lay', () => {
    expect(led.plays(1, 'gauntlet').legal(1)).toMatchObject({ lay: true, challenge: false });
    expect(thrown.view(0).round?.lastLay).toMatchObject({ seat: 1, safe: false, gauntlet: true, foolsCap: false });
    expect(thrown.legal(2)).toMatchObject({ lay: false, challenge: true });
    expect(thrown.refusal(2, { type: 'lay', cards: cards('g1') })).toBe('illegal-move');
    expect(thrown.challenges(2).round.lastReveal).toMatchObject({ seat: 1, by: 2, lie: true });
  });

  it('may be thrown when leading', () => {
    expect(given(hands).plays(0, 'gauntlet').lays(0, 'r1', 1).legal(1)).toMatchObject({ lay: false, challenge: true });
  });

  it('stays with the lay: if the next drops out before acting, it falls to the one after', () => {
    const gift = given(['r1 r2 k1', 'y1', 'g1 k3']).plays(0, 'gauntlet').lays(0, 'r1', 1);
    expect(gift.plays(1, 'gift', { seat: 2, card: 'y1' }).legal(2)).toMatchObject({ lay: false, challenge: true });
    const layOut = given(['r1 r2 k1', 'r3 y3 g3 b3', 'g1 k3']).plays(0, 'gauntlet').lays(0, 'r1', 1).laysOut(1, 3);
    expect(layOut.legal(2)).toMatchObject({ lay: false, challenge: true });
  });

  it('is over with the trick', () => {
    expect(thrown.challenges(2).lays(2, 'g1', 1).legal(3)).toMatchObject({ lay: true, challenge: true });
  });
});

describe('the fool’s cap', () => {
  it.each([
    ['a king', 'k1', 'fools-cap', false],
    ['kings among cards of the number', 'r1 k1', 'fools-cap', false],
    ['a card of another number beside a king', 'r2 k1', 'fools-cap', true],
    ['a king without it', 'k1', 'reverse', true],
    ['a king under another card', 'k1', 'gauntlet', true],
  ] as const)('judges %s', (_, names, card: EventCardId, lie) => {
    const story = given(hands).plays(0, card).lays(0, names, 1);
    const next = story.round.toAct ?? 0;
    expect(story.challenges(next).round.lastReveal?.lie).toBe(lie);
  });

  it('makes its player lay, for that lay only', () => {
    expect(led.plays(1, 'fools-cap').legal(1)).toMatchObject({ lay: true, challenge: false });
    const story = led.plays(1, 'fools-cap').lays(1, 'k2');
    expect(story.view(0).round?.lastLay).toMatchObject({ seat: 1, safe: false, gauntlet: false, foolsCap: true });
    expect(story.lays(2, 'k3').challenges(3).round.lastReveal?.lie).toBe(true);
  });
});

describe('the duty to lay', () => {
  const makeLay = ['renumber', 'safe-conduct', 'gauntlet', 'fools-cap'] as const;
  const choice = (card: EventCardId) => (card === 'renumber' ? { number: 5 } : {});
  const fours = 'r4 y4 g4 b4';

  it.each(makeLay)('of %s lapses where must-challenge comes about after it', (card) => {
    const story = given(['r1', 'y1 y2 k2', fours]).lays(0, 'r1', 1).plays(1, card, choice(card));
    expect(story.legal(1)).toMatchObject({ lay: true, challenge: false });
    const bound = story.laysOut(2, 4);
    expect(bound.legal(1)).toMatchObject({ lay: false, challenge: true });
    expect(bound.challenges(1).round.lastReveal).toMatchObject({ called: 1, lie: false, taker: 1 });
  });

  it.each(makeLay)('and the effect of %s lapse where its player goes out before acting', (card) => {
    const story = given(['r1 r2 k1', fours, 'y1 k2', 'g1 k3'])
      .lays(0, 'r1', 1)
      .plays(1, card, choice(card))
      .laysOut(1, 4);
    expect(story.legal(2)).toMatchObject({ lay: true, challenge: true });
    expect(story.lays(2, 'k2').view(null).round?.lastLay).toMatchObject({
      number: card === 'renumber' ? 5 : 1,
      safe: false,
      gauntlet: false,
      foolsCap: false,
    });
  });

  it.each(['safe-conduct', 'gauntlet', 'fools-cap'] as const)('of %s when leading passes with the lead', (card) => {
    const story = given([fours, 'y1 k2', 'g1 k3']).plays(0, card).laysOut(0, 4);
    expect(story.lays(1, 'y1', 1).view(null).round?.lastLay).toMatchObject({
      safe: false,
      gauntlet: false,
      foolsCap: false,
    });
  });

  it.each(makeLay)('of %s stays while its player only lays out', (card) => {
    const story = given(['r1 r2 k1', `${fours} y1`, 'y2 k2', 'g1 k3'])
      .lays(0, 'r1', 1)
      .plays(1, card, choice(card));
    expect(story.laysOut(1, 4).legal(1)).toMatchObject({ lay: true, challenge: false });
  });
});
