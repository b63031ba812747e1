import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, cardsIn, cardsOf } from '../../worker/rules/cards.ts';
import { type Intent, isRefusal } from '../../worker/rules/commands.ts';
import { decide } from '../../worker/rules/decide.ts';
import { legalFor } from '../../worker/rules/legal.ts';
import { roundOf, type State } from '../../worker/rules/state.ts';
import { oneOf, type Pick, picker, play, someOf } from './play.ts';
import { words } from './stories.ts';

/** The rules of moves once more, told in another way: straight from the hands and the pile. */
function isLegal(state: State, seat: number, intent: Intent): boolean {
  const { hands, lays, toAct, laidOut, deck } = roundOf(state);
  const hand = hands[seat] ?? [];
  const lastLay = lays.at(-1);
  if (state.phase !== 'playing') return false;
  if (intent.type === 'lay-out') {
    return (
      intent.number >= 1 &&
      intent.number <= deck.highest &&
      cardsOf(deck, intent.number).every((card) => hand.includes(card))
    );
  }
  if (seat !== toAct) return false;
  if (intent.type === 'challenge') return lastLay !== undefined;
  if (intent.type !== 'lay') return false;
  const rest = hand.filter((card) => !intent.cards.includes(card));
  const fits = intent.cards.length > 0 && hand.length - rest.length === intent.cards.length;
  if (lastLay === undefined) {
    const { number = 0 } = intent;
    return fits && number >= 1 && number <= deck.highest && !laidOut.includes(number);
  }
  const othersHold = hands.some((each, index) => index !== seat && index !== lastLay.seat && each.length > 0);
  const wouldStayAlone = hands[lastLay.seat]?.length === 0 && !othersHold;
  return fits && !wouldStayAlone && (intent.number ?? lastLay.number) === lastLay.number;
}

/** Something that somebody might try, sensible or not. */
function attempt(state: State, seat: number, pick: Pick): Intent {
  const round = roundOf(state);
  const kind = pick(8);
  if (kind === 0) return { type: 'challenge' };
  if (kind === 1) return { type: 'lay-out', number: pick(9) };
  const hand = round.hands[seat] ?? [];
  const source = kind === 2 || hand.length === 0 ? cardsIn(round.deck) : hand;
  const cards: Card[] = kind === 3 ? [] : someOf(source, pick);
  const twice = kind === 4 ? [...cards, oneOf(cards, pick)] : cards;
  const number = pick(2) === 0 ? (round.called ?? pick(9)) : pick(9);
  return { type: 'lay', cards: twice, ...(pick(3) === 0 ? {} : { number }) };
}

function command(state: State, seat: number, intent: Intent) {
  return { intent, seat, turn: state.turn, at: 5, random: words(1), present: [] };
}

const seeds = fc.record({ seed: fc.nat(2 ** 31), players: fc.integer({ min: 3, max: 8 }) });

describe('moves', () => {
  it('are accepted if they are legal and refused if they are not, whoever tries what', () => {
    const tried = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(seeds, ({ seed, players }) => {
        const pick = picker(seed + 1);
        play({ seed, players, rounds: 1 }, ({ after }) => {
          if (after.round === null) return;
          for (let time = 0; time < 4; time += 1) {
            const seat = time === 0 ? pick(players) : (after.round.toAct ?? 0);
            const intent = attempt(after, seat, pick);
            const written = JSON.stringify(after);
            const decision = decide(after, command(after, seat, intent));
            expect(!isRefusal(decision), JSON.stringify([seat, intent, after.round])).toBe(
              isLegal(after, seat, intent),
            );
            if (isRefusal(decision)) tried.refused += 1;
            else tried.accepted += 1;
            expect(JSON.stringify(after)).toBe(written);
          }
        });
      }),
      { numRuns: 60 },
    );
    expect(Math.min(tried.accepted, tried.refused)).toBeGreaterThan(500);
  });

  it('are all accepted that the legal choices name, and none that they leave out', () => {
    fc.assert(
      fc.property(seeds, ({ seed, players }) => {
        play({ seed, players, rounds: 1 }, ({ after }) => {
          if (after.round === null) return;
          const { deck, hands } = after.round;
          for (const seat of hands.keys()) {
            const accepts = (intent: Intent) => !isRefusal(decide(after, command(after, seat, intent)));
            const legal = legalFor(after, seat);
            const numbers = Array.from({ length: deck.highest + 2 }, (_, number) => number);
            const cards = (hands[seat] ?? []).slice(0, 1);
            const leads = numbers.filter((number) => accepts({ type: 'lay', cards, number }));
            expect(accepts({ type: 'challenge' })).toBe(legal?.challenge ?? false);
            expect(numbers.filter((number) => accepts({ type: 'lay-out', number }))).toEqual(legal?.layOut ?? []);
            expect(leads.length > 0).toBe(legal?.lay ?? false);
            if (after.round?.called === null) expect(leads).toEqual(legal?.numbers ?? []);
          }
        });
      }),
      { numRuns: 8 },
    );
  });
});
