/** What a hand is worth in points, while its round still runs. Fitted to rounds that bots played (docs/bots.md). */
import { countIn, held, KINDS, type Model, pointsOf } from './model.ts';

/** The points that these have cost on average: being in, a number card, each different number, and so many kings. */
const IN = 0.6;
const CARD = 0.2;
const NUMBER = 0.4;
const KINGS = [0, 1.2, 2.4, 6] as const;
/** And being one of two or three who are left; to lead is worth a little. */
const FEW = [0, 0, 3, 1.6] as const;
const LEAD = 0.5;
/** What others' points count against one's own. */
const OTHERS = 0.2;

/** The points that a seat may expect. */
function expected(model: Model, seat: number): number {
  if (model.ended) return pointsOf(model, seat);
  const size = model.sizes[seat] ?? 0;
  if (size === 0) return 0;
  let numbers = 0;
  for (let kind = 1; kind < KINDS; kind += 1) if (held(model, seat, kind) > 0) numbers += 1;
  const kings = held(model, seat, 0);
  const lead = model.called === 0 && model.toAct === seat ? LEAD : 0;
  return IN + CARD * (size - kings) + NUMBER * numbers + (KINGS[kings] ?? 0) + (FEW[countIn(model)] ?? 0) - lead;
}

/** What a moment is worth to a seat: few points of its own, many of the others. */
export function worthOf(model: Model, seat: number): number {
  let others = 0;
  for (let each = 0; each < model.seats; each += 1) if (each !== seat) others += expected(model, each);
  return (OTHERS * others) / (model.seats - 1) - expected(model, seat);
}
