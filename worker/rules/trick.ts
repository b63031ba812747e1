/** The moves of a running round (rules.md, A trick, Laying out, The fourteen event cards). */
import type { Card } from './cards.ts';
import { drawFrom } from './chance.ts';
import { type Command, type Intent, type Refusal, refuse } from './commands.ts';
import { withEnds } from './ending.ts';
import { heldBy } from './events/choices.ts';
import { eventPlayed, fitsChoice, isWholePile, pickUp } from './events/play.ts';
import { type Fact, happenedAt } from './facts.ts';
import { legalFor } from './legal.ts';
import { handOf, isLie, lastLayOf } from './round.ts';
import { type Round, roundOf, type State } from './state.ts';

type Decision = readonly Fact[] | Refusal;
type Of<Type extends Intent['type']> = Extract<Intent, { type: Type }>;

const noRound = refuse('not-now', 'no round is running');
const notYours = refuse('not-now', 'it is not this seat that decides now');

/** Whether these are one or more different cards of a seat's hand. */
function canLay(round: Round, seat: number, cards: readonly Card[]): boolean {
  const hand = handOf(round, seat);
  return cards.length > 0 && new Set(cards).size === cards.length && cards.every((card) => hand.includes(card));
}

/** Lays cards of one's own, naming the number when leading, for the number of the trick when answering. */
export function lay(state: State, { at }: Command, seat: number, { cards, number }: Of<'lay'>): Decision {
  const legal = legalFor(state, seat);
  if (legal === null) return noRound;
  const round = roundOf(state);
  if (round.toAct !== seat) return notYours;
  if (!legal.lay) return refuse('illegal-move', 'the last lay must be challenged');
  if (!canLay(round, seat, cards)) return refuse('illegal-move', 'a lay is one or more different cards of the hand');
  const called = number ?? round.called;
  const callable = round.called === null ? legal.numbers : [round.called];
  if (called === null || !callable.includes(called)) return refuse('illegal-move', 'the number cannot be called now');
  return withEnds(state, happenedAt(at, { type: 'laid', seat, cards, number: called }), at);
}

/** Turns the last lay up. What moves then is told by a fact of its own only where it is not the whole pile to the taker. */
export function challenge(state: State, { at, random }: Command, seat: number): Decision {
  const legal = legalFor(state, seat);
  if (legal === null) return noRound;
  const round = roundOf(state);
  if (round.toAct !== seat) return notYours;
  const lastLay = lastLayOf(round);
  if (!legal.challenge || lastLay === null)
    return refuse('illegal-move', 'there is no lay that this seat may challenge now');
  const { seat: of, cards } = lastLay;
  const lie = isLie(lastLay);
  const taker = lie ? of : seat;
  const moves = pickUp({ round, seat, of, lie, taker, chosen: round.inForce?.chosen ?? null }, drawFrom(random));
  const challenged = { type: 'challenged', seat, of, cards, lie, taker } as const;
  const facts = isWholePile(moves, taker)
    ? happenedAt(at, challenged)
    : happenedAt(at, { ...challenged, pickUpFollows: true }, { type: 'picked-up', moves });
  return withEnds(state, facts, at);
}

/** Puts all cards of a number out of the round, on turn or not. */
export function layOut(state: State, { at }: Command, seat: number, { number }: Of<'lay-out'>): Decision {
  const legal = legalFor(state, seat);
  if (legal === null) return noRound;
  if (!legal.layOut.includes(number)) return refuse('illegal-move', 'the number cannot be laid out by this seat now');
  return withEnds(state, happenedAt(at, { type: 'laid-out', seat, number }), at);
}

/** Plays the event card of the player to act, who still has to act afterwards. */
export function playEvent(state: State, { at, random }: Command, seat: number, choice: Of<'play-event'>): Decision {
  const legal = legalFor(state, seat);
  if (legal === null) return noRound;
  const round = roundOf(state);
  if (round.toAct !== seat) return notYours;
  const card = heldBy(round, seat);
  if (card === null || legal.event === null) return refuse('illegal-move', 'no event card can be played now');
  if (!fitsChoice(legal.event, choice)) return refuse('illegal-move', 'the card needs another choice than this');
  return withEnds(state, happenedAt(at, eventPlayed(round, seat, card, choice, drawFrom(random))), at);
}
