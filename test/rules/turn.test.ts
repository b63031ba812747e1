import { describe, expect, it } from 'vitest';
import { given, lobby, type Story } from './stories.ts';

const hands = ['r1 y1 g1 b1 k1', 'r2 y2 k2', 'r3 y3 g3 b3', 'k3'];
const marked = lobby(3);
const running = given(hands);
const led = running.lays(0, 'k1', 5);
const last = given(['r1 k1', 'r2 k2', 'k3 y1'], { rounds: 1 }).with({ layCount: 399 });
const pause = given(['r1 k1', 'r2 k2', 'k3 y1']).with({ layCount: 399 }).lays(0, 'r1', 1);

describe('the turn', () => {
  it.each<[string, Story, (story: Story) => Story, number]>([
    [
      'somebody sits down',
      marked,
      (story) => story.when(null, { type: 'sit', person: 5, kind: 'bot', level: 'easy' }),
      1,
    ],
    ['a seat is freed', marked, (story) => story.when(1, { type: 'leave' }), 1],
    ['a seat is moved', marked, (story) => story.when(0, { type: 'move-seat', seat: 0, to: 1 }), 1],
    ['the youngest is marked', marked, (story) => story.when(0, { type: 'set-youngest', seat: 1 }), 0],
    ['an option is set', marked, (story) => story.when(0, { type: 'set-options', rounds: 2 }), 0],
    ['somebody takes another name', marked, (story) => story.when(0, { type: 'rename', name: 'Cleo' }), 0],
    ['somebody else is host', marked, (story) => story.when(null, { type: 'look-round' }, { present: [1] }), 0],
    ['a round starts', marked, (story) => story.when(0, { type: 'start' }), 1],
    ['cards are laid', running, (story) => story.lays(0, 'k1', 5), 1],
    ['a lay is challenged', led, (story) => story.challenges(1), 1],
    ['a number is laid out', led, (story) => story.laysOut(0, 1), 0],
    ['a number is laid out on turn', running, (story) => story.laysOut(0, 1), 0],
    ['a lay-out passes the turn on', led.lays(1, 'k2'), (story) => story.laysOut(2, 3), 1],
    ['an event card is played', led, (story) => story.plays(1, 'reverse'), 0],
    [
      'an event card passes the turn on',
      led.lays(1, 'k2').lays(2, 'r3'),
      (story) => story.plays(3, 'gift', { seat: 0, card: 'k3' }),
      1,
    ],
    ['a challenge moves more than the pile', led, (story) => story.plays(1, 'stakes', { card: 'k2' }).challenges(1), 1],
    ['a lay ends the round', last, (story) => story.lays(0, 'r1', 1), 2],
    ['somebody leaves the game', running, (story) => story.when(1, { type: 'leave' }), 0],
    ['somebody asks for the next round', pause, (story) => story.when(1, { type: 'next-round' }), 0],
    ['the next round begins', pause, (story) => story.when(0, { type: 'next-round' }), 1],
    ['the game is ended after a round', pause, (story) => story.when(0, { type: 'end-game', now: true }), 0],
    ['a running round is cut short', running, (story) => story.when(0, { type: 'end-game', now: true }), 1],
    ['the last round is agreed on', running, (story) => story.when(0, { type: 'end-game', now: false }), 0],
  ])('when %s', (_, before, act, grown) => {
    expect(act(before).state.turn - before.state.turn).toBe(grown);
  });

  it('keeps growing over games', () => {
    const over = last.lays(0, 'r1', 1);
    expect(over.when(0, { type: 'rematch' }).state.turn).toBeGreaterThan(over.state.turn);
  });
});
