/** Helpers to tell stories of the game: given some hands, when somebody does something, then this is so. */
import type { Card } from '../../worker/rules/cards.ts';
import { type Command, type HouseIntent, type Intent, isRefusal } from '../../worker/rules/commands.ts';
import { decide } from '../../worker/rules/decide.ts';
import type { EventCardId } from '../../worker/rules/events/cards.ts';
import { evolveAll } from '../../worker/rules/evolve.ts';
import { type Fact, type Happening, happenedAt } from '../../worker/rules/facts.ts';
import { legalFor } from '../../worker/rules/legal.ts';
import { carryOf, emptyState, type Options, type Round, roundOf, type State } from '../../worker/rules/state.ts';
import { type Surroundings, viewFor } from '../../worker/rules/view.ts';

export const options: Options = { rounds: 8, eventCards: false, turnSeconds: 0 };

/** 'r1 k2' as two cards. */
export function cards(names: string): Card[] {
  return names.split(' ').filter((name) => name !== '') as Card[];
}

/** As many uniform 32-bit words as a command needs, always the same for one seed. */
export function words(seed: number, count = 128): number[] {
  let state = seed >>> 0;
  return Array.from({ length: count }, () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
}

/** What comes about by different chances. */
export function byChance<Value>(read: (extras: { random: readonly number[] }) => Value): Set<Value> {
  return new Set(Array.from({ length: 80 }, (_, seed) => read({ random: words(seed) })));
}

export const surroundings: Surroundings = {
  code: 'k7m2qx9t',
  version: 1,
  now: 1000,
  person: (person) => ({ name: `Person ${person}`, away: false }),
  asker: (ask) => `Asker ${ask}`,
  asking: null,
  watching: 0,
};

type Choice = Omit<Extract<Intent, { type: 'play-event' }>, 'type'>;
type Extras = Partial<Omit<Command, 'intent' | 'seat'>>;

/** A game at one moment, with all that happened in it so far. */
export class Story {
  readonly state: State;
  readonly facts: readonly Fact[];

  constructor(state: State, facts: readonly Fact[] = []) {
    this.state = state;
    this.facts = facts;
  }

  get round(): Round {
    return roundOf(this.state);
  }

  get phase(): string {
    return this.state.phase;
  }

  decide(seat: number | null, intent: Intent | HouseIntent, extras: Extras = {}) {
    const present = [...this.state.seats.keys()];
    const defaults = { turn: this.state.turn, at: 1000, random: words(this.state.turn), present };
    return decide(this.state, { intent, seat, ...defaults, ...extras });
  }

  /** What happens when somebody does something that must be accepted; `present` is everybody unless told. */
  when(seat: number | null, intent: Intent | HouseIntent, extras: Extras = {}): Story {
    const decision = this.decide(seat, intent, extras);
    if (isRefusal(decision)) throw new Error(`${decision.refused}: ${decision.because}`);
    return new Story(evolveAll(this.state, decision), [...this.facts, ...decision]);
  }

  /** The code of the refusal; 'accepted' if there is none. */
  refusal(seat: number | null, intent: Intent | HouseIntent, extras: Extras = {}): string {
    const decision = this.decide(seat, intent, extras);
    return isRefusal(decision) ? decision.refused : 'accepted';
  }

  /** The same moment after something has happened, whoever may have decided it. */
  evolve(happening: Happening): Story {
    return new Story(evolveAll(this.state, happenedAt(1000, happening)), this.facts);
  }

  lays(seat: number, names: string, number?: number): Story {
    return this.when(seat, { type: 'lay', cards: cards(names), ...(number === undefined ? {} : { number }) });
  }

  challenges(seat: number): Story {
    return this.when(seat, { type: 'challenge' });
  }

  laysOut(seat: number, number: number): Story {
    return this.when(seat, { type: 'lay-out', number });
  }

  /** The same moment with an event card in a seat's hands. */
  holds(seat: number, card: EventCardId): Story {
    return this.with({ eventCards: this.round.eventCards.with(seat, card) });
  }

  /** Gives a seat an event card, and has it played. */
  plays(seat: number, card: EventCardId, choice: Choice = {}, extras: Extras = {}): Story {
    return this.holds(seat, card).when(seat, { type: 'play-event', ...choice }, extras);
  }

  hand(seat: number): string {
    return (this.round.hands[seat] ?? []).join(' ');
  }

  legal(seat: number) {
    return legalFor(this.state, seat);
  }

  /** @param beside what stands beside the game, where it is not the usual */
  view(seat: number | null, beside: Partial<Surroundings> = {}) {
    return viewFor(this.state, seat, { ...surroundings, ...beside });
  }

  /** The types of what happened, in order. */
  get types(): string[] {
    return this.facts.map((fact) => fact.type);
  }

  /** The types of what everybody saw happen in this round. */
  get told(): string[] {
    return this.round.story.map((entry) => entry.type);
  }

  /** The same moment with something about the round changed. */
  with(change: Partial<Round>): Story {
    return new Story({ ...this.state, round: { ...this.round, ...change } });
  }
}

/** The empty place before there is a table. */
export const nothing = new Story(emptyState);

/** A lobby with so many people, the first of them host. */
export function lobby(people: number, chosen: Partial<Options> = {}): Story {
  const open = nothing.when(null, { type: 'open', options: { ...options, ...chosen } });
  return Array.from({ length: people }, (_, index) => index).reduce(
    (story, index) => story.when(null, { type: 'sit', person: 10 + index, kind: 'human', level: null }),
    open,
  );
}

interface Setting {
  readonly dealer?: number;
  readonly starter?: number;
  readonly round?: number;
  readonly rounds?: number;
  readonly pad?: readonly (readonly number[])[];
}

/** A round that begins with these hands, one a seat; seat 0 leads unless told. */
export function given(hands: readonly string[], setting: Setting = {}): Story {
  const { dealer = 0, starter = 0, round = 1, rounds = 8, pad = [] } = setting;
  const before = lobby(hands.length, { rounds });
  const started = happenedAt(1000, {
    type: 'round-started',
    round,
    dealer,
    starter,
    hands: hands.map(cards),
    eventCards: hands.map(() => null),
    carry: { ...carryOf(before.state), turn: before.state.turn + 1, youngest: 0, pad },
  });
  return new Story(evolveAll(before.state, started));
}
