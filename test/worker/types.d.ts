import type { Env as Bindings } from '../../worker/http/env.ts';
import type { Table } from './entry.ts';

declare global {
  namespace Cloudflare {
    interface Env extends Omit<Bindings, 'TABLES'> {
      readonly TABLES: DurableObjectNamespace<Table>;
    }
    interface GlobalProps {
      mainModule: typeof import('./entry.ts');
    }
  }
}
