import { expect, it } from 'vitest';
import { objectOf, type Player, startPlainly, tableWith } from '../worker/client.ts';

it('a bot that fails makes the plainest move, and keeps nobody from the table', async () => {
  const [anna] = await tableWith(['Anna'], { turnSeconds: 0, eventCards: false });
  for (let bots = 0; bots < 3; bots += 1) await anna.do({ type: 'add-bot', level: 'normal' });
  await anna.do({ type: 'set-youngest', seat: 0 });
  await startPlainly(anna);
  await objectOf(anna.code).breakBots();
  await lays(anna);
  const { round, story } = await anna.view();
  expect(round?.toAct).not.toBe(1);
  expect(story.map(({ type }) => type)).toContain('challenged');
  expect(await anna.send({ type: 'pause' })).toMatchObject({ status: 200 });
});

async function lays(player: Player): Promise<void> {
  const { hand } = await player.view();
  await player.do({ type: 'lay', cards: (hand ?? []).slice(0, 1), number: 1 });
}
