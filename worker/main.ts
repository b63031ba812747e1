/** The worker: its routes and its tables, put together. */
import { app } from './http/app.ts';
import type { Env } from './http/env.ts';
import { present } from './http/page.tsx';
import { type House, TableObject } from './table/table.ts';

/** Enough for every draw of one command: a shuffle of 39 cards and one of 14, with words to spare for rejected ones. */
export const WORDS = 256;

/** Uniform random words from the platform's cryptographic source. */
export function words(): number[] {
  return Array.from(crypto.getRandomValues(new Uint32Array(WORDS)));
}

export class Table extends TableObject<Env> {
  protected override readonly house: House = { random: words, present };
}

export default app;
