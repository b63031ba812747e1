/** Each event card with a hand that it empties, or could, and with a hand that it brings to four kings, or could. */
import { describe, expect, it } from 'vitest';
import type { EventCardId } from '../../../worker/rules/events/cards.ts';
import { byChance, given, type Story } from '../stories.ts';

describe('a player with a single card', () => {
  /** Seat 1 holds y2 and answers; a card lies beneath the last lay. */
  const single = given(['r1 r4 k1', 'y2', 'g1 g2 k3', 'b1 k4'], { starter: 3 }).lays(3, 'b1', 1).lays(0, 'r1');
  const lays = (story: Story) => story.when(1, { type: 'lay', cards: story.round.hands[1] ?? [] });
  const challenges = (story: Story) => story.challenges(1);
  const nothing = (story: Story) => story;

  it.each<[EventCardId, object, (story: Story) => Story, { cards: number; inRound: boolean }, number]>([
    ['peek', {}, nothing, { cards: 1, inRound: true }, 1],
    ['spy', { seat: 2 }, nothing, { cards: 1, inRound: true }, 1],
    ['census', {}, nothing, { cards: 1, inRound: true }, 1],
    ['gift', { seat: 2, card: 'y2' }, nothing, { cards: 0, inRound: false }, 2],
    ['swap', { seat: 2, card: 'y2' }, nothing, { cards: 1, inRound: true }, 1],
    ['carousel', {}, nothing, { cards: 1, inRound: true }, 1],
    ['fish', { card: 'y2' }, nothing, { cards: 1, inRound: true }, 1],
    ['renumber', { number: 2 }, lays, { cards: 0, inRound: true }, 2],
    ['reverse', {}, lays, { cards: 0, inRound: true }, 0],
    ['safe-conduct', {}, lays, { cards: 0, inRound: false }, 2],
    ['gauntlet', {}, lays, { cards: 0, inRound: true }, 2],
    ['fools-cap', {}, lays, { cards: 0, inRound: true }, 2],
    ['stakes', { card: 'y2' }, challenges, { cards: 4, inRound: true }, 2],
    ['halves', {}, challenges, { cards: 2, inRound: true }, 2],
  ])('plays %s', (card, choice, then, seat, toAct) => {
    const story = then(single.plays(1, card, choice));
    expect(story.view(null).seats[1]).toMatchObject(seat);
    expect(story.round.toAct).toBe(toAct);
    expect(story.told.includes('out')).toBe(!seat.inRound);
  });

  it('loses it as the stake to a liar', () => {
    const lied = given(['r4 k1', 'y2', 'g1 g2 k3', 'b1 k4']).lays(0, 'r4', 1);
    const story = lied.plays(1, 'stakes', { card: 'y2' }).challenges(1);
    expect(story.view(null).seats[1]).toMatchObject({ cards: 0, inRound: false });
    expect(story.round.toAct).toBe(2);
  });

  it('loses it to double or nothing after the truth', () => {
    const honest = given(['r1 r4', 'y2 k1', 'g1 g2 k3']).lays(0, 'r1', 1);
    const story = honest.plays(1, 'stakes', { card: 'y2' }).challenges(1);
    expect(story.view(null).seats[0]).toMatchObject({ cards: 0, inRound: false });
    expect(story.hand(1)).toBe('r1 y2 r4 k1');
  });

  it('whose last card is turned up as the truth gets cards again by fifty-fifty', () => {
    const honest = given(['r1 r4 k1', 'y1', 'g1 g2 k3']).lays(0, 'r1', 1).lays(1, 'y1');
    expect(honest.plays(2, 'halves').challenges(2).view(null).seats[1]).toMatchObject({ cards: 1, inRound: true });
    expect(honest.challenges(2).view(null).seats[1]).toMatchObject({ cards: 0, inRound: false });
  });
});

describe('a hand with three kings', () => {
  const loser = (story: Story) => story.round.result?.loser ?? null;

  it.each<[EventCardId, string, Story, object, boolean, number[]]>([
    ['gift', 'is given the fourth', given(['r1 k4', 'y1 k1 k2 k3', 'g1']), { seat: 1, card: 'k4' }, false, [1]],
    ['swap', 'takes the fourth', given(['r1 k1 k2 k3', 'k4', 'g1']), { seat: 1, card: 'r1' }, false, [0]],
    ['swap', 'is given the fourth', given(['r1 k4', 'y1 k1 k2 k3', 'g1']), { seat: 1, card: 'k4' }, false, [-1, 1]],
    ['carousel', 'is passed the fourth', given(['k4', 'y1 k1 k2 k3', 'g1']), {}, false, [-1, 1]],
    [
      'fish',
      'takes the fourth out of the pile',
      given(['k4 r1', 'y1 y2', 'g1 k1 k2 k3']).lays(0, 'k4', 1).lays(1, 'y1'),
      { card: 'g1' },
      false,
      [2],
    ],
    [
      'stakes',
      'gets the fourth for a lie',
      given(['r2 k1 k2 k3', 'y1 k4', 'g1']).lays(0, 'r2', 1),
      { card: 'k4' },
      true,
      [0],
    ],
    [
      'stakes',
      'takes the fourth after the truth',
      given(['r1 k4', 'y1 k1 k2 k3', 'g1']).lays(0, 'r1', 1),
      { card: 'y1' },
      true,
      [1],
    ],
    [
      'halves',
      'has the fourth in its half, or not',
      given(['k4 r2', 'y1 y2', 'g1 k1 k2 k3']).lays(0, 'k4', 1).lays(1, 'y1'),
      {},
      true,
      [-1, 2],
    ],
    [
      'halves',
      'has the fourth in the rest, or not',
      given(['k4 r2', 'y1 y2 k1 k2 k3', 'g1']).lays(0, 'k4', 1).lays(1, 'y1'),
      {},
      true,
      [-1, 1],
    ],
  ])('%s: %s', (card, _, before, choice, thenChallenges, losers) => {
    const seat = before.round.toAct ?? 0;
    const outcomes = byChance((extras) => {
      const played = before.plays(seat, card, choice, extras);
      return loser(thenChallenges ? played.when(seat, { type: 'challenge' }, extras) : played) ?? -1;
    });
    expect([...outcomes].toSorted((one, other) => one - other)).toEqual(losers);
  });

  it.each<[EventCardId, object]>([
    ['peek', {}],
    ['spy', { seat: 2 }],
    ['census', {}],
    ['renumber', { number: 3 }],
    ['reverse', {}],
    ['safe-conduct', {}],
    ['gauntlet', {}],
    ['fools-cap', {}],
  ])('and the fourth in the last lay: %s moves no card, and the round goes on', (card, choice) => {
    const before = given(['k4 r1', 'y1 k1 k2 k3', 'g1 g2']).lays(0, 'k4', 1);
    const story = before.plays(1, card, choice);
    expect([story.phase, story.round.hands, story.round.lays]).toEqual([
      'playing',
      before.round.hands,
      before.round.lays,
    ]);
  });

  it('four kings come before a player left alone', () => {
    const story = given(['r1 k1 k2 k3', 'k4', '']).lays(0, 'r1', 1).plays(1, 'gift', { seat: 0, card: 'k4' });
    // The pile stays where it is, and counts for nobody.
    expect(story.round.result).toMatchObject({ reason: 'four-kings', loser: 0, points: [10, 0, 0] });
    expect(story.view(null).round?.pile).toBe(1);
  });
});
