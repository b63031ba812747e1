/** What a bot is given: exactly what the person in its seat is shown, and chance. */
import type { Card } from '../rules/cards.ts';
import type { Intent } from '../rules/commands.ts';
import type { StoryEntry } from '../rules/story.ts';
import type { Legal, View, ViewRound } from '../rules/view.ts';

export type Level = NonNullable<View['seats'][number]['level']>;

/** What this seat held once its story had so many entries. A person knows that of their own hand. */
export interface HandNote {
  readonly entries: number;
  readonly hand: readonly Card[];
}

export interface BotInput {
  readonly level: Level;
  /** The view of the bot's seat. */
  readonly view: View;
  /** The whole story of the running round, as that seat knows it. */
  readonly story: readonly StoryEntry[];
  /** Uniform 32-bit words, four or more. */
  readonly random: readonly number[];
  /** Notes of the seat's own hand, oldest first, one for each change in this round; only `hard` reads them. */
  readonly own?: readonly HandNote[];
  /** Plays for a person who is away or out of time. */
  readonly standIn?: boolean;
}

/** A bot's seat in a running round. */
export interface Place {
  readonly seat: number;
  readonly view: View;
  readonly round: ViewRound;
  readonly hand: readonly Card[];
  readonly legal: Legal;
}

/** What a view says about its seat in a running round; null where it has none. */
export function placeIn(view: View): Place | null {
  const { you, round, hand, legal } = view;
  if (you === null || round === null || hand === null || legal === null) return null;
  return { seat: you, view, round, hand, legal };
}

export function isToAct({ round, seat }: Place): boolean {
  return round.toAct === seat;
}

/** A lay, with the number only where it leads. */
export function layIntent({ round }: Place, cards: readonly Card[], number: number): Intent {
  return { type: 'lay', cards, ...(round.called === null ? { number } : {}) };
}
