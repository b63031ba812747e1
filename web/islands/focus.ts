/** Keeps the focus where it was through a swap: on the same element, or on the nearest part of the table around it. */

/** The id of what had the focus, then those of everything around it. */
let path: readonly string[] = [];

function idsUpwards(from: Element | null): string[] {
  return from === null ? [] : [...(from.id ? [from.id] : []), ...idsUpwards(from.parentElement)];
}

function hasNone(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

document.addEventListener('htmx:before:swap', () => {
  path = idsUpwards(document.activeElement);
});

document.addEventListener('htmx:after:swap', () => {
  for (const id of path) {
    if (!hasNone()) return;
    // What cannot take the focus leaves it where it is; then the next around it is asked.
    document.getElementById(id)?.focus({ preventScroll: true });
  }
});
