/** Lets the clock run between two views, and asks the table once when it has run out. */
import htmx from 'htmx.org';

/** Often enough for a bar that shrinks smoothly. */
const TICK_MS = 250;
/** Nobody's clock is exact, and not everyone should ask at the same moment. */
const LATEST_NUDGE_MS = 1500;

/** The server's clock as it was when a view came, against ours; told apart by the view's own time. */
let seenNow = '';
let ahead = 0;
/** The deadline at which the table was asked. */
let nudged = '';

const fill = (pattern: string | undefined, first: string, second = '') =>
  (pattern ?? '').replace('#', first).replace('@', second);

function textOf(clock: DOMStringMap, seconds: number): string {
  const time =
    seconds < Number(clock['minutesFrom'])
      ? fill(clock['seconds'], String(seconds))
      : fill(clock['minutes'], String(Math.floor(seconds / 60)), String(seconds % 60).padStart(2, '0'));
  return fill(seconds <= Number(clock['ending']) ? clock['over'] : clock['left'], time);
}

function nudge(deadline: string): void {
  nudged = deadline;
  setTimeout(() => {
    const still = document.querySelector<HTMLElement>('#clock')?.dataset['deadline'] === deadline;
    if (still) htmx.ajax('GET', location.pathname, { target: '#table', swap: 'outerMorph' });
  }, Math.random() * LATEST_NUDGE_MS);
}

function tick(): void {
  const clock = document.querySelector<HTMLElement>('#clock');
  const bar = document.querySelector<HTMLProgressElement>('#clock-bar');
  const text = document.querySelector('#clock-text');
  const deadline = clock?.dataset['deadline'];
  if (clock === null || bar === null || text === null || deadline === undefined) return;
  const now = clock.dataset['now'] ?? '';
  if (now !== seenNow) {
    seenNow = now;
    ahead = Number(now) - Date.now();
  }
  const left = Math.max(0, (Number(deadline) - Date.now() - ahead) / 1000);
  const shown = Math.min(bar.max, left);
  bar.value = shown;
  const said = textOf(clock.dataset, Math.ceil(shown));
  if (text.textContent !== said) text.textContent = said;
  clock.classList.toggle('ending', Math.ceil(shown) <= Number(clock.dataset['ending']));
  if (left === 0 && nudged !== deadline) nudge(deadline);
}

setInterval(tick, TICK_MS);
document.addEventListener('htmx:after:swap', tick);
addEventListener('pageshow', tick);
tick();
