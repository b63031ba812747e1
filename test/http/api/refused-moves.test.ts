import { describe, it } from 'vitest';
import type { Intent } from '../../../worker/rules/commands.ts';
import { afterLead, attempt, inLobby, inPause, inRound, isRefused, lay, type Refusal } from './attempts.ts';
import { round } from './scenes.ts';

const { stale, early } = { stale: -1, early: 1 };
const oneCard = (hand: readonly string[]): Intent => lay(hand.slice(0, 1), 1);
const event = (): Intent => ({ type: 'play-event' });
const moreTime = (): Intent => ({ type: 'more-time' });

const MOVES: readonly Refusal[] = [
  ['stale-turn', 409, 'a lay for a turn that is over', () => afterLead((hand) => lay(hand.slice(0, 1)), stale)],
  ['stale-turn', 409, 'a challenge for a turn that is over', () => afterLead(() => ({ type: 'challenge' }), stale)],
  ['stale-turn', 409, 'a lay for a turn to come', () => inRound(0, (hand) => lay(hand.slice(0, 1), 1), early)],
  ['not-now', 409, 'a lay in the lobby', () => inLobby(0, lay(['r1'], 1))],
  ['not-now', 409, 'a challenge in the lobby', () => inLobby(0, { type: 'challenge' })],
  ['not-now', 409, 'a number laid out in the lobby', () => inLobby(0, { type: 'lay-out', number: 1 })],
  ['not-now', 409, 'a lay out of turn', () => inRound(1, (hand) => lay(hand.slice(0, 1), 1))],
  ['not-now', 409, 'a challenge out of turn', () => inRound(1, () => ({ type: 'challenge' }))],
  [
    'illegal-move',
    422,
    'a card of somebody else',
    async () => {
      const { players, inTurn } = await round();
      const { hand } = await inTurn[1].view();
      return attempt(players, inTurn[0], lay(hand?.slice(0, 1), 1));
    },
  ],
  ['illegal-move', 422, 'one card twice', () => inRound(0, ([card = '']) => lay([card, card], 1))],
  ['illegal-move', 422, 'a lead without a number', () => inRound(0, (hand) => lay(hand.slice(0, 1)))],
  ['illegal-move', 422, 'a number that this deck has not', () => inRound(0, (hand) => lay(hand.slice(0, 1), 7))],
  ['illegal-move', 422, 'an answer for another number', () => afterLead((hand) => lay(hand.slice(0, 1), 2))],
  ['illegal-move', 422, 'a challenge where nothing lies', () => inRound(0, () => ({ type: 'challenge' }))],
  ['illegal-move', 422, 'a number laid out by halves', () => inRound(0, () => ({ type: 'lay-out', number: 1 }))],
  [
    'illegal-move',
    422,
    'a lay where only a challenge is left',
    async () => {
      const { players, inTurn } = await round();
      const hands = await Promise.all(inTurn.map(async (player) => (await player.view()).hand ?? []));
      await inTurn[0].do(lay(hands[0], 1));
      await inTurn[1].do(lay(hands[1], 1));
      return attempt(players, inTurn[2], lay(hands[2]?.slice(0, 1)));
    },
  ],
  ['stale-turn', 409, 'an event card for a turn that is over', () => inRound(0, event, stale)],
  ['stale-turn', 409, 'more time for a turn that is over', () => inRound(0, moreTime, stale)],
  ['not-now', 409, 'an event card in the lobby', () => inLobby(0, event())],
  ['not-now', 409, 'an event card out of turn', () => inRound(1, event)],
  ['illegal-move', 422, 'an event card where there are none', () => inRound(0, event, 0, { eventCards: false })],
  [
    'illegal-move',
    422,
    'an event card for a seat that is not there',
    () => inRound(0, () => ({ type: 'play-event', seat: 7 })),
  ],
  ['not-now', 409, 'more time in the lobby', () => inLobby(0, moreTime())],
  ['not-now', 409, 'more time out of turn', () => inRound(1, moreTime)],
  ['not-now', 409, 'more time without a clock', () => inRound(0, moreTime, 0, { turnSeconds: 0 })],
  [
    'not-now',
    409,
    'more time for the fourth time',
    async () => {
      const { players, inTurn } = await round();
      for (let time = 0; time < 3; time += 1) await inTurn[0].do({ type: 'more-time' });
      return attempt(players, inTurn[0], { type: 'more-time' });
    },
  ],
  ['not-now', 409, 'a lay while the game is paused', () => inPause(0, oneCard)],
  ['not-now', 409, 'an event card while the game is paused', () => inPause(0, event)],
  ['not-now', 409, 'more time while the game is paused', () => inPause(0, moreTime)],
  [
    'not-now',
    409,
    'a number laid out while the game is paused',
    () => inPause(0, () => ({ type: 'lay-out', number: 1 })),
  ],
];

describe('a refused move', () => {
  it.each(MOVES)('%s %i: %s', (code, status, _, make) => isRefused(code, status, make));
});
