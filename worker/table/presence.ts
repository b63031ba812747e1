/** Who is present: by the age of their last sign of life, never by the number of open sockets, which can linger. */

/** After this long without heartbeat or request a person counts as away. */
export const AWAY_AFTER_MS = 45_000;

/** Signs of life of the people of one table, kept in memory only. */
export class Presence {
  readonly #seen = new Map<number, number>();

  /** Takes note of a sign of life. */
  see(person: number, at: number): void {
    this.#seen.set(person, Math.max(at, this.#seen.get(person) ?? Number.NEGATIVE_INFINITY));
  }

  /** Forgets a person's signs of life, so that they count as away at once. */
  lose(person: number): void {
    this.#seen.set(person, Number.NEGATIVE_INFINITY);
  }

  /**
   * When a person was last seen, in milliseconds since 1970.
   * @param beat the last sign of their open sockets; null where they have none
   * @param otherwise what stands in for it where nothing is known of them, as after a sleep
   */
  lastSeen(person: number, beat: number | null, otherwise: number): number {
    const unknown = beat === null ? otherwise : Number.NEGATIVE_INFINITY;
    return Math.max(beat ?? Number.NEGATIVE_INFINITY, this.#seen.get(person) ?? unknown);
  }
}
