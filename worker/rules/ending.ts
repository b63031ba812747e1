/** The end of a round and of the game (rules.md, The end of a round, The end of the game). */
import { type Card, KINGS, sorted } from './cards.ts';
import { evolveAll } from './evolve.ts';
import { type Fact, type Happening, happenedAt } from './facts.ts';
import { pointsFor, winnersOf } from './points.ts';
import { handOf, pileOf, seatsInRound } from './round.ts';
import { type EndReason, type Round, roundOf, roundsOf, type State } from './state.ts';

/** A round ends as it stands after this many lays, as players can be found who go on for ever. */
const PATIENCE = 400;

function ended(reason: EndReason, loser: number | null, hands: readonly (readonly Card[])[]): Happening {
  return { type: 'round-ended', reason, loser, points: pointsFor(reason, loser, hands), hands };
}

/** How the round ends now, checked in the order of rules.md; null if it goes on. */
function endOf(round: Round): Happening | null {
  const withKings = round.hands.findIndex((hand) => KINGS.every((king) => hand.includes(king)));
  if (withKings !== -1) return ended('four-kings', withKings, round.hands);
  if (round.laidOut.length === round.deck.highest) return ended('only-kings', null, round.hands);
  const [alone, ...others] = seatsInRound(round);
  if (alone !== undefined && others.length === 0) {
    const hand = sorted([...handOf(round, alone), ...pileOf(round)]);
    return ended('four-kings', alone, round.hands.with(alone, hand));
  }
  return round.layCount >= PATIENCE ? ended('patience', null, round.hands) : null;
}

/** The game is over; those with the fewest points on the pad have won it. */
export function gameEnd(state: State): Happening {
  return { type: 'game-ended', winners: winnersOf(state.pad, state.seats.length) };
}

/** Some facts of a running round, and behind them the end of the round and of the game, where they bring it about. */
export function withEnds(state: State, facts: readonly Fact[], at: number): readonly Fact[] {
  const round = roundOf(evolveAll(state, facts));
  const end = endOf(round);
  if (end === null) return facts;
  const played = [...facts, ...happenedAt(at, end)];
  const after = evolveAll(state, played);
  return round.number >= roundsOf(after) ? [...played, ...happenedAt(at, gameEnd(after))] : played;
}
