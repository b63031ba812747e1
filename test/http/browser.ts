/** A browser without scripts, as far as the server can tell: it keeps cookies by path and sends forms. */
import { exports } from 'cloudflare:workers';

export const HOST = 'https://table.example';

const NAVIGATES = { 'sec-fetch-mode': 'navigate' };

interface Cookie {
  readonly value: string;
  readonly path: string;
  readonly whole: string;
}

export class Browser {
  readonly #cookies = new Map<string, Cookie>();

  /** The cookie that would be sent to a path. */
  cookieFor(path: string, name = 'seat'): string | undefined {
    return this.#matching(path).find(([key]) => key.startsWith(`${name} `))?.[1].whole;
  }

  /** Sends a form, and drops the answer unheard. */
  async lets(path: string, fields: Record<string, string>, headers: Record<string, string>): Promise<void> {
    const sent = { 'sec-fetch-site': 'same-origin', ...headers };
    await this.#send(path, { method: 'POST', body: new URLSearchParams(fields), headers: sent });
  }

  /** Sends a form as a browser without scripts does, and follows where it is to be sent again; not where it leads. */
  async navigate(path: string, fields: Record<string, string> = {}): Promise<Response> {
    const first = await this.post(path, fields, NAVIGATES);
    return first.status === 307 ? this.post(first.headers.get('location') ?? '', fields, NAVIGATES) : first;
  }

  /** Has a cookie of a seat from somewhere else. */
  take(path: string, secret: string): void {
    this.#cookies.set(`seat ${path}`, { value: secret, path, whole: `seat=${secret}` });
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#keep(await this.#send(path, { headers }));
  }

  /** Sends a form as a page of ours does, and does not follow where it leads. */
  async post(
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const sent = { 'sec-fetch-site': 'same-origin', ...headers };
    return this.#keep(await this.#send(path, { method: 'POST', body: new URLSearchParams(fields), headers: sent }));
  }

  /** Opens a socket; null where it was refused. */
  async listen(path: string, headers: Record<string, string> = {}): Promise<WebSocket | null> {
    const sent = { upgrade: 'websocket', 'sec-fetch-site': 'same-origin', ...headers };
    const { webSocket } = await this.#send(path, { headers: sent });
    webSocket?.accept();
    return webSocket;
  }

  /** Opens a socket, and collects the frames that come over it. */
  async hears(path: string): Promise<string[]> {
    const frames: string[] = [];
    const socket = await this.listen(path);
    socket?.addEventListener('message', ({ data }) => {
      frames.push(String(data));
    });
    return frames;
  }

  async #send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const cookie = this.#matching(path)
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
    const headers = cookie === '' ? init.headers : { ...init.headers, cookie };
    return exports.default.fetch(new Request(`${HOST}${path}`, { ...init, headers, redirect: 'manual' }));
  }

  #matching(path: string): [string, Cookie][] {
    const [bare = path] = path.split('?');
    const covers = (prefix: string) => prefix === '/' || bare === prefix || bare.startsWith(`${prefix}/`);
    return [...this.#cookies].filter(([, cookie]) => covers(cookie.path));
  }

  #keep(response: Response): Response {
    for (const whole of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(whole) ?? [];
      const path = /path=([^;]+)/i.exec(whole)?.[1] ?? '/';
      if (/max-age=0/i.test(whole)) this.#cookies.delete(`${name} ${path}`);
      else this.#cookies.set(`${name} ${path}`, { value, path, whole });
    }
    return response;
  }
}

/** The code of the table to which an answer leads. */
export function codeFrom(response: Response): string {
  return /\/t\/([a-z0-9]{8})/.exec(response.headers.get('location') ?? '')?.[1] ?? '';
}

/** A table opened through the pages, its host's browser first. */
export async function tableThroughPages(
  names: readonly string[],
): Promise<{ code: string; browsers: [Browser, ...Browser[]] }> {
  const host = new Browser();
  const code = codeFrom(await host.post('/tables', { name: names[0] ?? 'Anna' }));
  const browsers: [Browser, ...Browser[]] = [host];
  for (const name of names.slice(1)) {
    const browser = new Browser();
    await browser.post(`/t/${code}/join`, { name });
    browsers.push(browser);
  }
  return { code, browsers };
}
