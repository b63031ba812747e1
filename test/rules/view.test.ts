import { describe, expect, it } from 'vitest';
import { storyFor, viewFor } from '../../worker/rules/view.ts';
import { cards, given, lobby, surroundings } from './stories.ts';

const story = given(['r1 k1', 'g2 k2 r2', 'b3 k3 k4']).lays(0, 'k1', 1).lays(1, 'k2 g2');

describe('the view', () => {
  it('shows a player their own cards and choices', () => {
    expect(story.view(2)).toMatchObject({
      you: 2,
      phase: 'respond',
      hand: ['b3', 'k3', 'k4'],
      legal: { lay: true, challenge: true, numbers: [], layOut: [], event: null },
    });
    expect(story.view(0).legal).toEqual({ lay: false, challenge: false, numbers: [], layOut: [], event: null });
  });

  it('shows a spectator no hand and no choices', () => {
    expect(story.view(null)).toMatchObject({ you: null, hand: null, legal: null, seen: [] });
  });

  it('shows of others and of the pile only how many cards there are', () => {
    expect(story.view(2).seats.map((seat) => seat.cards)).toEqual([1, 1, 3]);
    expect(story.view(2).round).toMatchObject({ pile: 3, lastLay: { seat: 1, cards: 2, number: 1 } });
    expect(JSON.stringify(story.view(2))).not.toMatch(/k[12]|r[12]|g2/);
  });

  it('shows what a challenge turned up, and nothing from beneath it', () => {
    const view = story.challenges(2).view(0);
    expect(view.lastReveal).toEqual({
      seat: 1,
      by: 2,
      called: 1,
      cards: cards('k2 g2'),
      lie: true,
      taker: 1,
      taken: 3,
    });
    expect(JSON.stringify(view)).not.toContain('k1');
  });

  it('in the lobby has people, but no cards', () => {
    expect(lobby(3).view(1)).toMatchObject({
      phase: 'lobby',
      hand: [],
      legal: null,
      round: null,
      result: null,
      story: [],
    });
    expect(lobby(3).view(1).seats[1]).toEqual({
      seat: 1,
      name: 'Person 11',
      kind: 'human',
      level: null,
      away: false,
      standIn: false,
      left: false,
      asked: false,
      youngest: false,
      cards: 0,
      inRound: false,
      eventCard: 'none',
      points: [],
      total: 0,
    });
  });

  it('takes names, absence and time from what stands beside the game', () => {
    const away = { ...surroundings, version: 9, now: 5, person: () => ({ name: 'Zoé', away: true }) };
    const withBot = lobby(1).when(0, { type: 'sit', person: 50, kind: 'bot', level: 'easy' });
    const view = viewFor(withBot.state, null, away);
    expect(view).toMatchObject({ code: 'k7m2qx9t', version: 9, now: 5 });
    expect(view.seats.map((seat) => [seat.name, seat.away])).toEqual([
      ['Zoé', true],
      ['Zoé', false],
    ]);
  });
});

describe('the story of a round', () => {
  it('tells what everybody saw', () => {
    expect(storyFor(story.challenges(2).state)).toEqual([
      { type: 'round-started', round: 1, dealer: 0, starter: 0 },
      { type: 'laid', seat: 0, cards: 1, number: 1, leads: true },
      { type: 'laid', seat: 1, cards: 2, number: 1, leads: false },
      { type: 'challenged', seat: 2, of: 1, number: 1, cards: ['k2', 'g2'], lie: true, taker: 1, taken: 3 },
    ]);
  });

  it('is told again from the start in each round, and is empty in the lobby', () => {
    expect(storyFor(lobby(3).state)).toEqual([]);
    const over = story.with({ layCount: 399 }).lays(2, 'b3');
    expect(over.told.at(-1)).toBe('round-ended');
    expect(over.when(0, { type: 'next-round' }).told).toEqual(['round-started']);
  });

  it('is in the view by its ten newest entries, oldest first', () => {
    const hands = ['r1 r2 r3 r4 k1', 'g1 g2 g3 g4 k2', 'b1 b2 b3 b4 k3'];
    const lays = [0, 1, 2].flatMap((index) => [0, 1, 2].map((seat) => [seat, `${'rgb'[seat]}${index + 1}`] as const));
    const led = given(hands).lays(0, 'k1', 5).lays(1, 'k2').lays(2, 'k3');
    const long = lays.reduce((before, [seat, card]) => before.lays(seat, card), led);
    expect(long.view(null).story).toHaveLength(10);
    expect(long.view(null).story).toEqual(storyFor(long.state).slice(-10));
  });
});
