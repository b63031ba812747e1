import { describe, expect, it } from 'vitest';
import { ASKED_FOR_MS } from '../../worker/rules/asking.ts';
import { claim, claimed, here, letIn, look, nextDeal, no, running, withBot, yes } from './asks.ts';
import { lobby } from './stories.ts';

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
    for (const present of [[2], [], [0, 1]]) {
      expect(two.when(null, look, { present }).view(0).asks).toMatchObject([{ promised: false, agreed: [0, 2] }]);
    }
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
