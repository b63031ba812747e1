import { describe, expect, it } from 'vitest';
import type { Card } from '../../worker/rules/cards.ts';
import type { Intent } from '../../worker/rules/commands.ts';
import { given, lobby } from './stories.ts';

const ofHost: Intent[] = [
  { type: 'set-options', rounds: 2 },
  { type: 'remove-seat', seat: 9 },
  { type: 'move-seat', seat: 9, to: 9 },
  { type: 'set-youngest', seat: 9 },
  { type: 'start' },
  { type: 'end-game', now: true },
  { type: 'rematch' },
];
const ofLobby: Intent[] = [...ofHost.slice(0, 5), { type: 'rename', name: 'Ben' }];
const ofSeat: Intent[] = [
  ...ofHost,
  { type: 'rename', name: 'Ben' },
  { type: 'lay', cards: ['r1'], number: 1 },
  { type: 'challenge' },
  { type: 'lay-out', number: 1 },
  { type: 'play-event' },
  { type: 'next-round' },
  { type: 'leave' },
];
const running = given(['r1 r2', 'g1 k1', 'b1 k2']);

describe('refusals, in their order', () => {
  it.each(ofSeat)('not allowed without a seat: $type', (intent) => {
    for (const story of [lobby(3), running]) {
      expect([story.refusal(null, intent, { turn: -1 }), story.refusal(8, intent)]).toEqual([
        'not-allowed',
        'not-allowed',
      ]);
    }
  });

  it.each(ofHost)('not allowed but to the host, before all else: $type', (intent) => {
    expect([lobby(2).refusal(1, intent, { turn: -1 }), running.refusal(1, intent)]).toEqual([
      'not-allowed',
      'not-allowed',
    ]);
  });

  it.each(ofLobby)('already started, before a stale turn: $type', (intent) => {
    expect(running.refusal(0, intent, { turn: -1 })).toBe('already-started');
  });

  it.each<Intent>([{ type: 'lay', cards: ['k4'], number: 9 }, { type: 'challenge' }, { type: 'play-event', seat: 9 }])(
    'stale before wrong phase, wrong player and illegal: $type',
    (intent) => {
      for (const story of [lobby(3), running]) expect(story.refusal(1, intent, { turn: -1 })).toBe('stale-turn');
      for (const story of [lobby(3), running]) expect(story.refusal(1, intent)).toBe('not-now');
      expect(running.refusal(0, intent)).toBe('illegal-move');
    },
  );

  it.each<Intent>([
    { type: 'remove-seat', seat: 9 },
    { type: 'move-seat', seat: 0, to: 9 },
    { type: 'set-youngest', seat: 9 },
  ])('stale before illegal in the lobby: $type', (intent) => {
    expect(lobby(3).refusal(0, intent, { turn: -1 })).toBe('stale-turn');
    expect(lobby(3).refusal(0, intent)).toBe('illegal-move');
  });

  it('not now before illegal: laying out in no round', () => {
    expect(lobby(3).refusal(0, { type: 'lay-out', number: 9 })).toBe('not-now');
    expect(running.refusal(1, { type: 'lay-out', number: 9 })).toBe('illegal-move');
  });

  it('the turn is not looked at where it is not needed', () => {
    const story = given(['r1 y1 g1 b1 k1', 'r2 k2', 'r3 k3']);
    expect(story.refusal(0, { type: 'lay-out', number: 1 }, { turn: -1 })).toBe('accepted');
    expect(lobby(3).refusal(0, { type: 'start' }, { turn: -1 })).toBe('accepted');
  });

  it.each<Intent>([{ type: 'next-round' }, { type: 'rematch' }])('not in a running round: $type', (intent) => {
    expect(running.refusal(0, intent)).toBe('not-now');
    expect(lobby(3).refusal(0, intent)).toBe('not-now');
  });

  it('a name of a number among the cards is no card', () => {
    expect(running.refusal(0, { type: 'lay', cards: ['1' as Card], number: 1 })).toBe('illegal-move');
  });

  it('throws on an unknown intent, which is a bug', () => {
    expect(() => running.decide(0, { type: 'dance' } as unknown as Intent)).toThrow('dance');
  });
});
