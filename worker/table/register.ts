/** Who belongs to a table and who asks to: memory of the rows beside the log, and how facts change them. */
import type { Fact } from '../rules/facts.ts';
import type { State } from '../rules/state.ts';
import { type Asker, forgetAsker, knownUntil, readAskers, writeAsker } from './askers.ts';
import type { Entry } from './log.ts';
import { claimedWith, forgetPerson, newcomer, type Person, readPeople, settledIn, writePerson } from './people.ts';

/** A row that changes with an entry of the log. */
export type Change =
  | { readonly what: 'person'; readonly row: Person }
  | { readonly what: 'forget-person'; readonly person: number }
  | { readonly what: 'asker'; readonly row: Asker }
  | { readonly what: 'forget-asker'; readonly ask: number };

/** Somebody who asked for a seat and has it now. */
export interface Arrival {
  readonly ask: number;
  readonly person: number;
}

/** An entry of the log with the game before and after it. */
export interface Turned {
  readonly entry: Entry;
  readonly before: State;
  readonly after: State;
  /** The version that opened the chapter which was running before it. */
  readonly opened: number;
}

export class Register {
  readonly people = new Map<number, Person>();
  readonly askers = new Map<number, Asker>();

  /** All that is stored. */
  static read(sql: SqlStorage): Register {
    const register = new Register();
    for (const row of readPeople(sql)) register.people.set(row.person, row);
    for (const row of readAskers(sql)) register.askers.set(row.ask, row);
    return register;
  }

  /** Whose secret has this hash among those who ask or are remembered to have asked. */
  askerBy(hash: string, now: number): Asker | undefined {
    return [...this.askers.values()].find((asker) => asker.hash === hash && now < knownUntil(asker));
  }

  /**
   * What an entry of the log makes of the rows, in the order in which they are to be written.
   * @param named the row of somebody that was asked for with it
   * @param asker the row of somebody who asks by it
   */
  changesBy(turned: Turned, named?: Person, asker?: Asker): Change[] {
    return [
      ...(named === undefined ? this.#firstAct(turned) : [written(named, turned.entry)]),
      ...(asker === undefined ? [] : [{ what: 'asker', row: asker } as const]),
      ...this.#asksEnded(turned),
      ...this.#gone(turned),
      ...this.#afterAGame(turned),
    ];
  }

  /** Those whose asking need not be remembered any more. */
  forgettable(now: number): Change[] {
    const past = [...this.askers.values()].filter((asker) => now >= knownUntil(asker));
    return past.map(({ ask }) => ({ what: 'forget-asker', ask }));
  }

  /** Who has got a seat by these facts. */
  arrivalsBy({ facts }: Entry, { seats }: State): Arrival[] {
    return facts.flatMap((fact) => {
      const arrived = arrivalIn(fact);
      const person = arrived === null ? undefined : seats[arrived.seat]?.person;
      return arrived === null || person === undefined ? [] : [{ ask: arrived.ask, person }];
    });
  }

  /** Writes changes; call it in the transaction that takes the entry in. */
  write(sql: SqlStorage, changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.what === 'person') writePerson(sql, change.row);
      else if (change.what === 'asker') writeAsker(sql, change.row);
      else if (change.what === 'forget-person') forgetPerson(sql, change.person);
      else forgetAsker(sql, change.ask);
    }
  }

  /** Takes in what is written. */
  remember(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.what === 'person') this.people.set(change.row.person, change.row);
      else if (change.what === 'asker') this.askers.set(change.row.ask, change.row);
      else if (change.what === 'forget-person') this.people.delete(change.person);
      else this.askers.delete(change.ask);
    }
  }

  /** Whoever has a command accepted has acted. */
  #firstAct({ entry }: Turned): Change[] {
    const who = entry.person === null ? undefined : this.people.get(entry.person);
    return who === undefined || who.acted ? [] : [written({ ...who, acted: true }, entry)];
  }

  /** Askers who have a seat now are people; of all others it is remembered for a while how their asking ended. */
  #asksEnded({ entry, before, after }: Turned): Change[] {
    const seated = this.arrivalsBy(entry, after);
    const gone = before.asks.filter(({ ask }) => !after.asks.some((each) => each.ask === ask));
    return gone.flatMap(({ ask }): Change[] => {
      const asker = this.askers.get(ask);
      if (asker === undefined) return [];
      const arrival = seated.find((each) => each.ask === ask);
      if (arrival === undefined) {
        const told = entry.facts.find((fact) => fact.type === 'ask-ended' && fact.ask === ask);
        const ended = told?.type === 'ask-ended' ? told.why : 'over';
        return [{ what: 'asker', row: { ...asker, ended, endedAt: entry.at } }];
      }
      const { name, hash } = asker;
      const known = this.people.get(arrival.person);
      const who =
        known === undefined ? newcomer({ person: arrival.person, name, hash, joinId: null }) : claimedWith(known, hash);
      return [written(who, entry), { what: 'forget-asker', ask }];
    });
  }

  /** Whoever never played is forgotten whole; of the others the record of their games needs the name. */
  #gone({ entry, before, after, opened }: Turned): Change[] {
    const gone = before.seats.filter((seat) => !after.seats.some((each) => each.person === seat.person));
    return gone.flatMap(({ person: number }): Change[] => {
      const who = this.people.get(number);
      if (who === undefined) return [];
      // People are numbered by the version that seated them: a smaller number than the chapter's played before it.
      return number < opened
        ? [written({ ...who, hash: '', formers: [] }, entry)]
        : [{ what: 'forget-person', person: number }];
    });
  }

  #afterAGame({ entry, before, after }: Turned): Change[] {
    if (before.phase === 'lobby' || after.phase !== 'lobby') return [];
    return after.seats.flatMap(({ person: number }) => {
      const who = this.people.get(number);
      const settled = who === undefined ? undefined : settledIn(who);
      return settled === undefined || settled.formers.length === who?.formers.length ? [] : [written(settled, entry)];
    });
  }
}

/** A person's row as it is written with an entry. */
function written(row: Person, { version, at }: Pick<Entry, 'version' | 'at'>): Change {
  return { what: 'person', row: { ...row, version, at } };
}

function arrivalIn(fact: Fact): { readonly ask: number; readonly seat: number } | null {
  if (fact.type === 'taken-over') return { ask: fact.ask, seat: fact.seat };
  return fact.type === 'changed-hands' && fact.ask !== undefined ? { ask: fact.ask, seat: fact.seat } : null;
}
