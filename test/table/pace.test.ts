import { abortAllDurableObjects, runDurableObjectAlarm } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { choose, picks } from '../worker/choose.ts';
import { objectOf, type Player, startPlainly, tableWith, watch } from '../worker/client.ts';

/** Anna and three bots; she leads, so that a bot is to act once she has laid. */
async function withBots(): Promise<Player> {
  const [anna] = await tableWith(['Anna'], { turnSeconds: 0, eventCards: false, rounds: 2 });
  for (let bots = 0; bots < 3; bots += 1) await anna.do({ type: 'add-bot', level: 'normal' });
  await anna.do({ type: 'set-youngest', seat: 0 });
  await startPlainly(anna);
  return anna;
}

async function lays(player: Player): Promise<void> {
  const { hand } = await player.view();
  await player.do({ type: 'lay', cards: (hand ?? []).slice(0, 1), number: 1 });
}

describe('a bot that takes its time', () => {
  it('is not done when the person is, and moves by itself soon after', async () => {
    const anna = await withBots();
    await objectOf(anna.code).go({ botThinkMs: 200, roundPauseMs: 0 });
    await lays(anna);
    expect((await watch(anna.code)).round?.toAct).toBe(1);
    await expect.poll(async () => (await watch(anna.code)).round?.toAct, { timeout: 3_000 }).not.toBe(1);
  });

  it('whose timer was lost with the object’s memory is moved by the alarm', async () => {
    const anna = await withBots();
    await objectOf(anna.code).go({ botThinkMs: 10_000, roundPauseMs: 0 });
    await lays(anna);
    await abortAllDurableObjects();
    // Fifteen seconds at the most to think, and as many more until the net is there.
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    await runDurableObjectAlarm(objectOf(anna.code));
    vi.useRealTimers();
    expect((await watch(anna.code)).round?.toAct).not.toBe(1);
  });
});

describe('the pause after a round', () => {
  it('is over by itself, where somebody is there to see the next round begin', async () => {
    const players = await tableWith(['Anna', 'Ben', 'Cem'], { turnSeconds: 0, rounds: 2 });
    const [anna] = players;
    await objectOf(anna.code).go({ botThinkMs: 0, roundPauseMs: 20_000 });
    vi.useFakeTimers({ toFake: ['Date'] });
    await startPlainly(anna);
    const pick = picks(4);
    for (let view = await watch(anna.code); view.phase !== 'round-over'; view = await watch(anna.code)) {
      const acting = players[view.round?.toAct ?? 0] ?? anna;
      const intent = choose(await acting.view(), pick);
      if (intent !== null) await acting.do(intent);
    }
    vi.setSystemTime(Date.now() + 19_999);
    expect((await anna.view()).phase).toBe('round-over');
    vi.setSystemTime(Date.now() + 1);
    await runDurableObjectAlarm(objectOf(anna.code));
    expect((await anna.view()).round?.number).toBe(2);
    vi.useRealTimers();
  });
});
