/** Counts cards, weighs lies against truths, and plays for its hand. */
import type { Intent } from '../rules/commands.ts';
import type { Chance } from './chance.ts';
import { eventWish, fillBoundLay } from './events.ts';
import { held, KINDS } from './model.ts';
import { type BotInput, isToAct, type Place } from './seat.ts';
import { type Situation, setToLayOut, situationOf, spoken } from './situation.ts';
import { TEMPER } from './temper.ts';
import { fillLay, type Move, newMove, weigh } from './weigh.ts';

/** How often one does not let a lead pass after all. */
const HOLDS_OUT = 0.5;

/** Chooses between a challenge and a lay. */
export type Choose = (situation: Situation, move: Move) => void;

/** Leads honestly, or lets a lead pass, where the round goes round in a circle; false where there is no need to. */
function givesWay({ stuck, place, model, leave, chance }: Situation, move: Move): boolean {
  if (!stuck || !leave.lay) return false;
  const { seat, legal } = place;
  const count = (number: number) => held(model, seat, number);
  const numbers = model.called === 0 ? legal.numbers : [model.called];
  const number = numbers.reduce((best, each) => (count(each) > count(best) ? each : best), numbers[0] ?? 1);
  if (count(number) === 0 && model.called === 0) return false;
  if (model.called !== 0 && chance() < HOLDS_OUT) return false;
  fillLay(move, model.hands.subarray(seat * KINDS, seat * KINDS + KINDS), number, Math.max(1, count(number)));
  return true;
}

/** What a player who counts would do, who chooses in this way what to lay; null for nothing off turn. */
export function decideWith(place: Place, situation: Situation, choose: Choose): Intent | null {
  const wish = eventWish(situation);
  if (wish !== null) return wish;
  const move = newMove();
  if (!fillBoundLay(situation, move) && !givesWay(situation, move)) choose(situation, move);
  return spoken(place, move);
}

function chooseByWeight({ model, chance, leave }: Situation, move: Move): void {
  weigh(model, TEMPER, chance, move, leave);
}

/** What a player who counts does; null for nothing off turn. */
export function decideNormal(place: Place, input: BotInput, chance: Chance, choose = chooseByWeight): Intent | null {
  const set = setToLayOut(place);
  if (set !== null) return { type: 'lay-out', number: set };
  if (!isToAct(place)) return null;
  return decideWith(place, situationOf(place, input, TEMPER, chance), choose);
}
