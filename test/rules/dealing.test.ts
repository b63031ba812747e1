import { describe, expect, it } from 'vitest';
import { cardsIn, deckFor, sorted } from '../../worker/rules/cards.ts';
import { starterOf } from '../../worker/rules/dealing.ts';
import { lobby, Story, words } from './stories.ts';

function started(people: number, seed = 1): Story {
  return lobby(people).when(0, { type: 'start' }, { random: words(seed) });
}

function several<Value>(read: (seed: number) => Value): Set<Value> {
  return new Set(Array.from({ length: 60 }, (_, seed) => read(seed)));
}

describe('setting up a round', () => {
  it.each([3, 4, 5, 6, 7, 8])(
    'deals the whole deck to %i players, one card at a time from the dealer’s left',
    (people) => {
      const { round } = started(people);
      expect(sorted(round.hands.flat())).toEqual(cardsIn(deckFor(people)));
      const clockwise = Array.from({ length: people }, (_, step) => (round.dealer + 1 + step) % people);
      const sizes = clockwise.map((seat) => round.hands[seat]?.length ?? 0);
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    },
  );

  it('draws the first dealer at random', () => {
    expect(several((seed) => started(5, seed).round.dealer)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('passes the deal clockwise each round', () => {
    const first = started(3);
    const over = new Story({ ...first.state, phase: 'round-over' });
    expect(over.when(null, { type: 'begin-round' }).round.dealer).toBe((first.round.dealer + 1) % 3);
  });

  it('draws the youngest once for the whole game if nobody is marked', () => {
    expect(several((seed) => started(3, seed).state.youngest)).toEqual(new Set([0, 1, 2]));
    const first = started(3, 5);
    const over = new Story({ ...first.state, phase: 'round-over' });
    const again = over.when(null, { type: 'begin-round' }, { random: words(77) });
    expect(again.state.youngest).toBe(first.state.youngest);
  });

  it('keeps the youngest who is marked', () => {
    const marked = lobby(4).when(0, { type: 'set-youngest', seat: 2 });
    expect(several((seed) => marked.when(0, { type: 'start' }, { random: words(seed) }).state.youngest)).toEqual(
      new Set([2]),
    );
  });

  it.each([
    ['who holds the most leads', [9, 10, 9], 0, 2, 1],
    ['all hold the same: the youngest', [8, 8, 8, 8], 1, 3, 3],
    ['several hold the most, the youngest among them', [7, 8, 8, 8, 8], 0, 4, 4],
    ['several hold the most, the youngest not among them: first from the dealer’s left', [8, 8, 7, 8, 8], 2, 2, 3],
    ['counting from the dealer’s left goes round', [8, 7, 7, 7, 8], 4, 2, 0],
  ])('%s', (_, sizes, dealer, youngest, starter) => {
    expect(starterOf(sizes, dealer, youngest)).toBe(starter);
  });

  it('gives nobody a lead but the starter, for whom a number is to be called', () => {
    const story = started(4);
    expect(story.round).toMatchObject({
      toAct: story.round.starter,
      called: null,
      lays: [],
      laidOut: [],
      direction: 1,
    });
    expect(story.view(0).phase).toBe('lead');
  });
});
