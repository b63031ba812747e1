/** Seats players at the real rules: each is shown its view, its story and its own hand, and says what it wants. */

import type { HandNote } from '../../worker/bots/seat.ts';
import { type Command, type HouseIntent, type Intent, isRefusal } from '../../worker/rules/commands.ts';
import { decide } from '../../worker/rules/decide.ts';
import { evolve } from '../../worker/rules/evolve.ts';
import type { Fact } from '../../worker/rules/facts.ts';
import { handOf } from '../../worker/rules/round.ts';
import { emptyState, type State } from '../../worker/rules/state.ts';
import type { StoryEntry } from '../../worker/rules/story.ts';
import { storyFor, type View, viewFor } from '../../worker/rules/view.ts';
import { options, surroundings } from '../rules/stories.ts';

/** What a player is shown when asked. */
export interface Shown {
  readonly view: View;
  readonly story: readonly StoryEntry[];
  readonly own: readonly HandNote[];
  readonly random: readonly number[];
}

/** Says what it wants; null for nothing, which only a player who is not to act may say. */
export type Player = (shown: Shown) => Intent | null;

/** A supply of uniform 32-bit words. */
export type Words = (count: number) => number[];

/** One question to a player and what became of it. */
export interface Asked {
  readonly seat: number;
  readonly before: State;
  readonly shown: Shown;
  readonly intent: Intent;
}

export interface Setting {
  readonly rounds?: number;
  readonly eventCards?: boolean;
  readonly words: Words;
}

/** The notes of a seat's hand after one more fact. */
function noted(notes: readonly HandNote[], state: State, fact: Fact, seat: number): readonly HandNote[] {
  if (state.round === null) return [];
  const hand = handOf(state.round, seat);
  const before = fact.type === 'round-started' ? [] : notes;
  const last = before.at(-1);
  if (last !== undefined && last.hand.join() === hand.join()) return before;
  return [...before, { entries: storyFor(state).length, hand }];
}

/** Plays a game to its end, visiting every choice before it is made; throws where a choice is not legal. */
export function playGame(players: readonly Player[], setting: Setting, visit?: (asked: Asked) => void): State {
  const { rounds = 1, eventCards = false, words } = setting;
  let state = emptyState;
  let own: readonly (readonly HandNote[])[] = players.map(() => []);
  const take = (seat: number | null, intent: Intent | HouseIntent) => {
    const command: Command = { intent, seat, turn: state.turn, at: 1, random: words(128), present: [] };
    const facts = decide(state, command);
    if (isRefusal(facts)) throw new Error(`${facts.refused}: ${facts.because}: ${JSON.stringify(intent)}`);
    for (const fact of facts) {
      state = evolve(state, fact);
      const after = state;
      own = own.map((notes, index) => noted(notes, after, fact, index));
    }
  };
  const ask = (seat: number): boolean => {
    const view = viewFor(state, seat, surroundings);
    const shown: Shown = { view, story: storyFor(state), own: own[seat] ?? [], random: words(4) };
    const intent = players[seat]?.(shown) ?? null;
    if (intent === null) return false;
    visit?.({ seat, before: state, shown, intent });
    take(seat, intent);
    return true;
  };
  take(null, { type: 'open', options: { ...options, rounds, eventCards } });
  for (const person of players.keys()) take(null, { type: 'sit', person, kind: 'human', level: null });
  take(0, { type: 'start' });
  while (state.phase !== 'game-over') {
    if (state.phase === 'round-over') {
      take(null, { type: 'begin-round' });
      continue;
    }
    const { toAct } = state.round ?? {};
    const aside = [...players.keys()].find((seat) => seat !== toAct && completes(state, seat) && ask(seat));
    if (aside === undefined && !ask(toAct ?? -1)) throw new Error(`seat ${toAct} is to act and wants nothing`);
  }
  return state;
}

/** Whether a seat may lay out. */
function completes(state: State, seat: number): boolean {
  return (viewFor(state, seat, surroundings).legal?.layOut.length ?? 0) > 0;
}
