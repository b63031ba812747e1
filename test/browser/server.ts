/** A server of our own for a test: `wrangler dev` on a free port, ended by its own process group. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const STARTS_WITHIN_MS = 60_000;

export interface Served {
  /** Where it answers, without a slash at the end. */
  readonly base: string;
  /** What it has said so far. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
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

/** Waits until the server answers. @throws Error with what it said where it does not */
async function answers(base: string, server: ChildProcess, said: () => string): Promise<void> {
  const giveUp = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`${base}/robots.txt`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > giveUp || server.exitCode !== null) throw new Error(`the server did not start:\n${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * Starts a server.
 * @param command program and arguments; the port, the inspector's port and a folder for its state are added to them
 */
export async function serve([program, ...given]: readonly [string, ...string[]]): Promise<Served> {
  const state = await mkdtemp(join(tmpdir(), 'schwindelkoenig-'));
  const port = await freePort();
  const added = ['--port', `${port}`, '--inspector-port', `${await freePort()}`, '--persist-to', state];
  // A group of its own, so that what it starts ends with it.
  const server = spawn(program, [...given, ...added], { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const said = () => text;
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  const base = `http://127.0.0.1:${port}`;
  await answers(base, server, said);
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid, 'SIGTERM');
      await ended;
    }
    await rm(state, { recursive: true, force: true, maxRetries: 5 });
  };
  return { base, said, stop };
}
