/** The baseline of the tournament: any legal choice. */
import { type Chance, chanceFrom, oneOf, shuffled } from '../../worker/bots/chance.ts';
import type { Intent } from '../../worker/rules/commands.ts';
import type { EventChoice, View } from '../../worker/rules/view.ts';
import type { Player } from '../bots/table.ts';

/** The most cards that a random lay has. */
const MOST = 3;

function layOf({ legal, hand }: View, chance: Chance): Intent {
  const number = oneOf(legal?.numbers ?? [], chance);
  const cards = hand ?? [];
  const count = 1 + Math.floor(chance() * Math.min(MOST, cards.length));
  return {
    type: 'lay',
    cards: shuffled(cards, chance).slice(0, count),
    ...(number === undefined ? {} : { number }),
  };
}

function eventOf({ seats, cards, numbers }: EventChoice, chance: Chance): Intent {
  const [seat, card, number] = [oneOf(seats, chance), oneOf(cards, chance), oneOf(numbers, chance)];
  return {
    type: 'play-event',
    ...(seat === undefined ? {} : { seat }),
    ...(card === undefined ? {} : { card }),
    ...(number === undefined ? {} : { number }),
  };
}

/** First which kind of choice, each equally likely, then its number and its cards, one to three. */
export const random: Player = ({ view, random: words }) => {
  const chance = chanceFrom(words);
  const { legal, round, you } = view;
  if (legal === null || round === null) return null;
  const { event } = legal;
  const wishes: (() => Intent | null)[] = legal.layOut.map((number) => () => ({ type: 'lay-out', number }));
  if (legal.challenge) wishes.push(() => ({ type: 'challenge' }));
  if (legal.lay) wishes.push(() => layOf(view, chance));
  if (event !== null) wishes.push(() => eventOf(event, chance));
  if (round.toAct !== you) wishes.push(() => null);
  return oneOf(wishes, chance)?.() ?? null;
};
