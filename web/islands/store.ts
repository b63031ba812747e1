/** What a browser keeps for itself. Where it keeps nothing, as some private windows, it is kept until the page is left. */

const kept = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? kept.get(key) ?? null;
  } catch {
    return kept.get(key) ?? null;
  }
}

export function write(key: string, value: string): void {
  kept.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is kept above.
  }
}
