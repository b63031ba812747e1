/** What may be written down of what went wrong. */

/** All of an error that may be written down: its message can hold anything, a hand included. */
export function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
