/** Who is present: by the age of their last sign of life, never by the number of open sockets, which can linger. */

/** After this long without heartbeat or request a person counts as away. */
export const AWAY_AFTER_MS = 45_000;

/** Signs of life of the people of one table, kept in memory only. */
export class Presence {
  readonly #seen = new Map<number, number>();
  readonly #baseline: number;

  /**
   * @param baseline When the log was last written, in milliseconds since 1970: whoever was not marked away then had been seen
   *   shortly before. After a wake this is all that is known of people without a socket.
   */
  constructor(baseline: number) {
    this.#baseline = baseline;
  }

  /** Takes note of a sign of life. */
  see(person: number, at: number): void {
    this.#seen.set(person, Math.max(at, this.#seen.get(person) ?? 0));
  }

  /** Forgets a person's signs of life, so that they count as away at once. */
  lose(person: number): void {
    this.#seen.set(person, Number.NEGATIVE_INFINITY);
  }

  /** When a person was last seen, in milliseconds since 1970. */
  lastSeen(person: number, wasAway: boolean): number {
    return this.#seen.get(person) ?? (wasAway ? Number.NEGATIVE_INFINITY : this.#baseline);
  }
}
