import { describe, expect, it } from 'vitest';
import { lobby, nothing, options, type Story } from './stories.ts';

function people(story: Story): number[] {
  return story.state.seats.map((seat) => seat.person);
}

function host(story: Story): number | null {
  return story.view(null).host;
}

const sit = { type: 'sit', person: 99, kind: 'human', level: null } as const;
const bot = { type: 'sit', person: 50, kind: 'bot', level: 'hard' } as const;

describe('a table', () => {
  it('is opened once, with its options', () => {
    const open = nothing.when(null, { type: 'open', options });
    expect(open.view(null)).toMatchObject({ game: 1, phase: 'lobby', seats: [], host: null, options, round: null });
    expect(open.refusal(null, { type: 'open', options })).toBe('already-started');
  });

  it('seats nobody before it is open', () => {
    expect(nothing.refusal(null, sit)).toBe('not-now');
    expect(nothing.refusal(0, { type: 'start' })).toBe('not-allowed');
  });
});

describe('sitting down', () => {
  it('makes the first person host', () => {
    expect(host(lobby(3))).toBe(0);
    const withBot = lobby(0).when(null, bot);
    expect(host(withBot)).toBeNull();
    expect(host(withBot.when(null, sit))).toBe(1);
  });

  it('is possible for eight', () => {
    expect(lobby(7).refusal(null, sit)).toBe('accepted');
    expect(lobby(8).refusal(null, sit)).toBe('table-full');
  });

  it('is not possible later on, even at a full table', () => {
    expect(lobby(3).when(0, { type: 'start' }).refusal(null, sit)).toBe('already-started');
    expect(lobby(8).when(0, { type: 'start' }).refusal(null, sit)).toBe('already-started');
  });

  it('is asked for bots by the host alone', () => {
    const story = lobby(2);
    expect([story.refusal(0, bot), story.refusal(1, bot)]).toEqual(['accepted', 'not-allowed']);
    expect(story.when(0, bot).view(null).seats[2]).toMatchObject({ kind: 'bot', level: 'hard', away: false });
  });
});

describe('seats that change', () => {
  it('move down when one below is removed', () => {
    expect(people(lobby(4).when(0, { type: 'remove-seat', seat: 1 }))).toEqual([10, 12, 13]);
    expect(people(lobby(4).when(2, { type: 'leave' }))).toEqual([10, 11, 13]);
  });

  it.each([
    [0, 2, [11, 12, 10, 13]],
    [3, 1, [10, 13, 11, 12]],
    [2, 2, [10, 11, 12, 13]],
  ])('close up when %i is moved to %i', (seat, to, order) => {
    const moved = lobby(4).when(0, { type: 'move-seat', seat, to });
    expect(people(moved)).toEqual(order);
    expect(host(moved)).toBe(order.indexOf(10));
  });

  it('take the mark of the youngest along', () => {
    const marked = lobby(4).when(0, { type: 'set-youngest', seat: 2 });
    expect(marked.when(0, { type: 'move-seat', seat: 2, to: 0 }).state.youngest).toBe(0);
    expect(marked.when(0, { type: 'move-seat', seat: 0, to: 3 }).state.youngest).toBe(1);
    expect(marked.when(0, { type: 'remove-seat', seat: 1 }).state.youngest).toBe(1);
    expect(marked.when(0, { type: 'remove-seat', seat: 2 }).state.youngest).toBeNull();
    expect(marked.when(0, { type: 'set-youngest', seat: null }).state.youngest).toBeNull();
    expect(marked.view(null).seats.map((seat) => seat.youngest)).toEqual([false, false, true, false]);
  });

  it.each([
    { type: 'remove-seat', seat: 4 },
    { type: 'move-seat', seat: 4, to: 0 },
    { type: 'move-seat', seat: 0, to: 4 },
    { type: 'set-youngest', seat: 4 },
  ] as const)('must be there: %o', (intent) => {
    expect(lobby(4).refusal(0, intent)).toBe('illegal-move');
  });
});

describe('the host', () => {
  it('who leaves hands over to the next person present, clockwise', () => {
    expect(people(lobby(4).when(0, { type: 'leave' }, { present: [0, 2, 3] }))).toEqual([11, 12, 13]);
    expect(host(lobby(4).when(0, { type: 'leave' }, { present: [0, 2, 3] }))).toBe(1);
    const second = lobby(4).when(null, { type: 'look-round' }, { present: [1] });
    expect(host(second.when(1, { type: 'leave' }, { present: [0, 1, 3] }))).toBe(2);
    expect(host(second.when(1, { type: 'remove-seat', seat: 1 }, { present: [0, 1] }))).toBe(0);
  });

  it('who leaves with nobody present hands over to the next person', () => {
    expect(host(lobby(3).when(0, { type: 'leave' }, { present: [0] }))).toBe(0);
    expect(host(lobby(1).when(0, bot).when(0, { type: 'leave' }))).toBeNull();
  });

  it('who stays away is followed by the next person present', () => {
    expect(host(lobby(4).when(null, { type: 'look-round' }, { present: [2, 3] }))).toBe(2);
  });

  it('stays host when present, or with nobody there', () => {
    for (const present of [[0, 1], []]) {
      expect(lobby(3).when(null, { type: 'look-round' }, { present }).state).toEqual(lobby(3).state);
    }
    expect(nothing.when(null, { type: 'look-round' }).facts).toEqual([]);
  });
});

describe('other wishes', () => {
  it('options: what is named changes, the rest stays', () => {
    const story = lobby(3)
      .when(0, { type: 'set-options', rounds: 3 })
      .when(0, { type: 'set-options', turnSeconds: 90 });
    expect(story.view(1).options).toEqual({ rounds: 3, eventCards: false, turnSeconds: 90 });
    expect(story.when(0, { type: 'set-options', eventCards: true }).state.options.eventCards).toBe(true);
  });

  it('a new name is noted, and stands elsewhere', () => {
    expect(lobby(3).when(1, { type: 'rename', name: 'Anna' }).facts.at(-1)).toEqual({
      type: 'renamed',
      seat: 1,
      at: 1000,
    });
  });

  it.each([2, 3, 8])('a start with %i', (count) => {
    expect(lobby(count).refusal(0, { type: 'start' })).toBe(count < 3 ? 'not-now' : 'accepted');
  });
});
