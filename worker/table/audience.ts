/** The open sockets of a table: who listens, in what form, and that each gets its own view. */
import type { View } from '../rules/view.ts';
import { kindOf } from './kind.ts';
import type { Lost } from './moving.ts';

/** What a socket remembers while the object sleeps (at most 16 KiB). */
export interface Listener {
  /** Whose view it gets; null is a spectator's. */
  readonly person: number | null;
  readonly form: 'html' | 'json';
  /** The language of an HTML listener. */
  readonly lang: string;
  /** The share link as this listener sees it. */
  readonly url: string;
  /** What this listener, having no seat, has asked for; null for nothing. */
  readonly ask: number | null;
  /** SHA-256 of the secret that its device shows; null where it shows none. */
  readonly hash: string | null;
  /** When it connected, in milliseconds since 1970. */
  readonly since: number;
}

/** A sign of life: whose, and when in milliseconds since 1970. */
export interface Sign {
  readonly person: number;
  readonly at: number;
}

/** What a listener is shown. */
export interface Shown {
  readonly view: View;
  /** The seat that its device had before, and may take back; null where there is none. */
  readonly lost: Lost | null;
}

/** Turns what is shown into what is sent to a listener. */
export type Present = (shown: Shown, listener: Listener) => string;

/** Most sockets of one seat. */
const MOST_SOCKETS_A_SEAT = 4;

const ASKED = 'ping';
const ANSWERED = 'pong';

/** Close code for a frame that nobody should send (RFC 6455, 7.4.1): the client must not try again. */
const POLICY_VIOLATION = 1008;
/** Close code at which a client does not come back by itself. */
const GOING_FOR_GOOD = 1000;

export class Audience {
  readonly #context: DurableObjectState;
  readonly #present: Present;
  /** What each socket remembers, read once: a table asks for it many times in one visit. */
  readonly #listeners = new WeakMap<WebSocket, Listener>();
  /** The version that each socket was sent last, and in whose view. */
  readonly #sent = new WeakMap<WebSocket, string>();

  constructor(context: DurableObjectState, present: Present) {
    this.#context = context;
    this.#present = present;
    // Answered without waking the object.
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair(ASKED, ANSWERED));
  }

  /**
   * Whether a seat, or whoever asks for one, has as many sockets as a seat may have, after those that are no longer alive
   * were closed. A spectator without either has no such number.
   */
  isFull({ person, ask }: Pick<Listener, 'person' | 'ask'>, deadBefore: number): boolean {
    if (person === null && ask === null) return false;
    const theirs = this.#open().filter(([, listener]) => listener.person === person && listener.ask === ask);
    const alive = theirs.filter(([socket, listener]) => this.#lastSign(socket, listener) >= deadBefore);
    if (alive.length >= MOST_SOCKETS_A_SEAT) return true;
    if (theirs.length >= MOST_SOCKETS_A_SEAT) {
      for (const one of theirs) if (!alive.includes(one)) close(one[0], GOING_FOR_GOOD, 'silent');
    }
    return false;
  }

  /** Accepts one more listener, so that it may hibernate, and sends it its view at once. */
  accept(listener: Listener, shown: Shown): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.#context.acceptWebSocket(server);
    this.#remember(server, listener);
    this.#send(server, listener, shown);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sends everybody their own view. */
  push(show: (listener: Listener) => Shown): void {
    for (const [socket, listener] of this.#open()) this.#send(socket, listener, show(listener));
  }

  /** Sends the pages of those who have a seat or have asked for one their view, where the table itself has not changed. */
  pushToPages(show: (listener: Listener) => Shown): void {
    for (const [socket, listener] of this.#open()) {
      const { form, person, ask } = listener;
      if (form === 'html' && (person !== null || ask !== null)) this.#send(socket, listener, show(listener));
    }
  }

  /** How many watch live: the sockets without a seat that gave a sign of life since then. */
  watchers(deadBefore: number): number {
    return this.#open().filter(
      ([socket, listener]) => listener.person === null && this.#lastSign(socket, listener) >= deadBefore,
    ).length;
  }

  /** Whether a socket, which may have closed, is one of those who only watch. */
  isWatching(socket: WebSocket): boolean {
    return this.#listenerOf(socket).person === null;
  }

  /** The newest sign of life of a person's sockets, in milliseconds since 1970; null where they have none. */
  lastSignOf(person: number): number | null {
    const signs = this.#open()
      .filter(([, listener]) => listener.person === person)
      .map(([socket, listener]) => this.#lastSign(socket, listener));
    return signs.length === 0 ? null : Math.max(...signs);
  }

  /** The last sign of life of a socket, which may have closed; null where it is a spectator's. */
  signOf(socket: WebSocket): Sign | null {
    const listener = this.#listenerOf(socket);
    return listener.person === null ? null : { person: listener.person, at: this.#lastSign(socket, listener) };
  }

  /** From now on the sockets of whoever asked get the view of the seat that they asked for. */
  admit(ask: number, person: number): void {
    for (const [socket, listener] of this.#open()) {
      if (listener.ask === ask) this.#remember(socket, { ...listener, person, ask: null });
    }
  }

  /** From now on these sockets get a spectator's view. */
  unseat(person: number): void {
    for (const [socket, listener] of this.#open()) {
      if (listener.person === person) this.#remember(socket, { ...listener, person: null });
    }
  }

  /** Ends one socket that broke the rules of the line. */
  refuse(socket: WebSocket): void {
    close(socket, POLICY_VIOLATION, 'only ping is expected');
  }

  /** Ends all sockets; they do not come back by themselves. */
  dismiss(): void {
    for (const [socket] of this.#open()) close(socket, GOING_FOR_GOOD, 'this table is gone');
  }

  #remember(socket: WebSocket, listener: Listener): void {
    socket.serializeAttachment(listener);
    this.#listeners.set(socket, listener);
  }

  #listenerOf(socket: WebSocket): Listener {
    const known = this.#listeners.get(socket) ?? (socket.deserializeAttachment() as Listener);
    this.#listeners.set(socket, known);
    return known;
  }

  #lastSign(socket: WebSocket, listener: Listener): number {
    return this.#context.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? listener.since;
  }

  #open(): [WebSocket, Listener][] {
    return this.#context
      .getWebSockets()
      .filter((socket) => socket.readyState === WebSocket.OPEN)
      .map((socket) => [socket, this.#listenerOf(socket)]);
  }

  #send(socket: WebSocket, listener: Listener, shown: Shown): void {
    const { version, you, watching, asking } = shown.view;
    const what = `${version} ${you} ${watching} ${asking?.state}`;
    // Whoever has just come was sent this already, even if their coming is what changed.
    if (this.#sent.get(socket) === what) return;
    this.#sent.set(socket, what);
    try {
      socket.send(this.#present(shown, listener));
    } catch (error) {
      // It closed meanwhile, or its page cannot be drawn, which is a bug: either way a push must reach the others.
      if (socket.readyState === WebSocket.OPEN) console.error(`a push failed: ${kindOf(error)}`);
    }
  }
}

function close(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close(code, reason);
  } catch {
    // It closed by itself meanwhile, which is what was wanted.
  }
}
