/** Somebody without a seat who asks for one. */
import type { View } from '../../worker/rules/view.ts';
import { call, Player, type Reply } from './client.ts';

/** What is asked for, as the API takes it. */
export type Wish =
  | { readonly kind: 'claim'; readonly seat: number }
  | { readonly kind: 'take-over'; readonly seat: number; readonly name: string };

/** Sends an ask. @param secret that of an ask from before */
export function tries(code: string, wish: Wish, secret?: string): Promise<Reply> {
  return call('POST', `/api/tables/${code}/asks`, { body: wish, secret });
}

export class Asker extends Player {
  readonly ask: number;

  private constructor(code: string, seat: number, secret: string, ask: number) {
    super(code, seat, secret);
    this.ask = ask;
  }

  /** Asks for a seat; it has to be taken in. */
  static async asks(code: string, wish: Wish): Promise<Asker> {
    const { status, body } = await tries(code, wish);
    if (status !== 201) throw new Error(`the ask was refused: ${JSON.stringify(body)}`);
    return new Asker(code, wish.seat, body.secret, body.ask);
  }

  /** How the ask stands; nothing once it opened the seat. */
  async stands(): Promise<NonNullable<View['asking']>['state'] | null> {
    return (await this.view()).asking?.state ?? null;
  }

  withdraws(): Promise<Reply> {
    return call('DELETE', `/api/tables/${this.code}/asks`, { secret: this.secret });
  }
}
