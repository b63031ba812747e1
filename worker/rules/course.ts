/** What each fact of a round does to it (rules.md, A trick, Laying out, The fourteen event cards). */
import { type Card, cardsOf, deckFor, sorted } from './cards.ts';
import { eventCard } from './events/cards.ts';
import { cardInForce } from './events/choices.ts';
import { type Move, moved, type Place, wholePile } from './events/moves.ts';
import { isWholePile, playingOf } from './events/play.ts';
import type { Fact } from './facts.ts';
import { handOf, holdsCards, isInRound, lastLayOf, nextAfter, seatsInRound } from './round.ts';
import type { Round } from './state.ts';
import type { StoryEntry } from './story.ts';

type Of<Type extends Fact['type']> = Extract<Fact, { type: Type }>;

function withHand(round: Round, seat: number, hand: readonly Card[]): readonly (readonly Card[])[] {
  return round.hands.with(seat, sorted(hand));
}

function told(round: Round, ...entries: readonly StoryEntry[]): Round {
  return { ...round, story: [...round.story, ...entries] };
}

/** Marks a story entry of a move that a bot made in place of a person. */
function byStandIn({ standIn }: { readonly standIn?: true }): { readonly standIn?: true } {
  return standIn === undefined ? {} : { standIn };
}

/** Tells who went out between two moments of a round. */
function toldWhoWentOut(before: Round, after: Round): Round {
  const out = seatsInRound(before).filter((seat) => !isInRound(after, seat));
  return told(after, ...out.map((seat) => ({ type: 'out', seat }) as const));
}

/** It is somebody's turn, and what an event card laid on the turn before is over. */
function withTurnOf(round: Round, seat: number | null): Round {
  return { ...round, toAct: seat, inForce: null };
}

/** The turn goes on, but for a player who is to act and has no cards any more: it passes to the next. */
function withTurnKept(round: Round, seat: number): Round {
  return round.toAct === seat && !holdsCards(round, seat) ? withTurnOf(round, nextAfter(round, seat)) : round;
}

export function roundStarted(fact: Of<'round-started'>): Round {
  const { round: number, dealer, starter, hands, eventCards } = fact;
  return {
    number,
    deck: deckFor(hands.length),
    dealer,
    starter,
    direction: 1,
    hands,
    lays: [],
    called: null,
    toAct: starter,
    laidOut: [],
    eventCards,
    eventsPlayed: [],
    inForce: null,
    seen: [],
    census: null,
    layCount: 0,
    lastReveal: null,
    result: null,
    story: [{ type: 'round-started', round: number, dealer, starter }],
  };
}

/** A lay accepts the one before it, whose player is out if it emptied their hand. */
export function laid(round: Round, fact: Of<'laid'>): Round {
  const { seat, cards, number } = fact;
  const after: Round = {
    ...round,
    hands: withHand(
      round,
      seat,
      handOf(round, seat).filter((card) => !cards.includes(card)),
    ),
    lays: [...round.lays, { seat, cards, number, mark: cardInForce(round)?.mark ?? null }],
    called: number,
    layCount: round.layCount + 1,
  };
  const leads = lastLayOf(round) === null;
  const story = told(after, { type: 'laid', seat, cards: cards.length, number, leads, ...byStandIn(fact) });
  return toldWhoWentOut(round, withTurnOf(story, nextAfter(after, seat)));
}

/** The last lay is judged, and the taker takes the whole pile, unless a fact of its own tells what moves. */
export function challenged(round: Round, fact: Of<'challenged'>): Round {
  const { seat, of, cards, lie, taker, pickUpFollows = false } = fact;
  const number = lastLayOf(round)?.number;
  if (number === undefined) throw new Error('a lead was challenged, but nothing lies there');
  const lastReveal = { seat: of, by: seat, called: number, cards, lie, taker, taken: 0, ...byStandIn(fact) };
  const judged = { ...round, lastReveal };
  return pickUpFollows ? judged : pickedUp(judged, { moves: wholePile(round, taker) });
}

/** How many cards went where. */
function countsOf(moves: readonly Move[]): { from: Place; to: Place; cards: number }[] {
  const ways = Map.groupBy(moves, ({ from, to }) => `${from} ${to}`);
  return [...ways.values()].flatMap((way) => way.slice(0, 1).map(({ from, to }) => ({ from, to, cards: way.length })));
}

/**
 * What a challenge moves, all at once. After a lie the challenger leads, after the truth the next player; whoever holds
 * no cards then is passed over.
 */
export function pickedUp(round: Round, { moves }: Pick<Of<'picked-up'>, 'moves'>): Round {
  if (round.lastReveal === null) throw new Error('cards were picked up, but nothing was challenged');
  const { seat: of, by: seat, called: number, cards, lie, taker } = round.lastReveal;
  const taken = moves.filter(({ from, to }) => from === 'pile' && to === taker).length;
  const after: Round = { ...moved(round, moves), called: null, lastReveal: { ...round.lastReveal, taken } };
  const story = told(
    after,
    { type: 'challenged', seat, of, number, cards, lie, taker, taken, ...byStandIn(round.lastReveal) },
    ...(isWholePile(moves, taker) ? [] : [{ type: 'picked-up', moves: countsOf(moves) } as const]),
  );
  const leads = lie && holdsCards(after, seat) ? seat : nextAfter(after, seat);
  return toldWhoWentOut(round, withTurnOf(story, leads));
}

/** A card is played: what it shows, moves and changes; from now on its duty and its effect are in force. */
export function eventPlayed(round: Round, fact: Of<'event-played'>): Round {
  const { seat, card, target, chosen = null, number, shown, moves = [] } = fact;
  const after: Round = {
    ...moved(round, moves),
    ...eventCard(card).changes?.(playingOf(round, fact)),
    eventsPlayed: [...round.eventsPlayed, seat],
    inForce: { card, chosen },
  };
  const { direction, census } = after;
  const story = told(after, {
    type: 'event-played',
    seat,
    card,
    ...(target === undefined ? {} : { target }),
    ...(number === undefined ? {} : { number }),
    ...(direction === round.direction ? {} : { direction }),
    ...(census === null || census === round.census ? {} : { census }),
    ...byStandIn(fact),
  });
  const whose = target ?? lastLayOf(round)?.seat;
  const seen =
    shown === undefined || whose === undefined
      ? round.seen
      : [...round.seen, { viewer: seat, by: card, seat: whose, cards: sorted(shown) }];
  return toldWhoWentOut(round, withTurnKept({ ...story, seen }, seat));
}

/** Laying out moves the turn on only where it empties the hand of the player to act. */
export function laidOut(round: Round, fact: Of<'laid-out'>): Round {
  const { seat, number } = fact;
  const gone = cardsOf(round.deck, number);
  const after: Round = {
    ...round,
    hands: withHand(
      round,
      seat,
      handOf(round, seat).filter((card) => !gone.includes(card)),
    ),
    laidOut: [...round.laidOut, number],
  };
  return toldWhoWentOut(round, withTurnKept(told(after, { type: 'laid-out', seat, number, ...byStandIn(fact) }), seat));
}

/** A person left; a bot plays on in their seat. */
export function personLeft(round: Round, seat: number): Round {
  return told(round, { type: 'left', seat });
}

/** Everybody sees that a seat changed hands. */
export function changedHands(round: Round, { seat, how }: Of<'changed-hands'>): Round {
  return told(round, { type: 'changed-hands', seat, how });
}

/** Everybody sees who sits there now. */
export function takenOver(round: Round, { seat, was }: Of<'taken-over'>): Round {
  return told(round, { type: 'taken-over', seat, was: was.kind });
}

/** The hands are those shown; a pile that went to the player left alone is in them. */
export function roundEnded(round: Round, fact: Of<'round-ended'>): Round {
  const { reason, loser, points, hands } = fact;
  const pileTaken = hands.flat().length > round.hands.flat().length;
  const after: Round = {
    ...round,
    hands,
    lays: pileTaken ? [] : round.lays,
    called: pileTaken ? null : round.called,
    toAct: null,
    inForce: null,
    result: { reason, loser, points, hands },
  };
  return told(after, { type: 'round-ended', reason, loser });
}
