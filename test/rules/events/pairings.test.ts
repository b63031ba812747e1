/** Each event card with each situation that could go wrong with it. */
import { describe, expect, it } from 'vitest';
import { EVENT_CARD_IDS, type EventCardId } from '../../../worker/rules/events/cards.ts';
import { cards, given, type Story } from '../stories.ts';

const MAKE_LAY: readonly EventCardId[] = ['renumber', 'safe-conduct', 'gauntlet', 'fools-cap'];
const MAKE_CHALLENGE: readonly EventCardId[] = ['stakes', 'halves'];
const ALL = EVENT_CARD_IDS.map((card) => [card] as const);

/** Plays a card with the last of everything that it offers. */
function playsSomehow(story: Story, seat: number, card: EventCardId): Story {
  const { seats = [], cards: own = [], numbers = [] } = story.holds(seat, card).legal(seat)?.event ?? {};
  const [target, chosen, number] = [seats.at(-1), own.at(-1), numbers.at(-1)];
  return story.plays(seat, card, {
    ...(target === undefined ? {} : { seat: target }),
    ...(chosen === undefined ? {} : { card: chosen }),
    ...(number === undefined ? {} : { number }),
  });
}

function isPlayable(story: Story, seat: number, card: EventCardId): boolean {
  const legal = story.holds(seat, card).legal(seat)?.event ?? null;
  if (legal === null) expect(story.holds(seat, card).refusal(seat, { type: 'play-event' })).toBe('illegal-move');
  return legal !== null;
}

function mayThen(story: Story, seat: number): string {
  const { lay, challenge } = story.legal(seat) ?? {};
  return [lay ? 'lay' : '', challenge ? 'challenge' : ''].join(' ').trim();
}

describe('with must-challenge', () => {
  const bound = given(['r1', 'y1 y2 k2', ''], { starter: 1 }).lays(1, 'y1', 1).lays(0, 'r1');
  const alone = { reason: 'four-kings', loser: 1 };

  it.each<[EventCardId, boolean, object | null]>([
    ['peek', true, alone],
    ['spy', false, null],
    ['census', true, alone],
    ['gift', false, null],
    ['swap', false, null],
    ['carousel', false, null],
    ['fish', true, alone],
    ['renumber', false, null],
    ['reverse', true, alone],
    ['safe-conduct', false, null],
    ['gauntlet', false, null],
    ['fools-cap', false, null],
    ['stakes', true, alone],
    // Half of the pile keeps the other in the round, who leads.
    ['halves', true, null],
  ])('%s playable: %s', (card, playable, result) => {
    expect(mayThen(bound, 1)).toBe('challenge');
    expect(isPlayable(bound, 1, card)).toBe(playable);
    if (!playable) return;
    const story = playsSomehow(bound, 1, card);
    expect(mayThen(story, 1)).toBe('challenge');
    const after = story.challenges(1);
    if (result !== null) expect(after.round.result).toMatchObject(result);
    else expect(after.view(null)).toMatchObject({ phase: 'lead', round: { toAct: 0 } });
  });

  it.each(ALL)('%s, where it comes about only after it was played', (card) => {
    const threes = 'g3 r3 y3 b3';
    const free = given(['r1', 'y1 y2 k2', threes], { starter: 1 }).lays(1, 'y1', 1).lays(2, 'g3');
    const before = free.lays(0, 'r1').with({ hands: [[], cards('y2 k2'), cards('r4 y4 g4 b4')] });
    const story = playsSomehow(before, 1, card);
    if (['gift', 'swap', 'carousel'].includes(card)) {
      // The other holds another card now, or not all of the number: nobody is left alone.
      expect(mayThen(story, 1)).toBe('lay challenge');
      return;
    }
    expect(mayThen(story.laysOut(2, 4), 1)).toBe('challenge');
    expect(story.laysOut(2, 4).refusal(1, { type: 'challenge' })).toBe('accepted');
  });
});

describe('with a safe lay', () => {
  const safe = given(['r1 r2 k1', 'y1 y2 k2', 'g1 g2 k3'], { starter: 1 })
    .lays(1, 'y1', 1)
    .plays(2, 'safe-conduct')
    .lays(2, 'g1');

  it.each(ALL)('%s', (card) => {
    expect(mayThen(safe, 0)).toBe('lay');
    expect(isPlayable(safe, 0, card)).toBe(!MAKE_CHALLENGE.includes(card));
    if (MAKE_CHALLENGE.includes(card)) return;
    const story = playsSomehow(safe, 0, card);
    expect(mayThen(story, 0)).toBe('lay');
    const lay = story.when(0, { type: 'lay', cards: story.round.hands[0]?.slice(0, 1) ?? [] });
    const next = card === 'reverse' ? 2 : 1;
    const may = card === 'safe-conduct' ? 'lay' : card === 'gauntlet' ? 'challenge' : 'lay challenge';
    expect([lay.round.toAct, mayThen(lay, next)]).toEqual([next, may]);
  });
});

describe('with a gauntlet lay', () => {
  const thrown = given(['r1 r2 k1', 'y1 y2 k2', 'g1 g2 k3'], { starter: 1 })
    .lays(1, 'y1', 1)
    .plays(2, 'gauntlet')
    .lays(2, 'g1');

  it.each(ALL)('%s', (card) => {
    expect(mayThen(thrown, 0)).toBe('challenge');
    expect(isPlayable(thrown, 0, card)).toBe(!MAKE_LAY.includes(card));
    if (MAKE_LAY.includes(card)) return;
    const story = playsSomehow(thrown, 0, card);
    expect(mayThen(story, 0)).toBe('challenge');
    const reveal = { seat: 2, by: 0, lie: false, taker: 0, taken: card === 'halves' ? 1 : 2 };
    expect(story.challenges(0).round.lastReveal).toMatchObject(reveal);
  });

  it('a gift or a lay-out that takes the next out leaves the duty to the one after', () => {
    const next = given(['r1 k1', 'y1', 'g1 g2 k3']).plays(0, 'gauntlet').lays(0, 'r1', 1);
    expect(mayThen(next.plays(1, 'gift', { seat: 0, card: 'y1' }), 2)).toBe('challenge');
  });
});

describe('with the last two players', () => {
  const two = given(['r1 r2 k1', 'y1 y2 y3 k2', ''], { starter: 1 }).lays(1, 'y1', 1).lays(0, 'r1');

  it.each<[EventCardId, string, number[]]>([
    ['peek', 'lay challenge', []],
    ['spy', 'lay challenge', [0]],
    ['census', 'lay challenge', []],
    ['gift', 'lay challenge', [0]],
    ['swap', 'lay challenge', [0]],
    ['carousel', 'lay challenge', []],
    ['fish', 'lay challenge', []],
    ['renumber', 'lay', []],
    ['reverse', 'lay challenge', []],
    ['safe-conduct', 'lay', []],
    ['gauntlet', 'lay', []],
    ['fools-cap', 'lay', []],
    ['stakes', 'challenge', []],
    ['halves', 'challenge', []],
  ])('%s, then %s', (card, may, seats) => {
    expect(two.holds(1, card).legal(1)?.event?.seats).toEqual(seats);
    const story = playsSomehow(two, 1, card);
    expect([story.round.toAct, mayThen(story, 1)]).toEqual([1, may]);
    if (may !== 'challenge') {
      const lay = story.when(1, { type: 'lay', cards: story.round.hands[1]?.slice(0, 1) ?? [] });
      expect(lay.round.toAct).toBe(0);
    }
    if (may !== 'lay') expect(story.challenges(1).view(null)).toMatchObject({ phase: 'lead', round: { toAct: 0 } });
  });

  it('a gift of the last card leaves the other alone, who takes the pile and loses', () => {
    const last = given(['r1 k1 k2', 'y2', ''], { starter: 0 })
      .lays(0, 'r1', 1)
      .plays(1, 'gift', { seat: 0, card: 'y2' });
    expect(last.round.result).toMatchObject({ reason: 'four-kings', loser: 0, points: [12, 0, 0] });
  });

  it('a stake that is the last card and goes to a liar leaves the liar alone', () => {
    const last = given(['r2 k1 k2 k3', 'k4', '']).lays(0, 'r2', 1).plays(1, 'stakes', { card: 'k4' }).challenges(1);
    expect(last.round.result).toMatchObject({ reason: 'four-kings', loser: 0 });
    const number = given(['r2 k1', 'y2', '']).lays(0, 'r2', 1).plays(1, 'stakes', { card: 'y2' }).challenges(1);
    expect(number.round.result).toMatchObject({ reason: 'four-kings', loser: 0 });
  });

  it('double or nothing that takes the last card of the truthful leaves its player alone', () => {
    const last = given(['r1 r2', 'y2 k1', '']).lays(0, 'r1', 1).plays(1, 'stakes', { card: 'y2' }).challenges(1);
    expect(last.round.result).toMatchObject({ reason: 'four-kings', loser: 1 });
  });
});
