/** Seats that are asked for: what is asked and answered, at a table of four. */
import { given, Story } from './stories.ts';

/** Four people in a round; seat 3 is away whenever somebody asks. */
export const running = given(['r1 k1', 'r2 k2', 'k3 y1 y2', 'g1 k4'], { round: 2, pad: [[3, 1, 4, 1]] });
export const here = { present: [0, 1, 2] };
export const claim = { type: 'ask', ask: 50, kind: 'claim', seat: 3 } as const;
export const yes = { type: 'answer', ask: 50, yes: true } as const;
export const no = { type: 'answer', ask: 50, yes: false } as const;
export const letIn = { type: 'let-in', ask: 50 } as const;
export const look = { type: 'look-round' } as const;
export const claimed = running.when(null, claim, here);

/** The same round with a bot in seat 2. */
export function withBot(): Story {
  const seats = running.state.seats.with(2, { person: 12, kind: 'bot', level: 'normal', left: false });
  return new Story({ ...running.state, seats });
}

export const takeOver = { type: 'ask', ask: 50, kind: 'take-over', seat: 2 } as const;
export const asked = withBot().when(null, takeOver);

/** The round is over, and the next one begins. */
export function nextDeal(story: Story, extras: object = here): Story {
  return story.with({ layCount: 399 }).lays(0, 'r1', 1).when(0, { type: 'next-round' }, extras);
}
