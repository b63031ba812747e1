/** Keeps the line to the table: a heartbeat, a watch for silence, a new line when the network is back, and no older view after a newer one. */

/** A beat this often lets a dead line be noticed within twelve seconds. */
const BEAT_MS = 4_000;
const SILENT_AFTER_MS = 9_000;
/** Close code of a line that does not come back by itself (RFC 6455, 7.4.1). */
const ENDED_FOR_GOOD = 1000;
/** A deploy ends all lines at once; they come back spread over this time. */
const SPREAD_MS = 700;

interface Connection {
  readonly socket: WebSocket | null;
}

let connection: Connection | undefined;
let lastHeard = Date.now();
let lastBeat = Date.now();
/** Beats failed to come, as the page slept: the table may take its person for away, and beats alone do not wake it. */
let missedBeats = false;
let leaving = false;
let rebuilding: ReturnType<typeof setTimeout> | undefined;

function showConnected(connected: boolean): void {
  const line = document.getElementById('connection');
  if (line !== null) line.hidden = connected;
}

/**
 * Puts a new line in place of the old one. A half-open socket takes its time to close, and htmx waits for that, so the
 * element that holds it is replaced; with the first frame on the new line the whole table is shown anew.
 */
function rebuild(): void {
  const old = document.getElementById('live');
  const { htmx } = window as unknown as { htmx?: { process: (element: Element) => void } };
  if (old === null || htmx === undefined) return;
  connection?.socket?.close();
  connection = undefined;
  const fresh = old.cloneNode(true) as HTMLElement;
  old.replaceWith(fresh);
  htmx.process(fresh);
}

function rebuildSoon(): void {
  showConnected(false);
  clearTimeout(rebuilding);
  rebuilding = setTimeout(rebuild, Math.random() * SPREAD_MS);
}

/** Whether the line is known to work: it is open, and was heard of within the last two beats. */
function isAlive(): boolean {
  return connection?.socket?.readyState === WebSocket.OPEN && Date.now() - lastHeard < SILENT_AFTER_MS;
}

document.addEventListener('htmx:ws:after:connection', (event) => {
  connection = (event as CustomEvent<{ connection: Connection }>).detail.connection;
  lastHeard = Date.now();
  missedBeats = false;
  showConnected(true);
});

document.addEventListener('htmx:ws:close', (event) => {
  // The end of a line that was replaced already says nothing about the one in use.
  const { connection: closed, code } = (event as CustomEvent<{ connection?: Connection; code?: number | null }>).detail;
  if (closed !== connection) return;
  showConnected(false);
  // The table has ended the line for good: whatever there is to say, the page behind this link says it.
  if (code === ENDED_FOR_GOOD && !leaving) location.reload();
});

document.addEventListener('htmx:ws:before:message:incoming', (event) => {
  lastHeard = Date.now();
  const { message } = (event as CustomEvent<{ message: { data: unknown } }>).detail;
  // The answer to a heartbeat is no page.
  if (message.data === 'pong') event.preventDefault();
});

setInterval(() => {
  missedBeats ||= Date.now() - lastBeat > SILENT_AFTER_MS;
  lastBeat = Date.now();
  const socket = connection?.socket;
  if (socket?.readyState !== WebSocket.OPEN) return;
  // A page in the background is let sleep between its beats: it says that it is back once somebody looks.
  if (isAlive() && (document.hidden || !missedBeats)) socket.send('ping');
  else rebuildSoon();
}, BEAT_MS);

addEventListener('pagehide', () => {
  leaving = true;
});
// A form without htmx leads to another page: reloading meanwhile would stop it on its way.
document.addEventListener('submit', ({ target }) => {
  if (target instanceof Element && !target.hasAttribute('hx-post')) leaving = true;
});
addEventListener('offline', () => showConnected(false));
addEventListener('online', rebuildSoon);
// Out of the back/forward cache, out of sleep or out of a pocket: the line may be long dead.
addEventListener('pageshow', ({ persisted }) => {
  leaving = false;
  if (persisted) rebuildSoon();
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && document.getElementById('live') !== null && (missedBeats || !isAlive())) rebuildSoon();
});

interface Task {
  readonly fragment?: DocumentFragment;
}

// The answer to a form races the push that it causes: whichever is older is dropped.
document.addEventListener('htmx:before:swap', (event) => {
  const { tasks } = (event as CustomEvent<{ tasks: readonly Task[] }>).detail;
  const coming = tasks.map(({ fragment }) => fragment?.querySelector('#table')).find(Boolean);
  const shown = document.getElementById('table');
  if (coming && shown && versionOf(coming) < versionOf(shown)) event.preventDefault();
});

function versionOf(table: Element): number {
  return Number(table.getAttribute('data-version') ?? 0);
}
