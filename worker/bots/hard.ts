/** Remembers, knows its opponents' habits, and looks ahead over deals that fit what it knows. */
import type { Intent } from '../rules/commands.ts';
import { bestAhead, movesOf } from './ahead.ts';
import type { Chance } from './chance.ts';
import { markInForce } from './events.ts';
import { charactersOf, lieOf } from './habits.ts';
import { remember } from './memory.ts';
import { decideWith } from './normal.ts';
import { type BotInput, isToAct, type Place } from './seat.ts';
import { type Situation, setToLayOut, situationOf } from './situation.ts';
import { TEMPER } from './temper.ts';
import type { Move } from './weigh.ts';

/** What a keen player does; null for nothing off turn. */
export function decideHard(place: Place, input: BotInput, chance: Chance): Intent | null {
  const set = setToLayOut(place);
  if (set !== null) return { type: 'lay-out', number: set };
  if (!isToAct(place)) return null;
  const { seat, view, round } = place;
  const memory = remember(input, seat, view.seats.length);
  const characters = charactersOf(memory);
  const last = characters[round.lastLay?.seat ?? -1];
  const situation = situationOf(place, input, last?.liar ?? TEMPER, chance);
  const choose = ({ model, leave }: Situation, move: Move) => {
    const lies = memory.trick.map((lay, at) => (at === memory.trick.length - 1 ? leave.lie : lieOf(lay, characters)));
    const outlook = {
      hidden: { seen: model, memory, seat, lies },
      tempers: characters.map(({ temper }) => temper),
      mark: markInForce(situation),
    };
    const best = bestAhead(movesOf(model, leave), outlook, chance);
    if (best !== undefined) Object.assign(move, best);
  };
  return decideWith(place, situation, choose);
}
