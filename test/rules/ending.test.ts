import { describe, expect, it } from 'vitest';
import { pointsFor, winnersOf } from '../../worker/rules/points.ts';
import { cards, given, lobby, words } from './stories.ts';

const ones = 'r1 y1 g1 b1';

describe('the end of a round', () => {
  it('four kings in one hand lose it', () => {
    const story = given(['r1 k4', 'y2 k1 k2 k3', 'g3']).lays(0, 'k4', 4).challenges(1);
    expect(story.phase).toBe('playing');
    const lost = given(['r1 k4', 'y2 y3 k1 k2 k3', 'g4']).lays(0, 'k4', 4).lays(1, 'k1').challenges(2);
    expect(lost.round.result).toMatchObject({ reason: 'four-kings', loser: 1, points: [1, 12, 1] });
    expect(lost.phase).toBe('round-over');
  });

  it('a hand dealt all four kings ends it at once', () => {
    const dealt = Array.from({ length: 4000 }, (_, seed) => seed).find((seed) => {
      const story = lobby(3).when(0, { type: 'start' }, { random: words(seed) });
      return story.phase === 'round-over';
    });
    const story = lobby(3).when(0, { type: 'start' }, { random: words(dealt ?? 0) });
    expect(story.types.slice(-2)).toEqual(['round-started', 'round-ended']);
    expect(story.round.result?.reason).toBe('four-kings');
    const only = lobby(3, { rounds: 1 }).when(0, { type: 'start' }, { random: words(dealt ?? 0) });
    expect(only.types.slice(-3)).toEqual(['round-started', 'round-ended', 'game-ended']);
  });

  it('when every number has been laid out, everyone who holds cards gets ten', () => {
    const story = given([`${ones} k1`, 'k2 k3', '', 'k4'])
      .with({ laidOut: [2, 3, 4, 5, 6, 7] })
      .laysOut(0, 1);
    expect(story.round.result).toMatchObject({ reason: 'only-kings', loser: null, points: [10, 10, 0, 10] });
  });

  it('four kings come before only kings', () => {
    const story = given([ones, 'k1 k2 k3 k4', ''])
      .with({ laidOut: [2, 3, 4, 5, 6] })
      .laysOut(0, 1);
    expect(story.round.result).toMatchObject({ reason: 'four-kings', loser: 1, points: [0, 10, 0] });
  });

  it('only kings come before alone: who has laid the last kings gets nothing', () => {
    const story = given(['k1 k2 k3 k4', ones, ''])
      .with({ laidOut: [2, 3, 4, 5, 6] })
      .lays(0, 'k1 k2 k3 k4', 1)
      .laysOut(1, 1);
    expect(story.round.result).toMatchObject({ reason: 'only-kings', loser: null, points: [0, 0, 0] });
  });

  it('the only player in the round takes the pile, and with it the four kings', () => {
    const story = given(['r2 k1 k2 k3 k4', ones, '']).lays(0, 'r2 k1', 2).laysOut(1, 1);
    expect(story.round.result).toEqual({
      reason: 'four-kings',
      loser: 0,
      points: [11, 0, 0],
      hands: [cards('r2 k1 k2 k3 k4'), [], []],
    });
    expect(story.view(null)).toMatchObject({ round: { pile: 0, called: null, lastLay: null, toAct: null } });
  });

  it('a player left alone with a last lay that emptied the hand takes it back', () => {
    const story = given(['k1 k2 k3 k4 r2', ones, '']).lays(0, 'k1 k2 k3 k4 r2', 2).laysOut(1, 1);
    expect(story.round.result).toMatchObject({ reason: 'four-kings', loser: 0, points: [11, 0, 0] });
  });

  it('a challenger of the truth who is left alone loses', () => {
    const story = given(['r1', 'y2 k1 k2 k3', '']).lays(0, 'r1', 1).challenges(1);
    expect(story.round.result).toMatchObject({ reason: 'four-kings', loser: 1, points: [0, 12, 0] });
  });

  it('patience ends at four hundred lays, as it stands and with no loser', () => {
    const before = given(['r1 r2 k1', 'y1 y2 k2', 'g1 k3 k4']).with({ layCount: 398 }).lays(0, 'r1', 1);
    expect(before.phase).toBe('playing');
    const story = before.lays(1, 'y2');
    expect(story.round.result).toMatchObject({ reason: 'patience', loser: null, points: [1, 1, 1] });
    expect(story.view(null).round).toMatchObject({ pile: 2, toAct: null });
  });

  it('cards in the pile count for nobody', () => {
    const story = given([`${ones} r2`, 'k1 k2', 'k3 k4 y2'])
      .lays(0, 'r2', 2)
      .with({ laidOut: [2, 3, 4, 5, 6] });
    expect(story.laysOut(0, 1).round.result?.points).toEqual([0, 10, 10]);
  });

  it('shows all hands and writes the points down', () => {
    const story = given(['r1 k4', 'y2 y3 k1 k2 k3', 'g4']).lays(0, 'k4', 4).lays(1, 'k1').challenges(2);
    expect(story.view(null).result?.hands).toEqual([cards('r1'), cards('y2 y3 k1 k2 k3 k4'), cards('g4')]);
    expect(story.view(null).seats.map((seat) => [seat.points, seat.total])).toEqual([
      [[1], 1],
      [[12], 12],
      [[1], 1],
    ]);
  });
});

describe('points', () => {
  it.each([
    ['four-kings', 1, ['r1 r2', 'g1 k1 k2 k3 k4', ''], [2, 11, 0]],
    ['only-kings', null, ['k1', 'k2 k3', ''], [10, 10, 0]],
    ['patience', null, ['r1 k1', 'k2 k3', ''], [1, 0, 0]],
  ] as const)('after %s', (reason, loser, hands, points) => {
    expect(pointsFor(reason, loser, hands.map(cards))).toEqual(points);
  });

  it.each([
    [
      'the fewest win',
      [
        [1, 2, 0],
        [3, 0, 1],
      ],
      [2],
    ],
    [
      'equal totals share',
      [
        [1, 2, 0],
        [0, 0, 1],
      ],
      [0, 2],
    ],
    ['nothing on the pad: all share', [], [0, 1, 2]],
  ])('%s', (_, pad, winners) => {
    expect(winnersOf(pad, 3)).toEqual(winners);
  });
});
