/** The worker as tests run it: the same, but that a test can fix what is drawn next. */
import { decideBot } from '../../worker/bots/bot.ts';
import { app } from '../../worker/http/app.ts';
import { type Env, paceOf } from '../../worker/http/env.ts';
import { present } from '../../worker/http/page.tsx';
import { randomWords } from '../../worker/table/chance.ts';
import type { Pace } from '../../worker/table/clockwork.ts';
import { AWAY_AFTER_MS } from '../../worker/table/presence.ts';
import type { House } from '../../worker/table/reception.ts';
import { TableObject } from '../../worker/table/table.ts';

/** Close code of a server that will be back (RFC 6455, IANA registry). */
const SERVICE_RESTART = 1012;

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

  /** From now on whoever gives no sign of life for this long is away from this table, through any sleep; in milliseconds. */
  hurry(awayAfterMs: number): void {
    this.ctx.storage.kv.put('awayAfterMs', awayAfterMs);
  }

  /** Ends all sockets, as a deploy of the worker does. */
  endSockets(): void {
    for (const socket of this.ctx.getWebSockets()) socket.close(SERVICE_RESTART, 'a new version');
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
      get awayAfterMs() {
        return kv.get<number>('awayAfterMs') ?? AWAY_AFTER_MS;
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
    const [, what, code = ''] = /^\/test\/(fix|hurry|deploy)\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
    if (what === undefined) return app.fetch(request, env, context);
    const table = env.TABLES.getByName(code);
    if (what === 'fix') await table.fix(await request.json());
    else if (what === 'hurry') await table.hurry(await request.json());
    else await table.endSockets();
    return new Response('so be it');
  },
};
