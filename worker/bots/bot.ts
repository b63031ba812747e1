/** A bot: what one seat is shown and some chance in, what it wants out. */
import type { Intent } from '../rules/commands.ts';
import { chanceFrom } from './chance.ts';
import { decideEasy } from './easy.ts';
import { decideHard } from './hard.ts';
import { decideNormal } from './normal.ts';
import { type BotInput, placeIn } from './seat.ts';
import { decideStandIn } from './stand-in.ts';

/**
 * What a bot in this seat does now; null when it has nothing to do, which is never so for the seat to act.
 * A seat off turn may want to lay out, so that it is worth asking whenever `view.legal.layOut` is not empty.
 * Pure: the same input always gives the same choice, and it is always among the legal ones.
 */
export function decideBot(input: BotInput): Intent | null {
  const { level, view, random, standIn = false } = input;
  const place = placeIn(view);
  if (place === null) return null;
  const chance = chanceFrom(random);
  if (standIn) return decideStandIn(place, input, chance);
  switch (level) {
    case 'easy':
      return decideEasy(place, input, chance);
    case 'normal':
      return decideNormal(place, input, chance);
    case 'hard':
      return decideHard(place, input, chance);
    default:
      throw new Error(`unknown level ${level satisfies never}`);
  }
}
