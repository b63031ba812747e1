/** One table: a Durable Object that saves what is decided and shows it only after that. */
import { DurableObject } from 'cloudflare:workers';
import type { AddBot, Intent } from '../rules/commands.ts';
import type { Options } from '../rules/state.ts';
import {
  type Acted,
  type Asked,
  BAD_SECRET,
  type Gone,
  type Looked,
  NO_SEAT,
  NO_SUCH_TABLE,
  type Offered,
  ONLY_THE_HOST,
  type Recorded,
  type Refused,
  type Seated,
  type Told,
  type Withdrawn,
} from './answers.ts';
import { type Asking, askFor, withdraw } from './asking.ts';
import type { Listener } from './audience.ts';
import { Book } from './book.ts';
import { join } from './joining.ts';
import { type Lost, lostBy, offerMove, personByToken, redeem, takeBack } from './moving.ts';
import { type House, Reception } from './reception.ts';
import { asked, whoGoes } from './wishes.ts';

/** Who asks for a socket; the worker puts it into VISITOR_HEADER, which no request from outside reaches. */
export interface Visitor extends Pick<Listener, 'form' | 'lang' | 'url'> {
  /** SHA-256 of the secret shown; null where none was. */
  readonly hash: string | null;
}
export const VISITOR_HEADER = 'x-visitor';

export abstract class TableObject<Env = unknown> extends DurableObject<Env> {
  protected abstract readonly house: House;
  readonly #reception: Reception;

  constructor(context: DurableObjectState, env: Env) {
    super(context, env);
    this.#reception = new Reception(context, () => this.house);
  }

  /** Opens this table under its code. @returns false, and nothing changed, where it is open already. */
  open(code: string, options: Options): boolean {
    return this.#reception.safely(() => {
      if (this.#reception.read() !== null) return false;
      this.#reception.take(Book.open(this.ctx.storage, code, options, Date.now()));
      return true;
    });
  }

  /** The view of whoever shows this secret's hash; a spectator's for null. */
  look(hash: string | null): Looked | Refused {
    return this.#reception.visit(hash, (book, person, now, ask) => ({ view: book.viewFor(person, now, ask) }));
  }

  /** The whole story of the round, as told to whoever shows this hash. */
  tell(hash: string | null): Told | Refused {
    return this.#reception.visit(hash, (book, person, now) => ({
      view: book.viewFor(person, now),
      story: book.story(),
    }));
  }

  /**
   * Seats a new person, or gives the seat a new secret where the same joining is asked for again.
   * @param typed the name as typed
   * @param hash SHA-256 of the new seat's secret
   * @param joinId the client's id for this joining
   */
  join(typed: string, hash: string, joinId: string | null): Seated | Refused {
    return this.#reception.visit(null, (book, _, now) =>
      join(book, this.#reception.keeper, { typed, hash, joinId }, now),
    );
  }

  /**
   * Carries out a command of whoever shows this hash.
   * @param id the client's id: an accepted one again does nothing
   * @param turn the turn that is answered, where the intent needs one
   */
  act(hash: string, id: string, turn: number | null, wish: Intent | AddBot): Acted | Refused {
    return this.#reception.visit(hash, (book, person, now) => {
      const sitting = person === null ? undefined : book.people.get(person);
      if (sitting === undefined || person === null) return NO_SEAT;
      const before = book.doneAs(person, id);
      if (before !== undefined) return { version: before, view: book.viewFor(person, now) };
      const { intent, who } = asked(book, sitting, wish, () => this.house.random()[0] ?? 0);
      const extra = { id, ...(turn === null ? {} : { turn }), ...(who === undefined ? {} : { who }) };
      const done = this.#reception.keeper.commit(book, intent, person, now, extra);
      if ('refused' in done) return done;
      const gone = whoGoes(book, person, wish);
      if (gone !== null) this.#reception.keeper.showOut(book, gone, now);
      return { version: done.version, view: book.viewFor(wish.type === 'leave' ? null : person, now) };
    });
  }

  /** The record of a game, or of the newest where none is named. */
  record(hash: string | null, game: number | null): Recorded | Refused {
    return this.#reception.visit(hash, (book): Recorded | Refused => {
      const record = book.record(game ?? book.state.game);
      return record === null ? { refused: 'not-now', because: 'That game is not over.' } : { record };
    });
  }

  /** Why whoever shows this hash would be turned away; changes nothing, not even who is present. */
  turnsAway(hash: string | null): Refused | null {
    const book = this.#reception.read();
    if (book === null) return NO_SUCH_TABLE;
    const isKnown = hash === null || (book.personBy(hash) ?? book.askerBy(hash, Date.now())) !== undefined;
    return isKnown ? null : BAD_SECRET;
  }

  /** Gives out a token that moves the seat of whoever shows this hash. @param token the token's own hash */
  offerMove(hash: string, token: string): Offered | Refused {
    return this.#reception.visit(hash, (book, person, now) =>
      person === null ? NO_SEAT : { code: book.code, until: offerMove(book, person, token, now) },
    );
  }

  /** Moves a seat to whoever shows a token. @param hash SHA-256 of the seat's new secret */
  redeem(token: string, hash: string): Seated | Refused {
    return this.#reception.visit(null, (book, _, now) => redeem(book, this.#reception.keeper, token, hash, now));
  }

  /** Gives a seat back to the device that it left. @param hash SHA-256 of the secret of that device */
  takeBack(hash: string): Seated | Refused {
    return this.#reception.visit(null, (book, _, now) => takeBack(book, this.#reception.keeper, hash, now));
  }

  /** The seat that a token would move now; null where it moves none. Uses nothing up. */
  movedBy(token: string): number | null {
    const book = this.#reception.read();
    const who = book === null ? undefined : personByToken(book, token, Date.now());
    return who === undefined || book === null ? null : book.seatOf(who.person);
  }

  /** The seat that this secret opened before, and may take back; null where there is none. */
  lostBy(hash: string): Lost | null {
    const book = this.#reception.read();
    return book === null ? null : lostBy(book, hash);
  }

  /**
   * Asks those who play for a seat, in the name of somebody who has none.
   * @param by SHA-256 of the secret that came along, which may be that of an ask from before; null for none
   */
  ask(by: string | null, asking: Asking): Asked | Refused {
    return this.#reception.visit(by, (book, person, now, ask) =>
      askFor(book, this.#reception.keeper, asking, { person, ask }, now),
    );
  }

  /** Ends the ask of whoever shows this hash. */
  withdraw(hash: string): Withdrawn | Refused {
    return this.#reception.visit(hash, (book, _, now, ask) => withdraw(book, this.#reception.keeper, ask, now));
  }

  /** Takes a socket; the visitor comes in VISITOR_HEADER. */
  override async fetch(request: Request): Promise<Response> {
    const visitor = JSON.parse(request.headers.get(VISITOR_HEADER) ?? '{}') as Visitor;
    const { hash, form, lang, url } = visitor;
    // The secret of a device that lost its seat opens a spectator's socket that says so.
    const lost = hash !== null && this.lostBy(hash) !== null;
    const answer = this.#reception.visit(lost ? null : hash, (book, person, now, ask) => {
      const { audience } = this.#reception;
      if (audience.isFull({ person, ask }, now - this.house.awayAfterMs)) return null;
      const listener = { person, ask, hash, form, lang, url, since: now };
      return audience.accept(listener, this.#reception.shownTo(listener, book, now));
    });
    if (answer === null) return new Response('too many sockets', { status: 429 });
    if (answer instanceof Response) return answer;
    return new Response(answer.because, { status: answer.refused === 'bad-secret' ? 401 : 404 });
  }

  /** Only `ping` is ever sent here, and answered without waking; anything else ends the socket. */
  override webSocketMessage(socket: WebSocket): void {
    this.#reception.audience.refuse(socket);
  }

  override webSocketClose(socket: WebSocket): void {
    this.#closed(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#closed(socket);
  }

  /** With a socket goes the time of its last heartbeat: it is noted, or whoever only drops out would count as long away. */
  #closed(socket: WebSocket): void {
    if (this.#reception.audience.isWatching(socket)) this.#reception.tellPages();
    this.#reception.visit(null, () => null, this.#reception.audience.signOf(socket));
  }

  /** Does what is due, however late, and sets the next alarm. */
  override async alarm(): Promise<void> {
    if (this.#reception.rings()) await this.#reception.forget();
  }

  /** Deletes the table, all of it, for its host. */
  async remove(hash: string): Promise<Gone | Refused> {
    const answer = this.#reception.visit(hash, (book, person) =>
      person !== null && person === book.state.host ? { gone: true as const } : ONLY_THE_HOST,
    );
    if ('gone' in answer) await this.#reception.forget();
    return answer;
  }
}
