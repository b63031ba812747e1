/** Tables at which somebody without a seat asks for one. */
import { vi } from 'vitest';
import type { View } from '../../worker/rules/view.ts';
import { Asker } from '../worker/asker.ts';
import { listen, objectOf, type Player, tableWith, viewsFrom } from '../worker/client.ts';
import { DEAL, wordsFor } from '../worker/deal.ts';

export const AWAY_AFTER_MS = 45_000;

export type Three = [Player, Player, Player];

/** Three at a table without a clock, in a round that Anna leads, or after one that was over at once. */
export async function table(deal = DEAL): Promise<Three> {
  const three = (await tableWith(['Anna', 'Ben', 'Cem'], { turnSeconds: 0, eventCards: false })) as Three;
  await objectOf(three[0].code).go({ botThinkMs: 0, roundPauseMs: 0 });
  await objectOf(three[0].code).fix(wordsFor(deal, 2, 0));
  await three[0].do({ type: 'start' });
  await objectOf(three[0].code).fix(wordsFor(DEAL, 2, 0).slice(2));
  return three;
}

/** Time passes; those named are seen meanwhile. */
export async function later(milliseconds: number, seen: readonly Player[]): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 10_000) {
    vi.setSystemTime(Date.now() + Math.min(left, 10_000));
    for (const player of seen) await player.view();
  }
}

/** A table at which Ben is away, and somebody who says to be Ben. */
export async function claimed(deal = DEAL): Promise<{ three: Three; stranger: Asker }> {
  const three = await table(deal);
  await later(AWAY_AFTER_MS, [three[0], three[2]]);
  return { three, stranger: await Asker.asks(three[0].code, { kind: 'claim', seat: 1 }) };
}

/** The yes to an ask. */
export function yes({ ask }: Asker) {
  return { type: 'answer', ask, yes: true } as const;
}

/** The no to it. */
export function no({ ask }: Asker) {
  return { type: 'answer', ask, yes: false } as const;
}

/** The views that come in over somebody's socket. */
export async function frames(player: Player): Promise<View[]> {
  return viewsFrom(await listen(player));
}
