/** A socket as the bench listens to it: it tells when the next frame has come in. */

export class Line {
  /** The newest frame. */
  newest = '';
  readonly #socket: WebSocket;
  #heard: (at: number) => void = () => {};
  #failed: (error: Error) => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (data === 'pong') return;
      this.newest = String(data);
      this.#heard(performance.now());
    });
    socket.addEventListener('close', ({ code }) => this.#failed(new Error(`a socket closed with ${code}`)));
  }

  /** @param headers who listens; Node's WebSocket takes them, a browser's does not */
  static async open(url: string, headers: Record<string, string> = {}): Promise<Line> {
    const Socket = WebSocket as unknown as new (url: string, options: object) => WebSocket;
    const socket = new Socket(url.replace(/^http/, 'ws'), { headers });
    const line = new Line(socket);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`no socket at ${url}`)));
    });
    return line;
  }

  /** The moment at which the next frame comes in. Ask before it can. */
  next(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#heard = resolve;
      this.#failed = reject;
    });
  }

  /** A sign of life. */
  beat(): void {
    this.#socket.send('ping');
  }

  close(): void {
    this.#socket.close();
  }
}
