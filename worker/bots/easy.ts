/** Plays plainly and errs like a beginner: by feeling, without counting. */
import { type Card, numberOf } from '../rules/cards.ts';
import type { Intent } from '../rules/commands.ts';
import { type Chance, oneOf, shuffled } from './chance.ts';
import { type BotInput, isToAct, layIntent, type Place } from './seat.ts';

/** How often a lay is doubted for no better reason than a feeling, by its number of cards. */
const FEELING = [0.4, 0.45, 0.6, 0.8] as const;
/** How often a full set is overlooked, and a lead is a lie although it need not be. */
const OVERLOOKS = 0.4;
const FIBS = 0.2;
/** How often a turn is one to try the event card in. */
const TRIES_EVENT = 0.3;

function feelsLied(cards: number, chance: Chance): boolean {
  return chance() < (FEELING[Math.min(cards, FEELING.length) - 1] ?? 0);
}

/** One or two cards out of the hand, whichever; at times a king by bad luck. */
function anyCards(hand: readonly Card[], chance: Chance): Card[] {
  return shuffled(hand, chance).slice(0, chance() < 0.7 ? 1 : 2);
}

/** All cards of a number, or only one of them. */
function honestCards(hand: readonly Card[], number: number, chance: Chance): Card[] {
  const own = hand.filter((card) => numberOf(card) === number);
  return chance() < 0.6 ? own : own.slice(0, 1);
}

/** The event card, with whatever may be chosen for it. */
function eventByChance({ legal }: Place, chance: Chance): Intent | null {
  if (legal.event === null) return null;
  const [seat, card, number] = [
    oneOf(legal.event.seats, chance),
    oneOf(legal.event.cards, chance),
    oneOf(legal.event.numbers, chance),
  ];
  return {
    type: 'play-event',
    ...(seat === undefined ? {} : { seat }),
    ...(card === undefined ? {} : { card }),
    ...(number === undefined ? {} : { number }),
  };
}

/** What a beginner does; null for nothing off turn. */
export function decideEasy(place: Place, _input: BotInput, chance: Chance): Intent | null {
  const { hand, legal, round } = place;
  const set = oneOf(legal.layOut, chance);
  if (set !== undefined && chance() > OVERLOOKS) return { type: 'lay-out', number: set };
  if (!isToAct(place)) return null;
  const wish = chance() < TRIES_EVENT ? eventByChance(place, chance) : null;
  if (wish !== null) return wish;
  if (legal.challenge && (!legal.lay || feelsLied(round.lastLay?.cards ?? 1, chance))) return { type: 'challenge' };
  const numbers = round.called === null ? legal.numbers : [round.called];
  const honest = numbers.filter((number) => hand.some((card) => numberOf(card) === number));
  const number = oneOf(honest, chance) ?? oneOf(numbers, chance) ?? 1;
  const fibs = honest.length === 0 || (round.called === null && chance() < FIBS);
  return layIntent(place, fibs ? anyCards(hand, chance) : honestCards(hand, number, chance), number);
}
