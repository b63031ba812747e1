import { describe, expect, it } from 'vitest';
import type { Command, HouseIntent, Intent } from '../../worker/rules/commands.ts';
import { decide } from '../../worker/rules/decide.ts';
import { evolveAll } from '../../worker/rules/evolve.ts';
import { emptyState, type State } from '../../worker/rules/state.ts';
import { type Attendance, nextDue, STAND_IN_AFTER_MS } from '../../worker/table/due.ts';

const START = 1_000_000;
const PACE = { thinking: 1_500, roundPause: 20_000 };

/** Three people and a bot; seat 0 leads from START on. */
function running(turnSeconds: number): State {
  const commands: (Pick<Command, 'seat'> & { intent: Intent | HouseIntent })[] = [
    { seat: null, intent: { type: 'open', options: { rounds: 2, eventCards: false, turnSeconds } } },
    ...[10, 11, 12].map((person) => ({
      seat: null,
      intent: { type: 'sit', person, kind: 'human', level: null } as const,
    })),
    { seat: null, intent: { type: 'sit', person: 13, kind: 'bot', level: 'easy' } },
    { seat: 0, intent: { type: 'set-youngest', seat: 0 } },
    { seat: 0, intent: { type: 'start' } },
  ];
  return commands.reduce((state, { seat, intent }) => then(state, seat, intent, START), emptyState);
}

function then(state: State, seat: number | null, intent: Intent | HouseIntent, at: number): State {
  const random = Array.from({ length: 128 }, () => 0);
  const facts = decide(state, { intent, seat, at, random, turn: state.turn, present: [0, 1, 2] });
  if ('refused' in facts) throw new Error(facts.because);
  return evolveAll(state, facts);
}

const here: Attendance = { present: [0, 1, 2], awaySince: () => 0, presentUntil: () => START + 45_000 };

function lays(state: State, at: number): State {
  const seat = state.round?.toAct ?? 0;
  const card = state.round?.hands[seat]?.[0];
  return then(state, seat, { type: 'lay', cards: card === undefined ? [] : [card], number: 1 }, at);
}

describe('what is due next', () => {
  it('is the look whether the person to act is still there, or their clock, whichever comes first', () => {
    expect(nextDue(running(60), here, PACE)).toEqual({ at: START + 45_000, what: 'look' });
    expect(nextDue(running(30), here, PACE)).toEqual({ at: START + 30_000, what: 'move', seat: 0, standIn: true });
    expect(nextDue(running(0), { ...here, presentUntil: () => START + 9 }, PACE)).toEqual({
      at: START + 9,
      what: 'look',
    });
  });

  it('is a stand-in 20 seconds after somebody went, or after it was their turn', () => {
    const gone = { ...here, present: [1, 2], awaySince: () => START + 5_000 };
    const due = { what: 'move', seat: 0, standIn: true };
    expect(nextDue(running(0), gone, PACE)).toEqual({ ...due, at: START + 5_000 + STAND_IN_AFTER_MS });
    expect(nextDue(running(0), { ...gone, awaySince: () => 0 }, PACE)).toEqual({
      ...due,
      at: START + STAND_IN_AFTER_MS,
    });
  });

  it('is a stand-in 20 seconds after a pause, whatever was spent before it', () => {
    const gone = { ...here, present: [1, 2], awaySince: () => START + 30_000 };
    const paused = then(running(0), 0, { type: 'pause' }, START + 40_000);
    const resumed = then(paused, 0, { type: 'resume' }, START + 140_000);
    expect(nextDue(resumed, gone, PACE)).toMatchObject({ at: START + 140_000 + STAND_IN_AFTER_MS });
  });

  it('is a bot’s move after its thinking, and at once where it takes no time', () => {
    const toBot = [1, 2, 3].reduce((state, step) => lays(state, START + step), running(60));
    expect(toBot.round?.toAct).toBe(3);
    const move = { what: 'move', seat: 3, standIn: false };
    expect(nextDue(toBot, here, PACE)).toEqual({ ...move, at: START + 3 + 1_500 });
    expect(nextDue(toBot, here, { ...PACE, thinking: 0 })).toEqual({ ...move, at: 0 });
  });

  it('is nothing while nobody is there, or the game is paused', () => {
    expect(nextDue(running(60), { ...here, present: [] }, PACE)).toBeNull();
    expect(nextDue(then(running(60), 0, { type: 'pause' }, START), here, PACE)).toBeNull();
  });
});
