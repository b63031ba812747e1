import { describe, expect, it } from 'vitest';
import { given, type Story } from './stories.ts';

interface Played {
  readonly rounds?: number;
  readonly round?: number;
  readonly pad?: readonly (readonly number[])[];
}

/** A round of four that has just ended with 0, 1, 2 and 1 points. */
function afterRound(setting: Played = {}): Story {
  const hands = ['r1 k1', 'r2 k2', 'k3 y1 y2', 'g1 k4'];
  return given(hands, setting).with({ layCount: 399 }).lays(0, 'r1', 1);
}

const running = given(['r1 k1', 'r2 k2', 'k3 y1 y2', 'g1 k4'], { round: 2, pad: [[3, 1, 4, 1]] });
const next = { type: 'next-round' } as const;

describe('between two rounds', () => {
  it('the host begins the next at once', () => {
    const story = afterRound().when(0, next);
    expect(story.round).toMatchObject({ number: 2, dealer: 1, result: null, lastReveal: null });
    expect(story.state.pad).toEqual([[0, 1, 2, 1]]);
    expect(story.types.at(-1)).toBe('round-started');
  });

  it('others ask for it, and it begins once all present have', () => {
    const asked = afterRound().when(1, next, { present: [1, 2] });
    expect(asked.view(null)).toMatchObject({ phase: 'round-over', wishes: [1] });
    const begun = asked.when(2, next, { present: [1, 2] });
    expect(begun.view(null)).toMatchObject({ phase: 'lead', wishes: [] });
  });

  it('waits for a host who is present', () => {
    const asked = [1, 2, 3].reduce((story, seat) => story.when(seat, next), afterRound());
    expect(asked.phase).toBe('round-over');
  });

  it('one seat asks once', () => {
    expect(afterRound().when(1, next).refusal(1, next)).toBe('not-now');
  });

  it('begins when the last who had not asked goes away', () => {
    const asked = afterRound().when(1, next, { present: [0, 1] });
    const alone = asked.when(null, { type: 'look-round' }, { present: [1] });
    expect(alone.types.slice(-2)).toEqual(['host-passed', 'round-started']);
    expect(alone.view(null).host).toBe(1);
  });

  it('does not begin while nobody has asked, whoever goes away', () => {
    expect(afterRound().when(null, { type: 'look-round' }, { present: [] }).phase).toBe('round-over');
  });

  it('forgets the wish of somebody who left', () => {
    expect(afterRound().when(1, next).when(1, { type: 'leave' }).state.wishes).toEqual([]);
  });

  it('the pause ends by itself, and only there', () => {
    expect(afterRound().when(null, { type: 'begin-round' }).phase).toBe('playing');
    expect(running.refusal(null, { type: 'begin-round' })).toBe('not-now');
  });
});

describe('the end of the game', () => {
  it('comes with the last agreed round; the fewest points win', () => {
    const story = afterRound({ round: 2, rounds: 2, pad: [[3, 1, 4, 1]] });
    expect(story.types.slice(-2)).toEqual(['round-ended', 'game-ended']);
    expect(story.view(3)).toMatchObject({ phase: 'game-over', winners: [1, 3], legal: null, round: { toAct: null } });
    expect(story.refusal(0, next)).toBe('not-now');
    expect(story.refusal(null, { type: 'begin-round' })).toBe('not-now');
  });

  it('comes after this round when the host asks for that', () => {
    const agreed = running.when(0, { type: 'end-game', now: false });
    expect(agreed.view(1).options.rounds).toBe(2);
    expect(agreed.phase).toBe('playing');
    expect(agreed.with({ layCount: 399 }).lays(0, 'r1', 1).view(null)).toMatchObject({
      phase: 'game-over',
      winners: [1, 3],
    });
  });

  it('comes at once in the pause', () => {
    const story = afterRound({ pad: [] }).when(0, { type: 'end-game', now: false });
    expect(story.types.slice(-2)).toEqual(['rounds-agreed', 'game-ended']);
    expect(story.state.winners).toEqual([0]);
  });

  it('leaves no wish for another round behind', () => {
    const asked = afterRound().when(1, next);
    expect(asked.when(0, { type: 'end-game', now: true }).view(1).wishes).toEqual([]);
  });

  it('comes now without counting the running round', () => {
    const story = running.lays(0, 'r1', 1).when(0, { type: 'end-game', now: true });
    expect(story.view(0)).toMatchObject({
      phase: 'game-over',
      winners: [1, 3],
      result: null,
      legal: null,
      hand: ['k1'],
      round: { toAct: null, number: 2 },
    });
    expect(given(['r1 k1', 'r2', 'r3']).when(0, { type: 'end-game', now: true }).state.winners).toEqual([0, 1, 2]);
  });

  it('comes once', () => {
    const over = running.when(0, { type: 'end-game', now: true });
    expect(over.refusal(0, { type: 'end-game', now: true })).toBe('not-now');
    expect(over.refusal(0, { type: 'lay', cards: ['r1'], number: 1 })).toBe('not-now');
  });
});

describe('a rematch', () => {
  it('takes the same people back to the lobby, but for those who left', () => {
    const over = running.when(1, { type: 'leave' }).when(0, { type: 'end-game', now: true });
    const again = over.when(0, { type: 'rematch' });
    expect(again.view(0)).toMatchObject({ game: 2, phase: 'lobby', round: null, hand: [], winners: null, host: 0 });
    expect(again.state.seats.map((seat) => seat.person)).toEqual([10, 12, 13]);
    expect(again.state.pad).toEqual([]);
    expect(again.when(0, { type: 'start' }).round.number).toBe(1);
  });

  it('goes back to the options as they were', () => {
    const over = afterRound().when(0, { type: 'end-game', now: false });
    expect(over.view(0).options.rounds).toBe(1);
    expect(over.when(0, { type: 'rematch' }).view(0).options.rounds).toBe(8);
  });

  it('keeps the youngest, unless that person left', () => {
    const over = running.when(0, { type: 'leave' }).when(1, { type: 'end-game', now: true });
    expect(over.when(1, { type: 'rematch' }).state.youngest).toBeNull();
    expect(running.when(0, { type: 'end-game', now: true }).when(0, { type: 'rematch' }).state.youngest).toBe(0);
  });
});

describe('leaving a game', () => {
  it('keeps the seat, in which a bot plays on', () => {
    const left = running.when(0, { type: 'leave' }, { present: [0, 2] });
    expect(left.view(null)).toMatchObject({ host: 2, round: { toAct: 0 } });
    expect(left.state.seats).toHaveLength(4);
    expect(left.lays(0, 'r1', 1).round.toAct).toBe(1);
  });

  it('leaves nothing else to ask for', () => {
    const left = running.when(1, { type: 'leave' });
    expect(left.refusal(1, { type: 'leave' })).toBe('not-allowed');
    expect(left.refusal(1, { type: 'next-round' })).toBe('not-allowed');
  });

  it('with nobody present keeps the host until somebody comes', () => {
    const left = running.when(0, { type: 'leave' }, { present: [0] });
    expect(left.view(null).host).toBe(0);
    expect(left.refusal(0, { type: 'end-game', now: true })).toBe('not-allowed');
    expect(left.when(null, { type: 'look-round' }, { present: [0, 3] }).view(null).host).toBe(3);
  });
});
