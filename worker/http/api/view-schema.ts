/** The view as the API describes it (api.md, The view); the compiler holds it to the view that is built. */
import { z } from '@hono/zod-openapi';
import type { View } from '../../rules/view.ts';
import { cards, eventCard, missable, place, reason, seat, standIn } from './shapes.ts';

const seats = z.array(seat).readonly();
const numbers = z.array(z.int().min(1).max(7)).readonly();
const direction = z.union([z.literal(1), z.literal(-1)]).openapi({ description: '1 is clockwise.' });
const points = z.array(z.int().min(0)).readonly();

const options = z.object({ rounds: z.int(), eventCards: z.boolean(), turnSeconds: z.int() }).openapi('Options');

const viewSeat = z
  .object({
    seat,
    name: z.string(),
    kind: z.enum(['human', 'bot']),
    level: z.enum(['easy', 'normal', 'hard']).nullable(),
    away: z.boolean(),
    standIn: z.boolean(),
    left: z.boolean().openapi({ description: 'Its person left the game for good; a bot plays on.' }),
    asked: z.boolean().openapi({ description: 'Somebody asks for it, or was promised it.' }),
    youngest: z.boolean(),
    cards: z.int().min(0),
    inRound: z.boolean(),
    eventCard: z.enum(['held', 'played', 'none']),
    points: points.openapi({ description: 'One entry for each finished round.' }),
    total: z.int().min(0),
  })
  .openapi('Seat');

const lastLay = z
  .object({
    seat,
    cards: z.int().min(1).openapi({ description: 'How many.' }),
    number: z.int(),
    safe: z.boolean(),
    gauntlet: z.boolean(),
    foolsCap: z.boolean(),
  })
  .openapi('LastLay');

const round = z
  .object({
    number: z.int().min(1),
    colours: z.int(),
    highest: z.int(),
    dealer: seat,
    starter: seat,
    direction,
    toAct: seat.nullable().openapi({ description: 'null once the round is over.' }),
    deadline: z.int().nullable().openapi({ description: 'Milliseconds since 1970; null without a clock.' }),
    moreTime: z.int().min(0).openapi({ description: 'How often whoever is to act may still ask for more time.' }),
    called: z.int().nullable().openapi({ description: 'null when leading.' }),
    pile: z.int().min(0).openapi({ description: 'Number of cards.' }),
    lastLay: lastLay.nullable(),
    laidOut: numbers,
  })
  .openapi('Round');

const legal = z
  .object({
    lay: z.boolean(),
    challenge: z.boolean(),
    numbers,
    layOut: numbers,
    event: z.object({ seats, cards, numbers }).nullable(),
  })
  .openapi('Legal');

const reveal = z
  .object({ seat, by: seat, called: z.int(), cards, lie: z.boolean(), taker: seat, taken: z.int().min(1) })
  .openapi('Reveal');

const result = z.object({ reason, loser: seat.nullable(), points, hands: z.array(cards).readonly() }).openapi('Result');

const story = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('round-started'), round: z.int(), dealer: seat, starter: seat }),
    z.object({ type: z.literal('laid'), seat, cards: z.int(), number: z.int(), leads: z.boolean(), standIn }),
    z.object({
      type: z.literal('challenged'),
      seat,
      of: seat,
      number: z.int(),
      cards,
      lie: z.boolean(),
      taker: seat,
      taken: z.int(),
      standIn,
    }),
    z.object({
      type: z.literal('picked-up'),
      moves: z.array(z.object({ from: place, to: place, cards: z.int() })).readonly(),
    }),
    z.object({
      type: z.literal('event-played'),
      seat,
      card: eventCard,
      target: missable(seat),
      number: missable(z.int()),
      direction: missable(direction),
      census: missable(z.array(z.int()).readonly()),
      standIn,
    }),
    z.object({ type: z.literal('laid-out'), seat, number: z.int(), standIn }),
    z.object({ type: z.literal('out'), seat }),
    z.object({ type: z.literal('left'), seat }),
    z.object({ type: z.literal('changed-hands'), seat, how: z.enum(['moved', 'taken-back', 'claimed', 'reclaimed']) }),
    z.object({ type: z.literal('taken-over'), seat, was: z.enum(['human', 'bot']) }),
    z.object({ type: z.literal('round-ended'), reason, loser: seat.nullable() }),
  ])
  .openapi('StoryEntry');

const ask = {
  ask: z.int().openapi({ description: 'The number under which it is answered.' }),
  kind: z.enum(['claim', 'take-over']),
  seat,
  name: z.string(),
  agreed: seats.openapi({ description: 'Seats that have said yes.' }),
};

const asks = z
  .object({
    ...ask,
    promised: z.boolean().openapi({ description: 'The seat changes hands with the next deal.' }),
    until: z.int().nullable().openapi({ description: 'When it lapses, in milliseconds since 1970.' }),
  })
  .openapi('Ask');

const asking = z
  .object({
    ...ask,
    state: z.enum(['open', 'promised', 'refused', 'withdrawn', 'lapsed', 'returned', 'over']),
    until: z
      .int()
      .nullable()
      .openapi({ description: 'When it lapses or, once it was refused, when another may be sent.' }),
  })
  .openapi('Asking');

export const viewSchema = z
  .object({
    code: z.string(),
    game: z.int().min(1),
    version: z.int().min(1),
    now: z.int(),
    turn: z.int().min(0),
    phase: z.enum(['lobby', 'lead', 'respond', 'round-over', 'game-over']),
    paused: z.boolean(),
    you: seat.nullable().openapi({ description: 'null for a spectator.' }),
    host: seat.nullable(),
    options,
    seats: z.array(viewSeat).readonly(),
    round: round.nullable().openapi({ description: 'null in the lobby.' }),
    hand: cards.nullable().openapi({ description: 'By number, then colour in the order r y g b v, kings last.' }),
    eventCard: eventCard.nullable().openapi({ description: 'Yours while it is not played.' }),
    legal: legal.nullable(),
    seen: z.array(z.object({ by: eventCard, seat, cards })).readonly(),
    census: z.array(z.int()).readonly().nullable(),
    lastReveal: reveal.nullable(),
    result: result.nullable(),
    winners: seats.nullable(),
    asks: z.array(asks).readonly().openapi({ description: 'What is asked of the table; empty for a spectator.' }),
    asking: asking.nullable().openapi({ description: 'What the viewer, having no seat, has asked for.' }),
    watching: z
      .int()
      .min(0)
      .nullable()
      .openapi({ description: 'How many watch live; null for a spectator. A change of it alone sends no frame.' }),
    wishes: seats.openapi({ description: 'Seats that have asked for the next round.' }),
    story: z.array(story).readonly().openapi({ description: 'The newest of what everybody saw happen in this round.' }),
  })
  .openapi('View') satisfies z.ZodType<View>;
