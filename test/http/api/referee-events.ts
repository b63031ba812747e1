/** The fourteen event cards as the referee knows them: when each may be played, and what has to follow from it. */
import type { EventPlayed } from './referee.ts';
import { broken, type Moment, type Move, type Verdict } from './referee-moment.ts';

const ANSWERING = ['peek', 'fish', 'renumber', 'stakes', 'halves'];
/** After these one must lay. */
export const LAYING = ['renumber', 'safe-conduct', 'gauntlet', 'fools-cap'];
/** After these one must challenge. */
export const CHALLENGING = ['stakes', 'halves'];
export const EVENT_CARDS = [...ANSWERING, ...LAYING.slice(1), 'spy', 'census', 'gift', 'swap', 'carousel', 'reverse'];

/** Plays an event card, if it may be played and if what is told of it can have come about. */
export function playEvent(now: Moment, fact: EventPlayed): Verdict {
  const { seat, card } = fact;
  const { lastLay } = now;
  const mustChallenge = now.mustChallenge() || lastLay?.gauntlet === true;
  const verdict = broken(
    [seat === now.toAct, 'it was not their turn'],
    [now.eventCards[seat] === card, 'they did not hold this event card'],
    [lastLay !== null || !ANSWERING.includes(card), 'this card answers a lay'],
    [!mustChallenge || !LAYING.includes(card), 'whoever must challenge cannot be made to lay'],
    [lastLay?.safe !== true || !CHALLENGING.includes(card), 'the last lay cannot be challenged'],
  );
  const effect = verdict ?? effectOf(now, fact);
  now.eventCards[seat] = null;
  now.played = card;
  now.passIfOut();
  return effect;
}

function effectOf(now: Moment, fact: EventPlayed): Verdict {
  const { seat, card, target = -1, chosen = '', number = 0, shown = [], moves = [] } = fact;
  const holds = [now.hand(seat).includes(chosen), 'they did not hold the card they chose'] as const;
  const aims = [now.others(seat).includes(target), 'there is no such target'] as const;
  const told = [true, ''] as const;
  switch (card) {
    case 'peek':
      return shows(shown, now.lastLay?.cards ?? [], 1);
    case 'spy':
      return broken(aims) ?? shows(shown, now.hand(target), Math.min(3, now.hand(target).length));
    case 'census':
      return null;
    case 'reverse':
      now.direction = now.direction === 1 ? -1 : 1;
      return null;
    case 'gift':
      return broken(aims, holds) ?? moved(now, moves, [{ card: chosen, from: seat, to: target }]);
    case 'swap': {
      const drawn = now.hand(target).find((each) => moves.some((move) => move.card === each)) ?? 'none';
      const both: Move[] = [
        { card: chosen, from: seat, to: target },
        { card: drawn, from: target, to: seat },
      ];
      return broken(aims, holds) ?? moved(now, moves, both);
    }
    case 'fish': {
      const drawn = now.under.find((each) => moves.some((move) => move.card === each)) ?? 'none';
      const both: Move[] = [
        { card: chosen, from: seat, to: 'pile' },
        { card: drawn, from: 'pile', to: seat },
      ];
      return broken([now.under.length > 0, 'nothing lies beneath'], holds) ?? moved(now, moves, both);
    }
    case 'carousel': {
      const holders = [...now.hands.keys()].filter((holder) => now.hand(holder).length > 0);
      const all = holders.map((holder): Move => {
        const passed = now.hand(holder).find((each) => moves.some((move) => move.card === each)) ?? 'none';
        return { card: passed, from: holder, to: now.nextHolder(holder) };
      });
      return broken([holders.length > 1, 'there is nobody to pass to'], told) ?? moved(now, moves, all);
    }
    case 'renumber':
      if (number === now.called || !now.callable().includes(number)) return 'this number cannot be called';
      now.called = number;
      return null;
    case 'stakes':
      now.stake = chosen;
      return broken(holds);
    case 'halves':
    case 'safe-conduct':
    case 'gauntlet':
    case 'fools-cap':
      return null;
    default:
      return 'there is no such event card';
  }
}

/** Some of the cards were shown, no more and no fewer than there had to be. */
function shows(shown: readonly string[], cards: readonly string[], count: number): Verdict {
  const isRight =
    new Set(shown).size === count && shown.length === count && shown.every((card) => cards.includes(card));
  return isRight ? null : 'these cards cannot have been shown';
}

/** Exactly these moves had to happen. */
function moved(now: Moment, told: readonly Move[], due: readonly Move[]): Verdict {
  if (!sameMoves(told, due)) return 'these cards cannot have moved so';
  now.move(due);
  return null;
}

export function sameMoves(some: readonly Move[], others: readonly Move[]): boolean {
  const spelt = (moves: readonly Move[]) =>
    moves
      .map(({ card, from, to }) => `${card} ${from} ${to}`)
      .sort()
      .join();
  return spelt(some) === spelt(others);
}
