/** Looks ahead: plays on from deals that fit what is known, once for each move in question, and compares what comes of it. */
import type { Chance } from './chance.ts';
import { dealHidden, type Hidden } from './deals.ts';
import { applyChallenge, applyLay, copyInto, held, KINDS, type Mark, type Model, newModel } from './model.ts';
import type { Temper } from './temper.ts';
import { fillLay, type Leave, type Move, newMove, weigh } from './weigh.ts';
import { worthOf } from './worth.ts';

/** How far to look: so many challenges, and never more than so many choices. */
const TRICKS = 2;
const FAR = 40;
/** How many choices may be foreseen for one decision, in how many deals at most. This bounds the work, never a clock. */
const FORESEEN = 1500;
const DEALS = 250;
/** How many more cards than one honestly could a lie has at most. */
const LIES_WHEN_LEADING = 1;
const LIES_WHEN_ANSWERING = 2;

export interface Outlook {
  readonly hidden: Hidden;
  /** How each seat is taken to play. */
  readonly tempers: readonly Temper[];
  /** What an event card makes of the lay in question. */
  readonly mark: Mark;
}

function doMove(model: Model, move: Move, mark: Mark = 'none'): void {
  if (move.challenge) applyChallenge(model);
  else applyLay(model, move.number, move.cards, mark);
}

/** Plays a model on; answers how many choices that took. */
function playOn(model: Model, tempers: readonly Temper[], chance: Chance, move: Move): number {
  let choices = 0;
  for (let tricks = 0; tricks < TRICKS && choices < FAR && !model.ended; choices += 1) {
    const temper = tempers[model.toAct];
    if (temper === undefined) return choices;
    weigh(model, temper, chance, move);
    doMove(model, move);
    if (move.challenge) tricks += 1;
  }
  return choices;
}

/** The move that turned out best on average over the same deals for all; undefined of none. */
export function bestAhead(
  moves: readonly Move[],
  { hidden, tempers, mark }: Outlook,
  chance: Chance,
): Move | undefined {
  if (moves.length < 2) return moves[0];
  const { seen, seat } = hidden;
  const deal = newModel(seen.seats, seen.colours, seen.highest);
  const played = newModel(seen.seats, seen.colours, seen.highest);
  const next = newMove();
  const sums = moves.map(() => 0);
  let foreseen = 0;
  for (let deals = 0; deals < DEALS && foreseen < FORESEEN; deals += 1) {
    dealHidden(hidden, deal, chance);
    for (const [place, first] of moves.entries()) {
      copyInto(played, deal);
      doMove(played, first, mark);
      foreseen += 1 + playOn(played, tempers, chance, next);
      sums[place] = (sums[place] ?? 0) + worthOf(played, seat);
    }
  }
  return moves[sums.indexOf(Math.max(...sums))];
}

/** The moves worth looking at for the player to act: a challenge, every honest lay, and lays with some lies in them. */
export function movesOf(model: Model, { lay, challenge }: Leave): Move[] {
  const seat = model.toAct;
  const hand = model.hands.subarray(seat * KINDS, seat * KINDS + KINDS);
  const size = model.sizes[seat] ?? 0;
  const leads = model.called === 0;
  const moves: Move[] = challenge ? [{ ...newMove(), challenge: true }] : [];
  for (let number = 1; lay && number <= model.highest; number += 1) {
    if (leads ? model.laidOut[number] === 1 : number !== model.called) continue;
    const honest = Math.max(1, held(model, seat, number));
    const most = Math.min(size, honest + (leads ? LIES_WHEN_LEADING : LIES_WHEN_ANSWERING));
    for (let count = honest; count <= most; count += 1) {
      const move = newMove();
      fillLay(move, hand, number, count);
      moves.push(move);
    }
  }
  return moves;
}
