/** The worker as tests run it: the same, but that a test can fix what is drawn next. */
import { decideBot } from '../../worker/bots/bot.ts';
import { app } from '../../worker/http/app.ts';
import { type Env, paceOf } from '../../worker/http/env.ts';
import { present } from '../../worker/http/page.tsx';
import { randomWords } from '../../worker/table/chance.ts';
import type { Pace } from '../../worker/table/clockwork.ts';
import type { House } from '../../worker/table/reception.ts';
import { TableObject } from '../../worker/table/table.ts';

export class Table extends TableObject<Env> {
  protected override readonly house: House = this.#houseOfTests();

  /** From now on every command draws these words first, through any sleep; none gives chance back. */
  fix(drawn: readonly number[]): void {
    this.ctx.storage.kv.put('fixed', drawn);
  }

  /** From now on this table goes at this pace, through any sleep. */
  go(pace: Pace): void {
    this.ctx.storage.kv.put('pace', pace);
  }

  /** From now on the bots of this table fail. */
  breakBots(): void {
    this.ctx.storage.kv.put('broken', true);
  }

  #houseOfTests(): House {
    const { kv } = this.ctx.storage;
    const usual = paceOf(this.env);
    return {
      random: () => [...(kv.get<number[]>('fixed') ?? []), ...randomWords()],
      present,
      bot: (input) => {
        if (kv.get<boolean>('broken')) throw new Error('a bot with a bug');
        return decideBot(input);
      },
      get botThinkMs() {
        return kv.get<Pace>('pace')?.botThinkMs ?? usual.botThinkMs;
      },
      get roundPauseMs() {
        return kv.get<Pace>('pace')?.roundPauseMs ?? usual.roundPauseMs;
      },
    };
  }
}

export default {
  async fetch(request: Request, env: Cloudflare.Env, context: ExecutionContext): Promise<Response> {
    const fixes = /^\/test\/fix\/([^/]+)$/.exec(new URL(request.url).pathname);
    if (fixes?.[1] === undefined) return app.fetch(request, env, context);
    await env.TABLES.getByName(fixes[1]).fix(await request.json());
    return new Response('fixed');
  },
};
