/** The worker: its routes and its tables, put together. The platform takes every export for a handler or an object. */
import { decideBot } from './bots/bot.ts';
import { app } from './http/app.ts';
import { type Env, paceOf } from './http/env.ts';
import { present } from './http/page.tsx';
import { randomWords } from './table/chance.ts';
import { AWAY_AFTER_MS } from './table/presence.ts';
import type { House } from './table/reception.ts';
import { TableObject } from './table/table.ts';

export class Table extends TableObject<Env> {
  protected override readonly house: House = {
    random: randomWords,
    awayAfterMs: AWAY_AFTER_MS,
    present,
    bot: decideBot,
    ...paceOf(this.env),
  };
}

export default app;
