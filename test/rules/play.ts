/** Random legal play: whole games, by players who choose among what they are shown as legal. */
import type { Card } from '../../worker/rules/cards.ts';
import { type Command, type HouseIntent, type Intent, isRefusal } from '../../worker/rules/commands.ts';
import { decide } from '../../worker/rules/decide.ts';
import type { EventChoice } from '../../worker/rules/events/choices.ts';
import { evolveAll } from '../../worker/rules/evolve.ts';
import type { Fact } from '../../worker/rules/facts.ts';
import { legalFor } from '../../worker/rules/legal.ts';
import { emptyState, roundOf, type State } from '../../worker/rules/state.ts';
import { options, words } from './stories.ts';

/** A whole number from 0 up to, but not including, `below`. */
export type Pick = (below: number) => number;

export function picker(seed: number): Pick {
  let state = seed >>> 0;
  return (below) => {
    const [word = 0] = words(state, 1);
    state = (state + 1_000_003) >>> 0;
    return word % below;
  };
}

export function oneOf<Item>(items: readonly Item[], pick: Pick): Item {
  const item = items[pick(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** Some of the items, at least one, mostly few. */
export function someOf<Item>(items: readonly Item[], pick: Pick): Item[] {
  const rest = [...items];
  const most = pick(12) === 0 ? rest.length : Math.min(rest.length, 3);
  return Array.from({ length: 1 + pick(most) }, () => rest.splice(pick(rest.length), 1)[0] as Item);
}

type Wish = readonly [seat: number | null, intent: Intent | HouseIntent];

function layOf(hand: readonly Card[], numbers: readonly number[], called: number | null, pick: Pick): Intent {
  const number = called ?? oneOf(numbers, pick);
  const honest = hand.filter((card) => card.endsWith(String(number)) && !card.startsWith('k'));
  const cards = someOf(honest.length > 0 && pick(3) > 0 ? honest : hand, pick);
  return { type: 'lay', cards, ...(called === null ? { number } : {}) };
}

/** Plays an event card with choices at random among those offered. */
function eventOf({ seats, cards, numbers }: EventChoice, pick: Pick): Intent {
  return {
    type: 'play-event',
    ...(seats.length > 0 ? { seat: oneOf(seats, pick) } : {}),
    ...(cards.length > 0 ? { card: oneOf(cards, pick) } : {}),
    ...(numbers.length > 0 ? { number: oneOf(numbers, pick) } : {}),
  };
}

/** What somebody does next; null once the game is over. A number in a hand is laid out about once in `patience` steps. */
function wishFor(state: State, pick: Pick, patience: number): Wish | null {
  if (state.phase === 'game-over') return null;
  if (state.phase === 'round-over') return [null, { type: 'begin-round' }];
  const round = roundOf(state);
  for (const seat of round.hands.keys()) {
    const layOut = legalFor(state, seat)?.layOut ?? [];
    if (layOut.length > 0 && pick(patience) === 0) return [seat, { type: 'lay-out', number: oneOf(layOut, pick) }];
  }
  const seat = round.toAct ?? -1;
  const legal = legalFor(state, seat);
  if (legal === null) throw new Error('nobody is to act in a running round');
  if (legal.event !== null && pick(3) === 0) return [seat, eventOf(legal.event, pick)];
  if (legal.challenge && (!legal.lay || pick(10) < 3)) return [seat, { type: 'challenge' }];
  return [seat, layOf(round.hands[seat] ?? [], legal.numbers, round.called, pick)];
}

/** One step of a game. `log` are all facts up to it, `chapter` those from the latest that opens a chapter on. */
export interface Step {
  readonly before: State;
  readonly command: Command;
  readonly facts: readonly Fact[];
  readonly after: State;
  readonly chapter: () => readonly Fact[];
  readonly log: readonly Fact[];
}

const OPENERS: readonly string[] = ['table-opened', 'round-started', 'rematch-opened'];

export interface Game {
  readonly seed: number;
  readonly players: number;
  readonly rounds: number;
  readonly eventCards: boolean;
}

/** Plays a game from the opening of its table to its end, visiting every step; throws where a choice is refused. */
export function play({ seed, players, rounds, eventCards }: Game, visit: (step: Step) => void): State {
  const pick = picker(seed);
  let state = emptyState;
  const log: Fact[] = [];
  let opener = 0;
  const take = (seat: number | null, intent: Intent | HouseIntent) => {
    const at = 1000 + log.length;
    const random = words(seed + log.length);
    const command: Command = { intent, seat, turn: state.turn, at, random, present: [...state.seats.keys()] };
    const facts = decide(state, command);
    if (isRefusal(facts)) throw new Error(`${facts.because}: ${JSON.stringify(command.intent)}`);
    const before = state;
    state = evolveAll(state, facts);
    const opens = facts.findIndex((fact) => OPENERS.includes(fact.type));
    if (opens !== -1) opener = log.length + opens;
    log.push(...facts);
    visit({ before, command, facts, after: state, chapter: () => log.slice(opener), log });
  };
  take(null, { type: 'open', options: { ...options, rounds, eventCards } });
  for (let person = 1; person <= players; person += 1) take(null, { type: 'sit', person, kind: 'human', level: null });
  take(0, { type: 'start' });
  const patience = oneOf([1, 4, 30], pick);
  for (let wish = wishFor(state, pick, patience); wish !== null; wish = wishFor(state, pick, patience)) take(...wish);
  return state;
}
