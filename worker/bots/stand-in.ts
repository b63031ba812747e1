/** Plays for a person who is away: as a player who counts, but lies at a fixed rate where it need not, as people do. */
import type { Intent } from '../rules/commands.ts';
import type { Chance } from './chance.ts';
import { held, KINDS } from './model.ts';
import { decideNormal } from './normal.ts';
import type { BotInput, Place } from './seat.ts';
import type { Situation } from './situation.ts';
import { TEMPER } from './temper.ts';
import { fillLay, type Move, weigh } from './weigh.ts';

/** How often people lie who could lay honestly. */
const LIES_ANYWAY = 0.3;

/** Chooses as a player who counts, then lets chance alone say whether a lay that could be honest is. */
function chooseAsPeople({ model, chance, place, leave }: Situation, move: Move): void {
  const lies = chance() < LIES_ANYWAY;
  weigh(model, TEMPER, chance, move, leave);
  if (move.challenge) return;
  const hand = model.hands.subarray(place.seat * KINDS, place.seat * KINDS + KINDS);
  const count = (number: number) => held(model, place.seat, number);
  const numbers = model.called === 0 ? place.legal.numbers : [model.called];
  const best = numbers.reduce((most, number) => (count(number) > count(most) ? number : most), move.number);
  if (count(best) === 0) return;
  if (!lies) fillLay(move, hand, best, count(best));
  else if (count(move.number) >= move.count) fillLay(move, hand, move.number, move.count + 1);
}

/** What a stand-in does; null for nothing off turn. */
export function decideStandIn(place: Place, input: BotInput, chance: Chance): Intent | null {
  return decideNormal(place, input, chance, chooseAsPeople);
}
