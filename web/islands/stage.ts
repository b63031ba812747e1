/** Begins at the top where another part of an evening begins: the first round, its end, the lobby again. */

function stage(): string | undefined {
  return document.getElementById('table')?.className;
}

let before = stage();

document.addEventListener('htmx:after:swap', () => {
  const now = stage();
  if (now !== before) scrollTo({ top: 0 });
  before = now;
});
