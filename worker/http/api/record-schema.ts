/** The record as the API describes it (api.md, The record); the compiler holds it to the record that is made. */
import { z } from '@hono/zod-openapi';
import type { GameRecord } from '../../table/record.ts';
import { cardSchema } from '../intents.ts';
import { cards, eventCard, missable, place, reason, seat, standIn } from './shapes.ts';

const hands = z.array(cards).readonly();
const at = z.int().openapi({ description: 'Milliseconds since 1970.' });

const moves = z.array(z.object({ card: cardSchema, from: place, to: place })).readonly();

const fact = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('round-started'),
      at,
      round: z.int(),
      dealer: seat,
      starter: seat,
      hands,
      eventCards: z.array(eventCard.nullable()).readonly(),
    }),
    z.object({ type: z.literal('laid'), at, seat, cards, number: z.int(), standIn }),
    z.object({ type: z.literal('challenged'), at, seat, of: seat, cards, lie: z.boolean(), taker: seat, standIn }),
    z.object({
      type: z.literal('event-played'),
      at,
      seat,
      card: eventCard,
      target: missable(seat),
      chosen: missable(cardSchema),
      number: missable(z.int()),
      shown: missable(cards),
      moves: missable(moves),
      standIn,
    }),
    z.object({
      type: z.literal('taken-over'),
      at,
      seat,
      was: z.object({ name: z.string(), kind: z.enum(['human', 'bot']) }),
    }),
    z.object({ type: z.literal('picked-up'), at, moves }),
    z.object({ type: z.literal('laid-out'), at, seat, number: z.int(), standIn }),
    z.object({
      type: z.literal('round-ended'),
      at,
      reason,
      loser: seat.nullable(),
      points: z.array(z.int()).readonly(),
      hands,
    }),
  ])
  .openapi('Fact');

export const recordSchema = z
  .object({
    code: z.string(),
    game: z.int().min(1),
    seats: z.array(z.object({ seat, name: z.string(), kind: z.enum(['human', 'bot']) })).readonly(),
    options: z.object({ rounds: z.int(), eventCards: z.boolean(), turnSeconds: z.int() }),
    rounds: z.array(z.array(fact).readonly()).readonly(),
  })
  .openapi('Record') satisfies z.ZodType<GameRecord>;
