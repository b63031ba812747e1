/** Before all browser tests: one server, with the test's own entry, and one browser. Both end with the run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bundled from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

const ROOT = join(import.meta.dirname, '../..');
const STARTS_WITHIN_MS = 60_000;

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server answers, without a slash at the end. */
    readonly base: string;
    /** Where the browser takes connections. */
    readonly browser: string;
  }
}

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Starts `wrangler dev` with the test's entry and waits until it answers. */
async function serve(state: string): Promise<{ readonly base: string; readonly server: ChildProcess }> {
  const port = await freePort();
  const inspector = await freePort();
  const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
  const options = ['--port', `${port}`, '--inspector-port', `${inspector}`, '--persist-to', state, '--ip', '127.0.0.1'];
  const server = spawn(process.execPath, [wrangler, 'dev', 'test/worker/entry.ts', ...options], {
    cwd: ROOT,
    // A group of its own, so that what it starts ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  server.stdout?.on('data', (text) => {
    said += text;
  });
  server.stderr?.on('data', (text) => {
    said += text;
  });
  const base = `http://127.0.0.1:${port}`;
  const giveUp = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`${base}/robots.txt`).catch(() => null);
    if (answer?.ok) return { base, server };
    if (Date.now() > giveUp || server.exitCode !== null) throw new Error(`the server did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = await mkdtemp(join(tmpdir(), 'schwindelkoenig-'));
  const { base, server } = await serve(state);
  const browser = await chromium.launchServer({
    executablePath: await bundled.executablePath(),
    args: [
      ...bundled.args.filter((argument) => argument !== '--single-process' && argument !== '--no-zygote'),
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  project.provide('base', base);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await rm(state, { recursive: true, force: true });
  };
}
