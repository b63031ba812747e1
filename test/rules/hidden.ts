/** Worlds that one viewer cannot tell apart: all that this viewer may not know is dealt anew. */
import { type Card, cardsIn, cardsOf, deckFor, isKing } from '../../worker/rules/cards.ts';
import { drawFrom, shuffled } from '../../worker/rules/chance.ts';
import { EVENT_CARD_IDS, type EventCardId } from '../../worker/rules/events/cards.ts';
import { evolve, evolveAll } from '../../worker/rules/evolve.ts';
import type { Fact } from '../../worker/rules/facts.ts';
import { emptyState, type Round, type State } from '../../worker/rules/state.ts';
import { storyFor, viewFor } from '../../worker/rules/view.ts';
import { surroundings, words } from './stories.ts';

/** All that a viewer is told, as text. */
export function toldTo(state: State, viewer: number | null): string {
  return JSON.stringify([viewFor(state, viewer, surroundings), storyFor(state)]);
}

type EventCards = readonly (EventCardId | null)[];

/** The event cards that others still hold, exchanged for others that nobody has seen. */
function otherEventCards(
  dealt: EventCards,
  played: readonly number[],
  viewer: number | null,
  seed: number,
): EventCards {
  const known = (seat: number) => seat === viewer || played.includes(seat);
  const unseen = EVENT_CARD_IDS.filter((id) => !dealt.some((card, seat) => card === id && known(seat)));
  const order = shuffled(unseen, drawFrom(words(seed + 1)));
  return dealt.map((card, seat) => (card === null || known(seat) ? card : (order.pop() ?? null)));
}

/** The same moment with everything that a viewer does not see moved: cards, event cards, the stake, what others saw. */
export function withHiddenMoved(state: State, viewer: number | null, seed: number): State {
  const { round } = state;
  if (round === null) return state;
  const others = round.hands.filter((_, seat) => seat !== viewer);
  const hidden = [...others.flat(), ...round.lays.flatMap((lay) => lay.cards)];
  const order: Card[] = shuffled(hidden, drawFrom(words(seed)));
  const deck = shuffled(cardsIn(round.deck), drawFrom(words(seed + 2)));
  const { inForce } = round;
  const moved: Round = {
    ...round,
    hands: round.hands.map((hand, seat) => (seat === viewer ? hand : order.splice(0, hand.length))),
    lays: round.lays.map((lay) => ({ ...lay, cards: order.splice(0, lay.cards.length) })),
    eventCards: otherEventCards(round.eventCards, round.eventsPlayed, viewer, seed),
    inForce: inForce?.chosen && round.toAct !== viewer ? { ...inForce, chosen: deck[0] ?? null } : inForce,
    seen: round.seen.map((seen) => (seen.viewer === viewer ? seen : { ...seen, cards: deck.slice(0, 1) })),
  };
  return { ...state, round: moved };
}

/** Every card of a round that a viewer has held or been shown up to now. */
function cardsKnown(chapter: readonly Fact[], viewer: number | null): Set<Card> {
  const known = new Set<Card>();
  let state = emptyState;
  for (const fact of chapter) {
    state = evolve(state, fact);
    const { round } = state;
    if (round === null || viewer === null) continue;
    for (const card of round.hands[viewer] ?? []) known.add(card);
    if (fact.type === 'event-played' && fact.seat === viewer) for (const card of fact.shown ?? []) known.add(card);
  }
  for (const fact of chapter) {
    if (fact.type === 'challenged') for (const card of fact.cards) known.add(card);
    const deck = state.round?.deck;
    if (fact.type === 'laid-out' && deck) for (const card of cardsOf(deck, fact.number)) known.add(card);
  }
  return known;
}

/**
 * The running round as it may have been just as well for all that a viewer knows: the facts of its chapter with all
 * cards that this viewer never saw exchanged for each other, and the event cards that others hold exchanged too.
 */
export function twinOf(chapter: readonly Fact[], viewer: number | null, seed: number): State {
  const [started, ...rest] = chapter;
  if (started?.type !== 'round-started') throw new Error('no round runs');
  const known = cardsKnown(chapter, viewer);
  const counted = chapter.some((fact) => fact.type === 'event-played' && fact.card === 'census');
  const unknown = cardsIn(deckFor(started.hands.length)).filter((card) => !known.has(card));
  // Once kings were counted, everybody knows how many there are in a hand.
  const classes = counted ? [unknown.filter(isKing), unknown.filter((card) => !isKing(card))] : [unknown];
  const other = new Map(
    classes.flatMap((cards) => {
      const order = shuffled(cards, drawFrom(words(seed)));
      return cards.map((card, index): [string, string] => [card, order[index] ?? card]);
    }),
  );
  const renamed = (facts: unknown): unknown =>
    JSON.parse(JSON.stringify(facts), (_, value) => (typeof value === 'string' ? (other.get(value) ?? value) : value));
  const played = rest.flatMap((fact) => (fact.type === 'event-played' ? [fact.seat] : []));
  const eventCards = otherEventCards(started.eventCards, played, viewer, seed);
  return evolveAll(emptyState, renamed([{ ...started, eventCards }, ...rest]) as Fact[]);
}
