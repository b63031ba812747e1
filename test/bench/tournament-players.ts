/** Who plays in the tournament. */
import { decideBot } from '../../worker/bots/bot.ts';
import { type Chance, chanceFrom, oneOf, shuffled } from '../../worker/bots/chance.ts';
import type { Level } from '../../worker/bots/seat.ts';
import type { Card } from '../../worker/rules/cards.ts';
import type { Intent } from '../../worker/rules/commands.ts';
import type { View } from '../../worker/rules/view.ts';
import type { Player } from '../bots/table.ts';

function someOf(hand: readonly Card[], chance: Chance): Card[] {
  return shuffled(hand, chance).slice(0, 1 + Math.floor(chance() * Math.min(3, hand.length)));
}

/** Any legal choice: first which kind, each equally likely, then its cards, one to three, and its number. */
export const random: Player = ({ view, random }): Intent | null => {
  const chance = chanceFrom(random);
  const { legal, round, hand } = view;
  if (legal === null || round === null || hand === null) return null;
  const wishes: (() => Intent)[] = legal.layOut.map((number) => () => ({ type: 'lay-out', number }));
  if (round.toAct !== view.you) return chance() < 0.5 ? null : (oneOf(wishes, chance)?.() ?? null);
  if (legal.challenge) wishes.push(() => ({ type: 'challenge' }));
  if (legal.lay) wishes.push(() => layOf(view, hand, chance));
  return oneOf(wishes, chance)?.() ?? null;
};

function layOf({ legal }: View, hand: readonly Card[], chance: Chance): Intent {
  const number = oneOf(legal?.numbers ?? [], chance);
  return { type: 'lay', cards: someOf(hand, chance), ...(number === undefined ? {} : { number }) };
}

/** A bot of a level. */
export function botOf(level: Level): Player {
  return ({ view, story, own, random }) => decideBot({ level, view, story, own, random });
}

export const standIn: Player = ({ view, story, own, random }) =>
  decideBot({ level: 'normal', standIn: true, view, story, own, random });
