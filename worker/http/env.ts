/** What the platform binds to this worker (wrangler.toml). */
import type { Pace } from '../table/clockwork.ts';
import type { TableObject } from '../table/table.ts';

export interface Env {
  readonly TABLES: DurableObjectNamespace<TableObject>;
  /** How long bots think, around, and how long the pause after a round is, both in milliseconds. */
  readonly BOT_THINK_MS: string;
  readonly ROUND_PAUSE_MS: string;
  readonly OPERATOR_NAME: string;
  readonly OPERATOR_ADDRESS: string;
  readonly OPERATOR_EMAIL: string;
}

export interface Bound {
  Bindings: Env;
}

/** The pace of all tables, as the variables set it. @throws Error where one is no number of milliseconds */
export function paceOf({ BOT_THINK_MS, ROUND_PAUSE_MS }: Pick<Env, 'BOT_THINK_MS' | 'ROUND_PAUSE_MS'>): Pace {
  return {
    botThinkMs: milliseconds('BOT_THINK_MS', BOT_THINK_MS),
    roundPauseMs: milliseconds('ROUND_PAUSE_MS', ROUND_PAUSE_MS),
  };
}

function milliseconds(name: string, value: string): number {
  const number = Number(value);
  if (value === '' || !Number.isInteger(number) || number < 0) throw new Error(`${name} is no number of milliseconds`);
  return number;
}
