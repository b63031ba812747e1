/** What the platform binds to this worker (wrangler.toml). */
import type { TableObject } from '../table/table.ts';

export interface Env {
  readonly TABLES: DurableObjectNamespace<TableObject>;
  readonly OPERATOR_NAME: string;
  readonly OPERATOR_ADDRESS: string;
  readonly OPERATOR_EMAIL: string;
}

export interface Bound {
  Bindings: Env;
}
