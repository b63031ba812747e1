import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsIn } from '../../worker/rules/cards.ts';
import { type Intent, isRefusal } from '../../worker/rules/commands.ts';
import { decide } from '../../worker/rules/decide.ts';
import { legalFor } from '../../worker/rules/legal.ts';
import type { State } from '../../worker/rules/state.ts';
import { tells } from './model.ts';
import { type Game, picker, play } from './play.ts';
import { words } from './stories.ts';
import { attempt } from './tries.ts';

const WORDS = words(1);

function command(state: State, seat: number, intent: Intent) {
  return { intent, seat, turn: state.turn, at: 5, random: WORDS, present: [] };
}

const games: fc.Arbitrary<Game> = fc.record({
  seed: fc.nat(2 ** 31),
  players: fc.integer({ min: 3, max: 8 }),
  rounds: fc.constant(1),
  eventCards: fc.boolean(),
});

/** A choice left out, or each of these made. */
function orNone<Item>(items: readonly Item[]): (Item | undefined)[] {
  return [undefined, ...items];
}

describe('moves', () => {
  it('are accepted if they are legal and refused if they are not, whoever tries what', () => {
    const tried = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(games, (game) => {
        const pick = picker(game.seed + 1);
        play(game, ({ after }) => {
          if (after.round === null) return;
          for (let time = 0; time < 4; time += 1) {
            const seat = time === 0 ? pick(game.players) : (after.round.toAct ?? 0);
            const intent = attempt(after, seat, pick);
            const written = JSON.stringify(after);
            const decision = decide(after, command(after, seat, intent));
            expect(!isRefusal(decision), JSON.stringify([seat, intent, after.round])).toBe(tells(after, seat, intent));
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
      fc.property(games, (game) => {
        play(game, ({ after }) => {
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

  it('of event cards are accepted with every choice that is offered, and with no other', () => {
    const tried = { offered: 0, none: 0 };
    fc.assert(
      fc.property(games, (game) => {
        play({ ...game, eventCards: true }, ({ after }) => {
          const { round } = after;
          const seat = round?.toAct ?? null;
          if (round === null || seat === null) return;
          const offered = legalFor(after, seat)?.event ?? null;
          tried[offered === null ? 'none' : 'offered'] += 1;
          const accepted = orNone([...round.hands.keys()]).flatMap((target) =>
            orNone(offered === null ? [] : cardsIn(round.deck)).flatMap((card) =>
              orNone([0, 1, 2, 3, 4, 5, 6, 7, 8]).filter((number) => {
                const choice = {
                  ...(target === undefined ? {} : { seat: target }),
                  ...(card === undefined ? {} : { card }),
                  ...(number === undefined ? {} : { number }),
                };
                const decision = decide(after, command(after, seat, { type: 'play-event', ...choice }));
                return !isRefusal(decision);
              }),
            ),
          );
          const ways = (choices: readonly unknown[]) => Math.max(choices.length, 1);
          const expected = offered === null ? 0 : ways(offered.seats) * ways(offered.cards) * ways(offered.numbers);
          expect(accepted).toHaveLength(expected);
        });
      }),
      { numRuns: 3 },
    );
    expect(Math.min(tried.offered, tried.none)).toBeGreaterThan(10);
  });
});
