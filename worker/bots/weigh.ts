/** Weighs what the player to act may do, from their own hand and what lies open. Used by bots and by their look ahead. */
import type { Chance } from './chance.ts';
import { ALL_KINGS, held, KINDS, type Model, mustChallenge } from './model.ts';
import type { Temper } from './temper.ts';

/** Makes the swing of a mood as wide as temper.ts means it. */
const MOOD_SWING = 1.6;

/** What was chosen; filled in place, as a look ahead makes many choices. */
export interface Move {
  challenge: boolean;
  number: number;
  /** What the best lay looked at is worth, and how many cards it has. */
  worth: number;
  count: number;
  readonly cards: Int8Array;
}

export function newMove(): Move {
  return { challenge: false, number: 0, worth: 0, count: 0, cards: new Int8Array(KINDS) };
}

/** The entry for so many cards; the last one stands for all more. */
function forCount(figures: readonly [number, number, number, number], count: number): number {
  return figures[Math.min(count, 4) - 1] ?? figures[3];
}

/** How many cards are in the round. */
function cardsLeft(model: Model): number {
  return ALL_KINGS + model.colours * (model.highest - model.numbersOut);
}

/** A small whole power; far quicker than the general one. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let step = 0; step < exponent; step += 1) product *= base;
  return product;
}

/** The chance that a hand holds at least so many of some cards, each of which is in it with the same chance. */
function atLeast(wanted: number, cards: number, each: number): number {
  if (wanted > cards) return 0;
  if (each >= 1) return 1;
  let term = power(1 - each, cards);
  let below = 0;
  for (let count = 0; count < wanted; count += 1) {
    below += term;
    term *= ((cards - count) / (count + 1)) * (each / (1 - each));
  }
  return 1 - below;
}

/** How many cards of a number are in the round. */
function cardsOfNumber(model: Model, number: number): number {
  return model.laidOut[number] === 1 ? 0 : model.colours;
}

/** How likely the last lay is a lie, for a player who sees their own hand and what lies open. */
export function lieChance(model: Model, temper: Temper, seat: number): number {
  const count = model.laySize;
  const kings = model.mark === 'fools-cap' ? held(model, seat, 0) : ALL_KINGS;
  const unseen = cardsOfNumber(model, model.layNumber) - held(model, seat, model.layNumber) + ALL_KINGS - kings;
  if (count > unseen) return 1;
  const hidden = Math.max(1, cardsLeft(model) - (model.sizes[seat] ?? 0));
  const before = (model.sizes[model.layBy] ?? 0) + count;
  const honest = atLeast(count, unseen, Math.min(1, before / hidden));
  const lies = forCount(model.layLeads ? temper.leadLies : temper.answerLies, count) * (1 - honest);
  return lies / (lies + honest);
}

/** What taking so many cards of the pile costs a seat: the cards, and the danger of the fourth king. */
function costOfTaking(model: Model, temper: Temper, seat: number, pile: number): number {
  const kings = held(model, seat, 0);
  const hidden = Math.max(1, cardsLeft(model) - (model.sizes[seat] ?? 0));
  const each = Math.min(1, (temper.kingInPile * pile) / hidden);
  const missing = ALL_KINGS - kings;
  return temper.take * pile + missing * each + temper.ruin * power(each, missing);
}

/** How likely the next player doubts a lay of so many cards. */
function doubtChance(model: Model, temper: Temper, seat: number, number: number, count: number): number {
  if (count > cardsOfNumber(model, number)) return 1;
  const doubt = forCount(model.called === 0 ? temper.leadDoubts : temper.answerDoubts, count);
  return count === model.sizes[seat] ? Math.max(doubt, temper.lastCardDoubt) : doubt;
}

/** The kind to be rid of first: kings once there are several, else the number held fewest times. */
function worstKind(hand: Int8Array, taken: Int8Array, not: number, kingsFirst: boolean): number {
  let worst = -1;
  let fewest = 99;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const left = (hand[kind] ?? 0) - (taken[kind] ?? 0);
    if (kind === not || left <= 0) continue;
    const weight = kind === 0 ? (kingsFirst ? 0 : 1.5) : (hand[kind] ?? 0);
    if (weight < fewest) {
      fewest = weight;
      worst = kind;
    }
  }
  return worst;
}

/** Fills a lay of so many cards for a number: as many of it as there are, then what is best got rid of. */
export function fillLay(move: Move, hand: Int8Array, number: number, count: number): void {
  move.challenge = false;
  move.number = number;
  move.cards.fill(0);
  const own = Math.min(count, hand[number] ?? 0);
  move.cards[number] = own;
  for (let more = own; more < count; more += 1) {
    const kind = worstKind(hand, move.cards, number, (hand[0] ?? 0) > 0);
    if (kind === -1) return;
    move.cards[kind] = (move.cards[kind] ?? 0) + 1;
  }
}

/** What laying so many cards for a number is worth to a seat; `caught` is what it costs to be caught. */
function worthOfLay(model: Model, temper: Temper, seat: number, number: number, count: number, caught: number): number {
  const own = held(model, seat, number);
  const doubt = doubtChance(model, temper, seat, number, count);
  const gone = count * temper.take;
  if (own >= count) return gone + doubt * temper.harm * (model.pileSize + count);
  const kings = held(model, seat, 0);
  const shed = gone + Math.min(kings, count - own);
  return (1 - doubt) * shed - doubt * caught;
}

/** A little more or less, as one's mood is. */
function mood(temper: Temper, chance: Chance): number {
  return temper.mood * MOOD_SWING * (chance() - 0.5);
}

/** Looks for the best lay for one number, and keeps it in the move where it beats what stands there. */
function lookAtLays(
  model: Model,
  temper: Temper,
  seat: number,
  number: number,
  caught: number,
  chance: Chance,
  move: Move,
): void {
  const size = model.sizes[seat] ?? 0;
  const own = Math.max(1, held(model, seat, number));
  const most = Math.min(size, own + 3);
  for (let count = own; count <= most; count += 1) {
    const worth = worthOfLay(model, temper, seat, number, count, caught) + mood(temper, chance);
    if (worth > move.worth) {
      move.worth = worth;
      move.number = number;
      move.count = count;
    }
  }
}

/** Whether turning the last lay up is worth more than the best lay; `taking` is what it costs to take the pile. */
function turnsUp(
  model: Model,
  temper: Temper,
  seat: number,
  taking: number,
  chance: Chance,
  move: Move,
  leave: Leave,
): boolean {
  if (!leave.challenge || model.mark === 'safe-conduct') return false;
  if (!leave.lay || mustChallenge(model)) return true;
  const lie = leave.lie ?? lieChance(model, temper, seat);
  const worth = lie * temper.harm * model.pileSize - (1 - lie) * taking + temper.doubting;
  return worth + mood(temper, chance) > move.worth;
}

/** What the rules leave to the player to act, and what that player has learnt of the last lay. */
export interface Leave {
  readonly lay: boolean;
  readonly challenge: boolean;
  /** How likely the last lay is a lie, where more is known than hand and table tell. */
  readonly lie?: number;
}

const FREE: Leave = { lay: true, challenge: true };

/** Chooses for the player to act of a model, from their own hand and what lies open alone. */
export function weigh(model: Model, temper: Temper, chance: Chance, move: Move, leave: Leave = FREE): void {
  const seat = model.toAct;
  const taking = costOfTaking(model, temper, seat, model.pileSize);
  move.challenge = false;
  move.worth = Number.NEGATIVE_INFINITY;
  if (model.called === 0) {
    for (let number = 1; number <= model.highest; number += 1) {
      if (model.laidOut[number] !== 1) lookAtLays(model, temper, seat, number, taking, chance, move);
    }
  } else {
    lookAtLays(model, temper, seat, model.called, taking, chance, move);
    move.challenge = turnsUp(model, temper, seat, taking, chance, move, leave);
    if (move.challenge) return;
  }
  fillLay(move, model.hands.subarray(seat * KINDS, seat * KINDS + KINDS), move.number, move.count);
}
