import { describe, expect, it } from 'vitest';
import { given } from './stories.ts';

const ones = 'r1 y1 g1 b1';
const hands = [`${ones} k1`, 'r2 y2 k2', 'r3 y3 g3 b3 k3'];

describe('laying out', () => {
  it('puts all cards of a number out, for the rest of the round', () => {
    const story = given(hands).laysOut(0, 1);
    expect(story.hand(0)).toBe('k1');
    expect(story.round.laidOut).toEqual([1]);
    expect(story.legal(0)?.numbers).toEqual([2, 3, 4, 5, 6]);
    expect(story.view(null).round?.laidOut).toEqual([1]);
  });

  it('takes five cards from five players on', () => {
    const four = given([ones, 'v1 k1', 'k2', 'k3', 'k4']);
    expect(four.refusal(0, { type: 'lay-out', number: 1 })).toBe('illegal-move');
    expect(
      given([`${ones} v1 k1`, 'r2', 'k2', 'k3', 'k4'])
        .laysOut(0, 1)
        .hand(0),
    ).toBe('k1');
  });

  it.each([2, 1, 0, 9])('needs all cards of number %i in the hand', (number) => {
    expect(given(hands).refusal(1, { type: 'lay-out', number })).toBe('illegal-move');
  });

  it('is possible on turn or not, when leading or answering, and leaves the turn where it is', () => {
    for (const story of [given(hands), given(hands).lays(0, 'k1', 6)]) {
      const after = story.laysOut(2, 3);
      expect(after.round.toAct).toBe(story.round.toAct);
      expect(after.state.turn).toBe(story.state.turn);
    }
    expect(given(hands).laysOut(0, 1).round.toAct).toBe(0);
  });

  it('of the number being called lets the trick go on with it', () => {
    const story = given(hands).lays(0, 'k1', 3).laysOut(2, 3);
    expect(story.round).toMatchObject({ called: 3, toAct: 1 });
    expect(story.lays(1, 'r2').round.called).toBe(3);
  });

  it('that empties a hand puts its player out at once', () => {
    const story = given([ones, 'r2 k1', 'r3 k2'], { starter: 1 }).laysOut(0, 1);
    expect(story.view(null).seats[0]?.inRound).toBe(false);
    expect(story.told).toEqual(['round-started', 'laid-out', 'out']);
    expect(story.round.toAct).toBe(1);
  });

  it('that empties the leader’s hand passes the lead on', () => {
    const story = given([ones, 'r2 k1', 'r3 k2']);
    const after = story.laysOut(0, 1);
    expect(after.view(null)).toMatchObject({ phase: 'lead', round: { toAct: 1 } });
    expect(after.state.turn).toBe(story.state.turn + 1);
  });

  it('that empties the answering hand passes the answer on, past the player of the last lay', () => {
    const story = given(['r2 k1', ones, 'r3 k2']).lays(0, 'r2', 2).laysOut(1, 1);
    expect(story.view(null)).toMatchObject({ phase: 'respond', round: { toAct: 2, called: 2 } });
    const past = given(['r3 k2', 'r2 k1', ones], { starter: 1 }).lays(1, 'r2', 2).laysOut(2, 1);
    expect(past.round.toAct).toBe(0);
    const round = given(['r2 k1', 'r3 k2', ones]).lays(0, 'r2', 2).lays(1, 'r3').laysOut(2, 1);
    expect(round.round.toAct).toBe(0);
  });

  it('that empties the answering hand passes over the player of the last lay once play has turned round', () => {
    const turned = given(['r2 k1', ones, 'r3 k2']).lays(0, 'r2', 2).with({ direction: -1 });
    expect(turned.laysOut(1, 1).round.toAct).toBe(2);
  });

  it('that empties a hand not on turn leaves the turn with whoever had it', () => {
    const story = given([ones, 'r2 k1', 'r3 k2'], { starter: 2 });
    const after = story.laysOut(0, 1);
    expect([after.round.toAct, after.state.turn]).toEqual([2, story.state.turn]);
  });

  it('of the last cards leaves the player of the undecided last lay in the round', () => {
    const story = given([`${ones} r2`, 'r3 k1', 'y3 k2'])
      .lays(0, 'r2', 2)
      .laysOut(0, 1);
    expect(story.view(null).seats[0]).toMatchObject({ cards: 0, inRound: true });
    expect(story.told).not.toContain('out');
    expect(story.lays(1, 'r3').told.at(-1)).toBe('out');
  });

  it('goes against the direction when play does', () => {
    expect(given([ones, 'r2 k1', 'r3 k2']).with({ direction: -1 }).laysOut(0, 1).round.toAct).toBe(2);
  });
});
