import { evictDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { View } from '../../worker/rules/view.ts';
import { choose, picks } from '../worker/choose.ts';
import { objectOf, type Player, startPlainly, tableWith, watch } from '../worker/client.ts';

/** A view without what changes by itself. */
function still({ now: _, ...view }: View): string {
  return JSON.stringify(view);
}

async function allSee(players: readonly Player[]): Promise<string[]> {
  const views = [];
  for (const player of players) views.push(still(await player.view()));
  return views;
}

describe.each(['hibernate', 'close'] as const)('a table evicted after every command (%s)', (webSockets) => {
  it('plays a whole game on, byte for byte', async () => {
    const players = await tableWith(['Anna', 'Ben', 'Cem'], { rounds: 2 });
    const [anna] = players;
    const pick = picks(7);
    const table = objectOf(anna.code);

    const evictAndCompare = async () => {
      const before = [...(await allSee(players)), still(await watch(anna.code))];
      await evictDurableObject(table, { webSockets });
      expect([...(await allSee(players)), still(await watch(anna.code))]).toEqual(before);
    };

    await startPlainly(anna);
    await evictAndCompare();
    for (;;) {
      const { phase, round } = await anna.view();
      if (phase === 'game-over') break;
      if (phase === 'round-over') await anna.do({ type: 'next-round' });
      else {
        const acting = players[round?.toAct ?? 0] ?? anna;
        const intent = choose(await acting.view(), pick);
        if (intent === null) throw new Error('nothing to do for whoever is to act');
        await acting.do(intent);
      }
      await evictAndCompare();
    }
    expect((await anna.view()).winners).not.toBeNull();
  });
});
