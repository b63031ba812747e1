import { describe, expect, it } from 'vitest';
import { ASKED_FOR_MS } from '../../worker/rules/asking.ts';
import { given, lobby, Story } from './stories.ts';

/** Four people in a round; seat 3 is away whenever somebody asks. */
const running = given(['r1 k1', 'r2 k2', 'k3 y1 y2', 'g1 k4'], { round: 2, pad: [[3, 1, 4, 1]] });
const here = { present: [0, 1, 2] };
const claim = { type: 'ask', ask: 50, kind: 'claim', seat: 3 } as const;
const yes = { type: 'answer', ask: 50, yes: true } as const;
const no = { type: 'answer', ask: 50, yes: false } as const;
const letIn = { type: 'let-in', ask: 50 } as const;
const look = { type: 'look-round' } as const;
const claimed = running.when(null, claim, here);

/** The same round with a bot in seat 2. */
function withBot(): Story {
  const seats = running.state.seats.with(2, { person: 12, kind: 'bot', level: 'normal', left: false });
  return new Story({ ...running.state, seats });
}

const takeOver = { type: 'ask', ask: 50, kind: 'take-over', seat: 2 } as const;
const asked = withBot().when(null, takeOver);

/** The round is over, and the next one begins. */
function nextDeal(story: Story, extras: object = here): Story {
  return story.with({ layCount: 399 }).lays(0, 'r1', 1).when(0, { type: 'next-round' }, extras);
}

describe('saying to be somebody who is away', () => {
  it('is seen by everybody who plays, and shown at the seat', () => {
    const [ask] = claimed.view(0).asks;
    expect(ask).toEqual({
      ask: 50,
      kind: 'claim',
      seat: 3,
      name: 'Asker 50',
      promised: false,
      agreed: [],
      until: 1000 + ASKED_FOR_MS,
    });
    expect(claimed.view(null).asks).toEqual([]);
    expect(claimed.view(null).seats.map((seat) => seat.asked)).toEqual([false, false, false, true]);
  });

  it('is refused where the person is here, where no person plays, and a second time', () => {
    expect(running.refusal(null, claim)).toBe('not-now');
    expect(withBot().refusal(null, { ...claim, seat: 2 }, here)).toBe('illegal-move');
    expect(running.refusal(null, { ...claim, seat: 4 }, here)).toBe('illegal-move');
    const gone = running.when(3, { type: 'leave' }, here);
    expect(gone.refusal(null, claim, here)).toBe('illegal-move');
    expect(claimed.refusal(null, { ...claim, ask: 51 }, here)).toBe('not-now');
  });

  it('is possible while a game runs, and where somebody is left to say yes', () => {
    expect(lobby(4).refusal(null, claim, here)).toBe('not-now');
    expect(running.when(0, { type: 'end-game', now: true }).refusal(null, claim, here)).toBe('not-now');
    const alone = [0, 1, 2].reduce((story, seat) => story.when(seat, { type: 'leave' }), running);
    expect(alone.refusal(null, claim, { present: [] })).toBe('not-now');
  });

  it('hands the seat over at once when all present agree, two or more', () => {
    const two = claimed.when(0, yes, here).when(2, yes, here);
    expect(two.view(0).asks[0]?.agreed).toEqual([0, 2]);
    const all = two.when(1, yes, here);
    expect(all.types.slice(-2)).toEqual(['agreed', 'changed-hands']);
    expect(all.facts.at(-1)).toMatchObject({ seat: 3, how: 'claimed', ask: 50 });
    expect(all.told.at(-1)).toBe('changed-hands');
    expect([all.state.asks, all.hand(3)]).toEqual([[], running.hand(3)]);
  });

  it('hands it over when the last who had not answered goes away, but not to the yes of one', () => {
    const two = claimed.when(0, yes, here).when(2, yes, here);
    expect(two.when(null, look, { present: [0, 2] }).types.at(-1)).toBe('changed-hands');
    expect(two.when(null, look, { present: [2] }).view(0).asks).toHaveLength(1);
    expect(two.when(null, look, { present: [] }).view(0).asks).toHaveLength(1);
    expect(two.when(null, look, { present: [0, 1] }).view(0).asks).toHaveLength(1);
  });

  it('waits for the next deal where only one other person plays at all', () => {
    const pair = [1, 2].reduce((story, seat) => story.when(seat, { type: 'leave' }), running);
    const promised = pair.when(null, claim, { present: [0] }).when(0, yes, { present: [0] });
    expect(promised.types.slice(-2)).toEqual(['agreed', 'promised']);
    expect(promised.view(0).asks[0]).toMatchObject({ promised: true, until: null });
    expect(promised.told).not.toContain('changed-hands');
    const dealt = nextDeal(promised, { present: [0] });
    expect(dealt.told.slice(0, 2)).toEqual(['round-started', 'changed-hands']);
    expect([dealt.state.asks, dealt.state.seats[3]?.person]).toEqual([[], 13]);
  });

  it('ends with one no, which may also follow a yes', () => {
    const refused = claimed.when(1, yes, here).when(1, no, here);
    expect(refused.facts.at(-1)).toMatchObject({ type: 'ask-ended', ask: 50, why: 'refused' });
    expect(refused.view(0).asks).toEqual([]);
    expect(refused.refusal(0, yes, here)).toBe('not-now');
  });

  it('is let in by the host from the next deal, whoever has not answered', () => {
    expect(claimed.refusal(1, letIn, here)).toBe('not-allowed');
    const promised = claimed.when(0, letIn, here);
    expect(promised.told).toEqual(claimed.told);
    for (const late of [yes, no, letIn]) expect(promised.refusal(0, late, here)).toBe('not-now');
    expect(promised.when(null, look, here).view(0).asks).toHaveLength(1);
    expect(nextDeal(promised).told).toContain('changed-hands');
  });

  it('is answered by a seat once, and by seats only', () => {
    expect(claimed.when(0, yes, here).refusal(0, yes, here)).toBe('not-now');
    expect(claimed.refusal(null, yes, here)).toBe('not-allowed');
    expect(claimed.refusal(0, { ...yes, ask: 49 }, here)).toBe('not-now');
    expect(claimed.refusal(0, { ...letIn, ask: 49 }, here)).toBe('not-now');
  });

  it('ends when the person is back, even once it was promised', () => {
    for (const story of [claimed, claimed.when(0, letIn, here)]) {
      const back = story.when(null, look, { present: [0, 3] });
      expect(back.facts.at(-1)).toMatchObject({ type: 'ask-ended', why: 'returned' });
      expect(nextDeal(back).told).not.toContain('changed-hands');
    }
  });

  it('lapses after five minutes without an answer, but not once it is promised', () => {
    const late = { ...here, at: 1000 + ASKED_FOR_MS };
    expect(claimed.when(null, look, { ...late, at: late.at - 1 }).view(0).asks).toHaveLength(1);
    expect(claimed.when(null, look, late).facts.at(-1)).toMatchObject({ type: 'ask-ended', why: 'lapsed' });
    expect(claimed.when(0, letIn, here).when(null, look, late).view(0).asks).toHaveLength(1);
  });

  it('is withdrawn by whoever asked', () => {
    const withdrawn = claimed.when(0, letIn, here).when(null, { type: 'withdraw', ask: 50 });
    expect(withdrawn.facts.at(-1)).toMatchObject({ type: 'ask-ended', why: 'withdrawn' });
    expect(withdrawn.refusal(null, { type: 'withdraw', ask: 50 })).toBe('not-now');
  });

  it('is answered in a pause as well', () => {
    const paused = claimed.when(0, { type: 'pause' }, here);
    const all = [0, 1, 2].reduce((story, seat) => story.when(seat, yes, here), paused);
    expect(all.types.at(-1)).toBe('changed-hands');
  });

  it('is over when a bot plays there for good, and with the game', () => {
    expect(claimed.when(0, { type: 'dismiss', seat: 3 }, here).view(0).asks).toEqual([]);
    const over = claimed.when(0, letIn, here).when(0, { type: 'end-game', now: true }, here);
    expect(over.view(0).asks).toEqual([]);
  });

  it('is carried into the next round while it is open', () => {
    expect(nextDeal(claimed).view(0).asks).toHaveLength(1);
  });

  it('leaves the seat to be taken back, even where it was left meanwhile', () => {
    const all = [0, 1, 2].reduce((story, seat) => story.when(seat, yes, here), claimed);
    const reclaim = { type: 'hand-over', how: 'reclaimed' } as const;
    const left = all.when(3, { type: 'leave' });
    expect(left.refusal(3, { type: 'hand-over', how: 'moved' })).toBe('not-allowed');
    const back = left.when(3, reclaim);
    expect(back.state.seats[3]).toMatchObject({ person: 13, left: false });
    expect(back.told.at(-1)).toBe('changed-hands');
    expect(withBot().refusal(2, reclaim)).toBe('not-allowed');
  });
});

describe('taking over where a bot plays', () => {
  it('is asked for a bot’s seat, or that of somebody who left, and for no other', () => {
    const left = running.when(2, { type: 'leave' });
    expect(left.refusal(null, takeOver)).toBe('accepted');
    expect(withBot().refusal(null, { ...takeOver, seat: 1 })).toBe('illegal-move');
    expect(lobby(4).refusal(null, takeOver)).toBe('not-now');
    expect(asked.refusal(null, { ...takeOver, ask: 51 })).toBe('not-now');
  });

  it('is the host’s to answer', () => {
    expect(asked.refusal(1, yes)).toBe('not-allowed');
    expect(asked.refusal(1, no)).toBe('not-allowed');
    expect(asked.refusal(0, letIn)).toBe('illegal-move');
    expect(asked.when(0, no).facts.at(-1)).toMatchObject({ type: 'ask-ended', why: 'refused' });
    expect(asked.when(0, yes).facts.at(-1)).toMatchObject({ type: 'promised', ask: 50 });
  });

  it('changes hands with the next deal, with the points of the seat, and is told then', () => {
    const promised = asked.when(0, yes);
    expect(promised.state.seats[2]?.kind).toBe('bot');
    const dealt = nextDeal(promised, { present: [0, 1, 3] });
    expect(dealt.state.seats[2]).toEqual({ person: 50, kind: 'human', level: null, left: false });
    expect(dealt.round.story[1]).toEqual({ type: 'taken-over', seat: 2, was: 'bot' });
    expect(dealt.view(2).seats[2]?.points[0]).toBe(4);
    expect(dealt.facts.at(-1)).toMatchObject({ type: 'taken-over', was: { person: 12, kind: 'bot' } });
  });

  it('comes to nothing where it was not promised', () => {
    const dealt = nextDeal(asked);
    expect(dealt.state.seats[2]?.kind).toBe('bot');
    expect(dealt.view(0).asks).toHaveLength(1);
  });

  it('lapses like any other ask', () => {
    const late = asked.when(null, look, { at: 1000 + ASKED_FOR_MS });
    expect(late.facts.at(-1)).toMatchObject({ type: 'ask-ended', why: 'lapsed' });
  });

  it('brings back somebody who left', () => {
    const promised = running.when(2, { type: 'leave' }).when(null, takeOver).when(0, yes);
    const dealt = nextDeal(promised);
    expect(dealt.state.seats[2]).toMatchObject({ person: 50, left: false });
    expect(dealt.round.story[1]).toEqual({ type: 'taken-over', seat: 2, was: 'human' });
  });
});

describe('whoever asks', () => {
  it('sees how it stands, and nothing of the game that a spectator does not see', () => {
    const memory = { ask: 50, kind: 'claim', seat: 3, name: 'Ben', state: 'refused', until: 9000 } as const;
    const beside = { asking: memory };
    expect(claimed.view(null, beside).asking).toMatchObject({ state: 'open', name: 'Asker 50', agreed: [] });
    expect(claimed.when(0, letIn, here).view(null, beside).asking).toMatchObject({ state: 'promised', until: null });
    expect(claimed.when(0, no, here).view(null, beside).asking).toEqual({ ...memory, agreed: [] });
    expect({ ...claimed.view(null, beside), asking: null }).toEqual(claimed.view(null));
    expect(claimed.view(0, beside).asking).toBeNull();
  });

  it('is not told how many watch; those who play are', () => {
    expect(running.view(null, { watching: 2 }).watching).toBeNull();
    expect(running.view(1, { watching: 2 }).watching).toBe(2);
  });
});
