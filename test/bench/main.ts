/**
 * How long a command takes from its HTTP request to the last push on all sockets of a table of eight, beside a bare Durable
 * Object that writes one row and sends as many bytes. Both are served here, and measured turn about.
 */
import type { View } from '../../worker/rules/view.ts';
import { serve } from '../browser/server.ts';
import { choose, picks } from '../worker/choose.ts';
import { Line } from './line.ts';

const SEATS = 8;
const WARM_UP = 100;
const SAMPLES = 400;
/** The goal: at most so many times as long as the bare object. */
const GOAL = 2;

interface Measured {
  readonly milliseconds: number;
  /** Bytes sent to one socket. */
  readonly bytes: number;
}

/** Something with eight sockets to which a command can be sent. */
interface Subject {
  readonly lines: readonly Line[];
  /** Sends a command. What has to be thought about before is not measured. */
  readonly command: () => Promise<Measured>;
}

async function post(url: string, body: object, secret?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(secret === undefined ? {} : bearer(secret)) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${url}: ${answer}`);
  return answer.startsWith('{') ? JSON.parse(answer) : answer;
}

function bearer(secret: string): { authorization: string } {
  return { authorization: `Bearer ${secret}` };
}

/** From sending a request to the last of the pushes that it brings about. */
async function measure(lines: readonly Line[], send: () => Promise<unknown>): Promise<Measured> {
  const pushes = lines.map((line) => line.next());
  const sent = performance.now();
  const answered = send();
  const last = Math.max(...(await Promise.all(pushes)));
  await answered;
  const bytes = lines.reduce((sum, { newest }) => sum + newest.length, 0) / lines.length;
  return { milliseconds: last - sent, bytes: Math.round(bytes) };
}

/** A table of eight, all of them playing at random. */
async function tableOf(base: string): Promise<Subject> {
  const { code } = (await post(`${base}/api/tables`, { turnSeconds: 0 })) as { code: string };
  const api = `${base}/api/tables/${code}`;
  const secrets: string[] = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const seated = (await post(`${api}/seats`, { name: `Seat ${seat}` })) as { secret: string };
    secrets.push(seated.secret);
  }
  const lines = await Promise.all(secrets.map((secret) => Line.open(`${api}/live`, bearer(secret))));
  const pick = picks(1);
  let ids = 0;
  const send = (seat: number, turn: number, intent: object) => {
    ids += 1;
    return post(`${api}/commands`, { id: `${ids}`, turn, command: intent }, secrets[seat]);
  };
  const viewOf = async (seat: number): Promise<View> =>
    (await fetch(api, { headers: bearer(secrets[seat] ?? '') })).json() as Promise<View>;

  return {
    lines,
    command: async () => {
      for (;;) {
        const { phase, round, turn } = await viewOf(0);
        const between = { lobby: 'start', 'round-over': 'next-round', 'game-over': 'rematch' } as const;
        if (phase !== 'lead' && phase !== 'respond') {
          await Promise.all([...lines.map((line) => line.next()), send(0, turn, { type: between[phase] })]);
          continue;
        }
        const seat = round?.toAct ?? 0;
        const intent = choose(await viewOf(seat), pick);
        if (intent !== null) return measure(lines, () => send(seat, turn, intent));
      }
    },
  };
}

/** The bare object; `bytes` tells how much to send to each socket. */
async function bareAt(base: string, bytes: () => number): Promise<Subject> {
  const lines = await Promise.all(Array.from({ length: SEATS }, () => Line.open(base)));
  const facts = JSON.stringify([{ type: 'laid', seat: 1, cards: ['r1', 'y1'], number: 1, at: 1_796_000_000_000 }]);
  return { lines, command: () => measure(lines, () => post(base, { facts, bytes: bytes() })) };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function summary(samples: readonly Measured[]): { median: number; p95: number; bytes: number } {
  const sorted = samples.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const bytes = samples.reduce((sum, sample) => sum + sample.bytes, 0) / samples.length;
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), bytes: Math.round(bytes) };
}

const wrangler = [process.execPath, 'node_modules/wrangler/bin/wrangler.js', 'dev'] as const;
const ours = await serve([...wrangler]);
const bare = await serve([...wrangler, '--config', 'test/bench/bare/wrangler.toml']);
try {
  let bytes = 0;
  const table = await tableOf(ours.base);
  const least = await bareAt(bare.base, () => bytes);
  const samples: { table: Measured[]; bare: Measured[] } = { table: [], bare: [] };
  for (let count = 0; count < WARM_UP + SAMPLES; count += 1) {
    const sample = await table.command();
    bytes = sample.bytes;
    const beside = await least.command();
    // Whoever shows no sign of life would be away after a while, which is a push of its own.
    if (count % 50 === 0) for (const line of table.lines) line.beat();
    if (count < WARM_UP) continue;
    samples.table.push(sample);
    samples.bare.push(beside);
  }
  for (const line of [...table.lines, ...least.lines]) line.close();

  const figures = { table: summary(samples.table), bare: summary(samples.bare) };
  const ratio = figures.table.median / figures.bare.median;
  console.log(`a command to the last of ${SEATS} pushes, ${SAMPLES} samples each, in milliseconds`);
  for (const [name, { median, p95, bytes: sent }] of Object.entries(figures)) {
    console.log(`${name.padEnd(6)} median ${median.toFixed(2)}  p95 ${p95.toFixed(2)}  (${sent} bytes a socket)`);
  }
  console.log(
    `ratio  median ${ratio.toFixed(2)}  p95 ${(figures.table.p95 / figures.bare.p95).toFixed(2)}  (goal: at most ${GOAL})`,
  );
  if (ratio > GOAL) process.exitCode = 1;
} finally {
  await Promise.all([ours.stop(), bare.stop()]);
}
