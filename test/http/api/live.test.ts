import { evictDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { type Card, cardsIn, cardsOf, deckFor } from '../../../worker/rules/cards.ts';
import type { Intent } from '../../../worker/rules/commands.ts';
import type { View } from '../../../worker/rules/view.ts';
import { choose, picks } from '../../worker/choose.ts';
import { objectOf, watch } from '../../worker/client.ts';
import { Listener, until } from './listener.ts';
import { drawFrom, lobby, type Players, round, still } from './scenes.ts';

/** A listener for each seat, and a spectator at the end. */
async function listenersFor(players: Players): Promise<Listener[]> {
  const listeners: Listener[] = [];
  for (const { code, secret } of players) listeners.push(await Listener.open(code, secret));
  listeners.push(await Listener.open(players[0].code));
  return listeners;
}

function versions({ views }: Listener): number[] {
  return views.map(({ version }) => version);
}

describe('a live socket', () => {
  it('hears the whole view at once and after every change, each seat its own and a spectator theirs', async () => {
    const players = await lobby();
    const [anna, ben] = players;
    const listeners = await listenersFor(players);
    const first = (await watch(anna.code)).version;
    await ben.do({ type: 'rename', name: 'Berta' });
    await anna.do({ type: 'move-seat', seat: 2, to: 0 });
    const { version } = await anna.do({ type: 'start' });
    for (const [index, listener] of listeners.entries()) {
      await listener.hears(version);
      expect(versions(listener)).toEqual([first, first + 1, first + 2, first + 3]);
      const looked = await (players[index]?.view() ?? watch(anna.code));
      expect(still(listener.views.at(-1) as View)).toEqual(still(looked));
    }
    expect(listeners.map(({ views }) => views.at(-1)?.you)).toEqual([1, 2, 0, null]);
  });

  it('never hears an older version after a newer one, however much happens at once', async () => {
    const players = await lobby(8);
    const listeners = await listenersFor(players);
    const replies = await Promise.all(
      players.flatMap((player, seat) =>
        [1, 2, 3].map((time) => player.send({ type: 'rename', name: `${seat} ${time}` }, { id: `${time}` })),
      ),
    );
    const newest = Math.max(...replies.map(({ body }) => body.version));
    for (const listener of listeners) {
      await listener.hears(newest);
      expect(versions(listener)).toEqual([...new Set(versions(listener))].sort((one, other) => one - other));
      expect(listener.views.length).toBe(25);
    }
  });

  it('hears nothing where nothing changed', async () => {
    const players = await lobby();
    const [listener] = (await listenersFor(players)) as [Listener];
    await players[1].send({ type: 'start' });
    await players[0].send({ type: 'rename', name: ' ' });
    await players[1].view();
    const { version } = await players[0].do({ type: 'rename', name: 'Andrea' });
    await listener.hears(version);
    expect(listener.views).toHaveLength(2);
  });

  it('goes on after the table has slept', async () => {
    const players = await lobby();
    const listeners = await listenersFor(players);
    for (const name of ['Berta', 'Bruno']) {
      await evictDurableObject(objectOf(players[0].code), { webSockets: 'hibernate' });
      const { version } = await players[1].do({ type: 'rename', name });
      for (const listener of listeners) await listener.hears(version);
    }
    expect(listeners.map(({ views }) => views.map(({ seats }) => seats[1]?.name))).toEqual(
      listeners.map(() => ['Ben', 'Berta', 'Bruno']),
    );
  });

  it('is a spectator’s from the moment at which its seat is gone', async () => {
    const players = await lobby();
    const [anna, ben, cem] = await listenersFor(players);
    const { version } = await players[0].do({ type: 'remove-seat', seat: 1 });
    await ben?.hears(version);
    await cem?.hears(version);
    expect(ben?.views.at(-1)).toMatchObject({ you: null, hand: null });
    expect(cem?.views.at(-1)?.you).toBe(1);
    expect(anna?.views.at(-1)?.you).toBe(0);
  });

  it('is a spectator’s once its person has left a running game', async () => {
    const { players } = await round();
    const listener = await Listener.open(players[1].code, players[1].secret);
    const { version, you } = await players[1].do({ type: 'leave' });
    expect(you).toBeNull();
    await listener.hears(version);
    expect(listener.views.at(-1)).toMatchObject({ you: null, hand: null, legal: null });
  });
});

describe('what is sent to a live socket', () => {
  it('is answered where it is a heartbeat, also while the table sleeps', async () => {
    const [{ code, secret }] = await lobby();
    const listener = await Listener.open(code, secret);
    listener.send('ping');
    await until(() => listener.frames.includes('pong'));
    await evictDurableObject(objectOf(code), { webSockets: 'hibernate' });
    listener.send('ping');
    await until(() => listener.frames.filter((frame) => frame === 'pong').length === 2);
    expect(listener.closedWith).toBeNull();
    expect(listener.views).toHaveLength(1);
  });

  it.each([
    ['a command', '{"id":"a","command":{"type":"start"}}'],
    ['another word', 'Ping'],
    ['nothing', ''],
    ['bytes', new TextEncoder().encode('ping').buffer],
    ['a flood', 'x'.repeat(100_000)],
  ])('ends it for good where it is %s, and changes nothing', async (_, frame) => {
    const [anna] = await lobby();
    const before = still(await anna.view());
    const listener = await Listener.open(anna.code, anna.secret);
    listener.send(frame);
    await until(() => listener.closedWith !== null);
    expect(listener.closedWith).toBe(1008);
    expect(still(await anna.view())).toEqual(before);
  });
});

describe('a socket is refused before the upgrade', () => {
  it.each([
    ['with a wrong secret', 401, 'bad-secret', { authorization: 'Bearer made-up' }],
    ['from a foreign page', 403, 'not-allowed', { origin: 'https://evil.example' }],
    ['from a page without an address', 403, 'not-allowed', { origin: 'null' }],
    ['where none is asked for', 400, 'malformed', { upgrade: 'h2c' }],
  ] as const)('%s', async (_, status, code, headers) => {
    const [anna] = await lobby();
    const response = await Listener.ask(anna.code, headers);
    expect(response.webSocket).toBeNull();
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status, code });
  });

  it('where there is no table', async () => {
    expect(await (await Listener.ask('zzzzzzzz', {})).json()).toMatchObject({ status: 404, code: 'no-such-table' });
  });

  it('as the fifth of one seat, while other seats and spectators go on', async () => {
    const [anna, ben] = await lobby();
    const theirs: Listener[] = [];
    for (let count = 0; count < 4; count += 1) theirs.push(await Listener.open(anna.code, anna.secret));
    const fifth = await Listener.ask(anna.code, { authorization: `Bearer ${anna.secret}` });
    expect(await fifth.json()).toMatchObject({ status: 409, code: 'not-now' });
    const others = [await Listener.open(ben.code, ben.secret)];
    for (let count = 0; count < 5; count += 1) others.push(await Listener.open(anna.code));
    const { version } = await anna.do({ type: 'start' });
    for (const listener of [...theirs, ...others]) await listener.hears(version);
  });
});

/** What really lies where, followed by whoever sends all the commands; `open` is what the whole table has seen. */
class Truth {
  readonly #hands: Set<Card>[];
  #pile: { seat: number; cards: readonly Card[] }[] = [];
  readonly #open = new Set<Card>();

  constructor(hands: readonly (readonly Card[])[]) {
    this.#hands = hands.map((hand) => new Set(hand));
  }

  does(seat: number, intent: Intent, after: View): void {
    if (intent.type === 'lay') {
      this.#pile.push({ seat, cards: intent.cards });
      for (const card of intent.cards) this.#hands[seat]?.delete(card);
    }
    if (intent.type === 'lay-out') {
      for (const card of cardsOf(deckFor(this.#hands.length), intent.number)) {
        this.#hands[seat]?.delete(card);
        this.#open.add(card);
      }
    }
    if (intent.type === 'challenge') {
      for (const card of this.#pile.at(-1)?.cards ?? []) this.#open.add(card);
      for (const card of this.#pile.flatMap(({ cards }) => cards))
        this.#hands[after.lastReveal?.taker ?? -1]?.add(card);
      this.#pile = [];
    }
    // Whoever is left alone takes the pile, and all hands are shown.
    for (const [index, hand] of (after.result?.hands ?? []).entries()) {
      for (const card of hand) {
        this.#hands[index]?.add(card);
        this.#open.add(card);
      }
    }
  }

  /** The cards that a frame names and its viewer may not know. */
  leaks(frame: string, seat: number | null): string[] {
    const named = frame.match(/\b(?:[rygbv][1-7]|k[1-4])\b/g) ?? [];
    return named.filter(
      (card) => !this.#open.has(card as Card) && !(seat !== null && this.#hands[seat]?.has(card as Card)),
    );
  }

  hand(seat: number): Card[] {
    return cardsIn(deckFor(this.#hands.length)).filter((card) => this.#hands[seat]?.has(card));
  }
}

describe('in a whole game', () => {
  it('no frame names a card that its viewer may not know, and each hand is as it is', async () => {
    const players = await lobby(4, { rounds: 2 });
    const [host] = players;
    const listeners = await listenersFor(players);
    const pick = picks(11);
    for (let number = 1; number <= 2; number += 1) {
      await drawFrom(host.code, 20 + number);
      let view = await host.do({ type: number === 1 ? 'start' : 'next-round' });
      const truth = new Truth(await Promise.all(players.map(async (player) => (await player.view()).hand ?? [])));
      for (;;) {
        for (const [seat, listener] of listeners.entries()) {
          await listener.hears(view.version);
          const frame = listener.frames.at(-1) ?? '';
          const viewer = seat < players.length ? seat : null;
          expect(truth.leaks(frame, viewer)).toEqual([]);
          if (viewer !== null) expect(listener.views.at(-1)?.hand).toEqual(truth.hand(viewer));
        }
        if (view.result !== null) break;
        const seat = view.round?.toAct ?? 0;
        const acting = players[seat] ?? host;
        const intent = choose(await acting.view(), pick) ?? { type: 'challenge' };
        view = await acting.do(intent);
        truth.does(seat, intent, view);
      }
    }
    expect((await host.view()).phase).toBe('game-over');
  });
});
