import { describe, expect, it } from 'vitest';
import { EVENT_CARD_IDS, type EventCardId } from '../../../worker/rules/events/cards.ts';
import { storyFor } from '../../../worker/rules/view.ts';
import { byChance, given, lobby, words } from '../stories.ts';

const hands = ['r1 r2 k1', 'y1 y2 k2', 'g1 g2 k3'];
const led = given(hands).lays(0, 'r1', 1);

describe('dealing event cards', () => {
  it('gives each seat one of the fourteen, all different, drawn anew each round', () => {
    const start = (seed: number) =>
      lobby(8, { eventCards: true }).when(0, { type: 'start' }, { random: words(seed) }).round.eventCards;
    expect(new Set(start(1)).size).toBe(8);
    const drawn = byChance(({ random }) =>
      lobby(3, { eventCards: true }).when(0, { type: 'start' }, { random }).round.eventCards.join(' '),
    );
    expect(new Set([...drawn].flatMap((three) => three.split(' ')))).toEqual(new Set(EVENT_CARD_IDS));
    expect(EVENT_CARD_IDS).toHaveLength(14);
  });

  it('gives none at a table that has switched them off', () => {
    const story = lobby(3, { eventCards: false }).when(0, { type: 'start' });
    expect(story.round.eventCards).toEqual([null, null, null]);
    expect(story.view(1).eventCard).toBeNull();
    expect(story.view(1).seats.map((seat) => seat.eventCard)).toEqual(['none', 'none', 'none']);
    expect(story.refusal(story.round.toAct, { type: 'play-event' })).toBe('illegal-move');
  });

  it('takes all of them back for the next round, played or not', () => {
    const story = lobby(3, { eventCards: true }).when(0, { type: 'start' });
    const over = story.with({ layCount: 399, eventsPlayed: [0, 1, 2] });
    const seat = over.round.toAct ?? 0;
    const lay = over.lays(seat, over.hand(seat).split(' ')[0] ?? '', 1).when(0, { type: 'next-round' });
    expect(lay.view(null).seats.map((each) => each.eventCard)).toEqual(['held', 'held', 'held']);
  });
});

describe('an event card in the view', () => {
  const story = given(hands).holds(0, 'spy').holds(1, 'gift');

  it('is seen by its holder only; that others hold one is seen by all', () => {
    expect([0, 1, 2, null].map((viewer) => story.view(viewer).eventCard)).toEqual(['spy', 'gift', null, null]);
    expect(story.view(null).seats.map((seat) => seat.eventCard)).toEqual(['held', 'held', 'none']);
  });

  it('is gone for the round once it is played', () => {
    const played = story.when(0, { type: 'play-event', seat: 1 });
    expect(played.view(0)).toMatchObject({ eventCard: null, legal: { event: null, lay: true } });
    expect(played.view(2).seats.map((seat) => seat.eventCard)).toEqual(['played', 'held', 'none']);
    expect(played.refusal(0, { type: 'play-event', seat: 1 })).toBe('illegal-move');
  });

  it('has choices for the player on turn only', () => {
    expect(story.view(0).legal?.event).toEqual({ seats: [1, 2], cards: [], numbers: [] });
    expect(story.view(1).legal?.event).toBeNull();
    expect(story.lays(0, 'r1', 1).view(1).legal?.event).toEqual({
      seats: [0, 2],
      cards: ['y1', 'y2', 'k2'],
      numbers: [],
    });
  });

  it('that is played is told to everyone, before what it brings about', () => {
    const last = given(['r1', ...hands.slice(1)]).plays(0, 'gift', { seat: 1, card: 'r1' });
    expect(storyFor(last.state).slice(1)).toEqual([
      { type: 'event-played', seat: 0, card: 'gift', target: 1 },
      { type: 'out', seat: 0 },
    ]);
  });
});

describe('playing an event card', () => {
  it('is refused in the order of all refusals', () => {
    const story = led.holds(0, 'reverse').holds(1, 'reverse');
    const play = { type: 'play-event' } as const;
    expect(story.refusal(null, play, { turn: -1 })).toBe('not-allowed');
    expect([story.refusal(0, play, { turn: -1 }), story.refusal(1, play, { turn: -1 })]).toEqual(
      Array(2).fill('stale-turn'),
    );
    expect([story.refusal(0, play), story.refusal(1, play)]).toEqual(['not-now', 'accepted']);
    expect(led.refusal(1, play)).toBe('illegal-move');
    expect(lobby(3).refusal(0, play)).toBe('not-now');
  });

  it.each<[EventCardId, object]>([
    ['peek', { seat: 0 }],
    ['peek', { number: 2 }],
    ['census', { card: 'y1' }],
    ['spy', {}],
    ['spy', { seat: 1 }],
    ['spy', { seat: 3 }],
    ['spy', { seat: 0, card: 'y1' }],
    ['gift', { seat: 0 }],
    ['gift', { card: 'y1' }],
    ['gift', { seat: 0, card: 'r2' }],
    ['gift', { seat: 1, card: 'y1' }],
    ['gift', { seat: 0, card: 'y1', number: 1 }],
    ['swap', { seat: 0, card: 'y7' }],
    ['fish', { card: 'y1' }],
    ['renumber', {}],
    ['renumber', { number: 1 }],
    ['renumber', { number: 0 }],
    ['renumber', { number: 7 }],
    ['reverse', { seat: 0 }],
    ['safe-conduct', { number: 2 }],
    ['stakes', {}],
    ['stakes', { card: 'r1' }],
    ['halves', { seat: 0 }],
  ])('%s takes no %j', (card, choice) => {
    expect(led.holds(1, card).refusal(1, { type: 'play-event', ...choice })).toBe('illegal-move');
  });

  it.each(EVENT_CARD_IDS)('%s makes no other turn of it', (card) => {
    const story = led.lays(1, 'y1');
    const { seats = [], cards = [], numbers = [] } = story.holds(2, card).legal(2)?.event ?? {};
    const [seat, own, number] = [seats[0], cards[0], numbers[0]];
    const played = story.plays(2, card, {
      ...(seat === undefined ? {} : { seat }),
      ...(own === undefined ? {} : { card: own }),
      ...(number === undefined ? {} : { number }),
    });
    expect([played.state.turn, played.round.toAct]).toEqual([story.state.turn, 2]);
    expect(played.round.eventsPlayed).toEqual([2]);
  });

  it('is free: one may as well not', () => {
    expect(led.holds(1, 'stakes').legal(1)).toMatchObject({ lay: true, challenge: true });
  });

  it('can be done by a bot, and for somebody who left', () => {
    const left = led.holds(1, 'reverse').when(1, { type: 'leave' });
    expect(left.refusal(1, { type: 'play-event' })).toBe('accepted');
  });
});
