/** What each fact of a round does to it (rules.md, A trick, Laying out). */
import { type Card, cardsOf, deckFor, sorted } from './cards.ts';
import type { Fact } from './facts.ts';
import { handOf, holdsCards, isInRound, lastLayOf, nextAfter, pileOf, seatsInRound } from './round.ts';
import type { Round } from './state.ts';
import type { StoryEntry } from './story.ts';

type Of<Type extends Fact['type']> = Extract<Fact, { type: Type }>;

function withHand(round: Round, seat: number, hand: readonly Card[]): readonly (readonly Card[])[] {
  return round.hands.with(seat, sorted(hand));
}

function told(round: Round, ...entries: readonly StoryEntry[]): Round {
  return { ...round, story: [...round.story, ...entries] };
}

/** Tells who went out between two moments of a round. */
function toldWhoWentOut(before: Round, after: Round): Round {
  const out = seatsInRound(before).filter((seat) => !isInRound(after, seat));
  return told(after, ...out.map((seat) => ({ type: 'out', seat }) as const));
}

export function roundStarted(fact: Of<'round-started'>): Round {
  const { round: number, dealer, starter, hands } = fact;
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
    lays: [...round.lays, { seat, cards, number }],
    called: number,
    layCount: round.layCount + 1,
  };
  const leads = lastLayOf(round) === null;
  const story = told(after, { type: 'laid', seat, cards: cards.length, number, leads });
  return toldWhoWentOut(round, { ...story, toAct: nextAfter(after, seat) });
}

/** The taker takes the whole pile. After a lie the challenger leads, after the truth the next player. */
export function challenged(round: Round, fact: Of<'challenged'>): Round {
  const { seat, of, cards, lie, taker } = fact;
  const number = lastLayOf(round)?.number;
  if (number === undefined) throw new Error('a lead was challenged, but nothing lies there');
  const pile = pileOf(round);
  const after: Round = {
    ...round,
    hands: withHand(round, taker, [...handOf(round, taker), ...pile]),
    lays: [],
    called: null,
    lastReveal: { seat: of, by: seat, called: number, cards, lie, taker, taken: pile.length },
  };
  const story = told(after, { type: 'challenged', seat, of, number, cards, lie, taker, taken: pile.length });
  return toldWhoWentOut(round, { ...story, toAct: lie ? seat : nextAfter(after, seat) });
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
  const story = told(after, { type: 'laid-out', seat, number });
  const passesOn = round.toAct === seat && !holdsCards(after, seat);
  return toldWhoWentOut(round, { ...story, toAct: passesOn ? nextAfter(after, seat) : round.toAct });
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
    result: { reason, loser, points, hands },
  };
  return told(after, { type: 'round-ended', reason, loser });
}
