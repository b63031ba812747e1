/** A program that listens to a table. */
import { exports } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { View } from '../../../worker/rules/view.ts';
import { HOST } from '../../worker/client.ts';

/** Waits until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  await vi.waitUntil(isSo, { timeout: 10_000, interval: 5 });
}

export class Listener {
  /** Every frame so far, as it came in. */
  readonly frames: string[] = [];
  /** The frames that are views. */
  readonly views: View[] = [];
  /** The code with which the socket was closed; null while it is open. */
  closedWith: number | null = null;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const frame = typeof data === 'string' ? data : 'bytes';
      this.frames.push(frame);
      if (frame !== 'pong') this.views.push(JSON.parse(frame));
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

  /** Waits for the view of a version. */
  hears(version: number): Promise<void> {
    return until(() => (this.views.at(-1)?.version ?? 0) >= version);
  }

  send(frame: string | ArrayBuffer): void {
    this.#socket.send(frame);
  }

  close(): void {
    this.#socket.close();
  }
}
