/** The least that a table could do with a command: write one row and send some bytes to every socket. */
import { DurableObject } from 'cloudflare:workers';

export class Bare extends DurableObject {
  constructor(context, env) {
    super(context, env);
    context.storage.sql.exec('CREATE TABLE IF NOT EXISTS log (version INTEGER PRIMARY KEY, facts TEXT NOT NULL)');
  }

  fetch() {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  command(facts, bytes) {
    this.ctx.storage.sql.exec('INSERT INTO log (facts) VALUES (?)', facts);
    const frame = 'x'.repeat(bytes);
    for (const socket of this.ctx.getWebSockets()) socket.send(frame);
  }
}

// biome-ignore lint/style/noDefaultExport: this is where the platform looks for a worker
export default {
  async fetch(request, { BARE }) {
    const bare = BARE.getByName('bare');
    if (request.headers.get('upgrade') === 'websocket') return bare.fetch(request);
    if (request.method === 'POST') {
      const { facts, bytes } = await request.json();
      await bare.command(facts, bytes);
    }
    return new Response('done');
  },
};
