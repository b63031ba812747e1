/** What a table's memory is asked to take in, and what came of it. */
import type { HouseIntent, Intent } from '../rules/commands.ts';
import type { Refused } from './answers.ts';
import type { Asker } from './askers.ts';
import type { Person } from './people.ts';
import type { Arrival } from './register.ts';

/** What the shell adds to an intent to make a command of it. */
export interface Request {
  readonly intent: Intent | HouseIntent;
  /** Whose command it is; null for the table's own. */
  readonly person: number | null;
  readonly turn?: number | undefined;
  /** A bot decides in place of the person. */
  readonly standIn?: boolean | undefined;
  /** The client's id for this command. */
  readonly id?: string | undefined;
  readonly at: number;
  readonly random: readonly number[];
  /** Seats whose person is present. */
  readonly present: readonly number[];
  /** A row of the people to be written in the same transaction; asked for once the rules agree, and may still refuse. */
  readonly who?: (() => Person | Refused) | undefined;
  /** The row of whoever asks for a seat, in the same way. */
  readonly asker?: (() => Asker | Refused) | undefined;
}

/** What came of a command. */
export interface Committed {
  /** The version of its effect; the present one where it had none. */
  readonly version: number;
  /** Who asked for a seat and got it by this. */
  readonly arrivals: readonly Arrival[];
}
