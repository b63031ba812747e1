/** Keeps the line to the table: a heartbeat, a watch for silence, and no older view after a newer one. */

/** A beat this often lets a dead line be noticed within twelve seconds. */
const BEAT_MS = 5_000;
const SILENT_AFTER_MS = 11_000;

interface Connection {
  readonly socket: WebSocket | null;
}

let connection: Connection | undefined;
let lastHeard = 0;

document.addEventListener('htmx:ws:after:connection', (event) => {
  connection = (event as CustomEvent<{ connection: Connection }>).detail.connection;
  lastHeard = Date.now();
  showConnected(true);
});

document.addEventListener('htmx:ws:close', () => showConnected(false));

document.addEventListener('htmx:ws:before:message:incoming', (event) => {
  lastHeard = Date.now();
  const { message } = (event as CustomEvent<{ message: { data: unknown } }>).detail;
  // The answer to a heartbeat is no page.
  if (message.data === 'pong') event.preventDefault();
});

setInterval(() => {
  const socket = connection?.socket;
  if (socket?.readyState !== WebSocket.OPEN) return;
  if (Date.now() - lastHeard > SILENT_AFTER_MS) {
    // Half open: nothing would ever come. Closing lets the line be built anew.
    socket.close();
    return;
  }
  socket.send('ping');
}, BEAT_MS);

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

function showConnected(connected: boolean): void {
  const line = document.getElementById('connection');
  if (line !== null) line.hidden = connected;
}
