/** The record as the API describes it (api.md, The record); the compiler holds it to the record that is made. */
import { z } from '@hono/zod-openapi';
import type { GameRecord } from '../../table/record.ts';
import { cardSchema } from '../intents.ts';

const cards = z.array(cardSchema).readonly();
const hands = z.array(cards).readonly();
const seat = z.int().min(0).max(7);
const at = z.int().openapi({ description: 'Milliseconds since 1970.' });

const fact = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('round-started'),
      at,
      round: z.int(),
      dealer: seat,
      starter: seat,
      hands,
      eventCards: z.array(z.string().nullable()).readonly(),
    }),
    z.object({ type: z.literal('laid'), at, seat, cards, number: z.int() }),
    z.object({ type: z.literal('challenged'), at, seat, of: seat, cards, lie: z.boolean(), taker: seat }),
    z.object({ type: z.literal('laid-out'), at, seat, number: z.int() }),
    z.object({
      type: z.literal('round-ended'),
      at,
      reason: z.enum(['four-kings', 'only-kings', 'patience']),
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
