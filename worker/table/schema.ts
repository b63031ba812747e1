/** How the storage of a table is laid out, and how an older layout is brought up to the one of now. */
import { layAskers } from './askers.ts';
import { bringUpPeople } from './people.ts';

/** The layout of now. Schema 1 knew no askers, and one former secret of a person. */
export const SCHEMA = 2;

/**
 * Brings the storage of an open table up to the layout of now, all of it or nothing.
 * @throws Error where it was laid out by a newer program than this one, which must not guess at it
 */
export function bringUp(storage: DurableObjectStorage): void {
  const { sql } = storage;
  const { schema } = sql.exec<{ schema: number }>('SELECT schema FROM about').one();
  if (schema > SCHEMA) throw new Error(`the storage has schema ${schema}, newer than ${SCHEMA}`);
  if (schema === SCHEMA) return;
  storage.transactionSync(() => {
    bringUpPeople(sql);
    layAskers(sql);
    sql.exec('UPDATE about SET schema = ?', SCHEMA);
  });
}
