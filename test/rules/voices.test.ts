import { describe, expect, it } from 'vitest';
import { ASKED_FOR_MS } from '../../worker/rules/asking.ts';
import { asked, claimed, here, letIn, look, nextDeal, no, running, takeOver, withBot, yes } from './asks.ts';
import { lobby, type Story } from './stories.ts';

describe('a voice', () => {
  const all = (story: Story) => [0, 1, 2].reduce((so, seat) => so.when(seat, yes, here), story);

  it('is that of whoever spoke: it goes with them when they leave, and with their seat', () => {
    expect(claimed.when(1, yes, here).when(1, { type: 'leave' }, here).view(0).asks[0]?.agreed).toEqual([]);
    const other = { type: 'ask', ask: 60, kind: 'claim', seat: 1 } as const;
    const both = claimed.when(1, yes, here).when(null, other, { present: [0, 2] });
    const taken = [0, 2].reduce(
      (story, seat) => story.when(seat, { ...yes, ask: 60 }, { present: [0, 2] }),
      both.when(0, yes, { present: [0, 2] }),
    );
    expect(taken.view(0).asks).toMatchObject([{ ask: 50, agreed: [0] }]);
    const back = taken.when(1, yes, here).when(1, { type: 'hand-over', how: 'reclaimed' }, here);
    expect(back.view(0).asks).toMatchObject([{ ask: 50, agreed: [0] }]);
  });

  it('stays with somebody who only goes on from another device', () => {
    const moved = claimed.when(1, yes, here).when(1, { type: 'hand-over', how: 'moved' }, here);
    expect(moved.view(0).asks[0]?.agreed).toEqual([1]);
  });

  it('is not inherited with a seat that is taken over', () => {
    const left = claimed.when(2, yes, here).when(null, look, here);
    const gone = left.when(2, { type: 'leave' }, here).when(null, { ...takeOver, ask: 60 }, here);
    const dealt = nextDeal(gone.when(1, yes, here).when(0, { ...yes, ask: 60 }, here));
    expect(dealt.state.seats[2]?.person).toBe(60);
    expect(dealt.view(0).asks).toMatchObject([{ ask: 50, agreed: [1] }]);
  });

  it('counts for a seat that is handed over in a pause, and the next round waits for whoever came', () => {
    const over = claimed.with({ layCount: 399 }).lays(0, 'r1', 1);
    const wished = [1, 2, 3].reduce((story, seat) => story.when(seat, { type: 'next-round' }, here), over);
    const seen = [1, 2].reduce((story, seat) => story.when(seat, yes, here), wished);
    const handed = seen.when(null, look, { present: [1, 2] });
    expect(handed.told.at(-1)).toBe('changed-hands');
    expect([handed.phase, handed.state.wishes]).toEqual(['round-over', [1, 2]]);
  });

  it('is nobody’s any more where all others have left: nothing is asked for then', () => {
    const promised = claimed.when(0, letIn, here);
    for (const story of [claimed, promised]) {
      const alone = [0, 1, 2].reduce((so, seat) => so.when(seat, { type: 'leave' }, here), story);
      expect(alone.state.asks).toEqual([]);
    }
    expect(all(claimed).types.at(-1)).toBe('changed-hands');
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

  it('is over where somebody takes back the seat that was left', () => {
    const left = [0, 1, 2]
      .reduce((story, seat) => story.when(seat, yes, here), claimed)
      .when(3, { type: 'leave' }, here);
    const promised = left.when(null, { ...takeOver, ask: 60, seat: 3 }, here).when(0, { ...yes, ask: 60 }, here);
    const back = promised.when(3, { type: 'hand-over', how: 'reclaimed' }, here);
    expect(back.state.asks).toEqual([]);
    expect(nextDeal(back).state.seats[3]).toMatchObject({ person: 13, left: false });
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
