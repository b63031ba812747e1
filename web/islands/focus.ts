/** Gives the focus back to an element that a swap had to move, where the browser lets go of it. */

let focused: string | null = null;

document.addEventListener('htmx:before:swap', () => {
  focused = document.activeElement?.id || null;
});

document.addEventListener('htmx:after:swap', () => {
  if (focused === null || (document.activeElement !== null && document.activeElement !== document.body)) return;
  document.getElementById(focused)?.focus({ preventScroll: true });
});
