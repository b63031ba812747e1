/** The example of a bot plays as it stands: three of them, at one table, to the end of the game. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';

const EXAMPLE = join(import.meta.dirname, '../../docs/bot-example.mjs');

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs the example until it ends by itself. */
function bot(link: string, name: string): Promise<Ended> {
  const child = spawn(process.execPath, [EXAMPLE, link, name], { env: { ...process.env, PAUSE_MS: '50' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, said })));
}

describe('the example of a bot', () => {
  it('sits down by the link of a table and plays a game of two rounds to the end', async () => {
    const opened = await fetch(`${inject('base')}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rounds: 2 }),
    });
    const { code, url } = (await opened.json()) as { code: string; url: string };
    const ended = await Promise.all(['Robo', 'Rita', 'Rolf'].map((name) => bot(inject('base') + url, name)));
    for (const { code: exit, said } of ended) {
      expect(said).toMatch(/Round 2 is over: .*\nThe game is over, and .* won\n$/);
      expect(exit).toBe(0);
    }
    const view = (await (await fetch(`${inject('base')}/api/tables/${code}`)).json()) as { phase: string };
    expect(view.phase).toBe('game-over');
  });

  it('says what is wrong where there is no table', async () => {
    const { code, said } = await bot(`${inject('base')}/t/zzzzzzzz`, 'Robo');
    expect(said).toContain('no seat for Robo: No table is open under this code.');
    expect(code).toBe(1);
  });

  it('is served as it stands, for whoever reads about it', async () => {
    const served = await fetch(`${inject('base')}/bot-example.mjs`);
    expect(served.headers.get('content-type')).toContain('javascript');
    expect(await served.text()).toBe(await readFile(EXAMPLE, 'utf8'));
  });
});
