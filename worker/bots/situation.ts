/** A decision that a bot who weighs things has before it, and how it says what it chose. */
import type { Card } from '../rules/cards.ts';
import type { Intent } from '../rules/commands.ts';
import type { StoryEntry } from '../rules/story.ts';
import type { EventCardId } from '../rules/view.ts';
import type { Chance } from './chance.ts';
import type { Model } from './model.ts';
import { cardsFor, inForce, kindOf, modelOf } from './reading.ts';
import { type BotInput, layIntent, type Place } from './seat.ts';
import type { Temper } from './temper.ts';
import { type Leave, lieChance, type Move } from './weigh.ts';

/** So many tricks of the same kind are a circle. */
const CIRCLES = 4;

export interface Situation {
  readonly place: Place;
  readonly chance: Chance;
  readonly model: Model;
  /** The event card that the seat has played in this turn. */
  readonly force: EventCardId | null;
  /** The round goes round in a circle, and somebody has to give way. */
  readonly stuck: boolean;
  /** What may be done, and how likely the last lay is a lie; 0 when leading. */
  readonly leave: Leave & { readonly lie: number };
}

/**
 * Whether the newest tricks were all leads that were lies and turned up at once. Nobody loses by such a trick, so that
 * players who think for themselves alone can go on like that for ever.
 */
function isStuck(story: readonly StoryEntry[]): boolean {
  const newest = story.filter(({ type }) => type === 'laid' || type === 'challenged').slice(-2 * CIRCLES - 1);
  const tricks = newest.filter((entry, place) => {
    const next = newest[place + 1];
    return entry.type === 'laid' && entry.leads && next?.type === 'challenged' && next.lie;
  });
  return tricks.length >= CIRCLES;
}

/** A card of the last lay that the seat was shown in this turn; undefined if none was. */
function peeked({ view, seat }: Place, story: readonly StoryEntry[]): Card | undefined {
  return inForce(story, seat) === 'peek' ? view.seen.findLast(({ by }) => by === 'peek')?.cards[0] : undefined;
}

/** How likely the last lay is a lie, a glance at one of its cards included. */
function lieIn(model: Model, seat: number, liar: Temper, glance: Card | undefined): number {
  if (model.called === 0) return 0;
  if (glance === undefined) return lieChance(model, liar, seat);
  const kind = kindOf(glance);
  const good = kind === model.layNumber || (kind === 0 && model.mark === 'fools-cap');
  if (!good) return 1;
  return lieChance(model, liar, seat) * (1 - 1 / model.laySize);
}

/** The decision before a seat that is to act; `liar` is how the player of the last lay is taken to lie. */
export function situationOf(place: Place, { story }: BotInput, liar: Temper, chance: Chance): Situation {
  const model = modelOf(place);
  const { lay, challenge } = place.legal;
  const lie = lieIn(model, place.seat, liar, peeked(place, story));
  const force = inForce(story, place.seat);
  return { place, chance, model, force, stuck: isStuck(story), leave: { lay, challenge, lie } };
}

/** The number to lay out now; null for none. It is always worth it: a round with a full set kept back may never end. */
export function setToLayOut({ legal }: Place): number | null {
  return legal.layOut[0] ?? null;
}

/** A move on a model as what the seat says. */
export function spoken(place: Place, move: Move): Intent {
  return move.challenge ? { type: 'challenge' } : layIntent(place, cardsFor(place.hand, move.cards), move.number);
}
