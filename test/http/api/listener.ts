/** A program that listens to a table. */
import { exports } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { View } from '../../../worker/rules/view.ts';
import { HOST } from '../../worker/client.ts';

export class Listener {
  /** Every frame so far, as it came in. */
  readonly frames: string[] = [];
  /** The code with which the socket was closed; null while it is open. */
  closedWith: number | null = null;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.frames.push(typeof data === 'string' ? data : 'bytes');
    });
    socket.addEventListener('close', ({ code }) => {
      this.closedWith = code;
    });
    socket.accept();
  }

  /** Opens a socket; without a secret it is a spectator's. */
  static async open(code: string, secret?: string): Promise<Listener> {
    const response = await Listener.ask(code, secret === undefined ? {} : { authorization: `Bearer ${secret}` });
    if (response.webSocket === null) throw new Error(`no socket: ${await response.text()}`);
    return new Listener(response.webSocket);
  }

  /** Asks for a socket that may be refused. */
  static ask(code: string, headers: Record<string, string>): Promise<Response> {
    return exports.default.fetch(`${HOST}/api/tables/${code}/live`, { headers: { upgrade: 'websocket', ...headers } });
  }

  /** The frames that are views. */
  get views(): View[] {
    return this.frames.filter((frame) => frame !== 'pong').map((frame) => JSON.parse(frame));
  }

  /** Waits for the view of a version. */
  hears(version: number): Promise<void> {
    return vi
      .waitUntil(() => this.views.some((view) => view.version >= version), { timeout: 2000, interval: 5 })
      .then(() => {});
  }

  send(frame: string | ArrayBuffer): void {
    this.#socket.send(frame);
  }

  close(): void {
    this.#socket.close();
  }
}
