/** Shapes that the descriptions of view and record share. */
import { z } from '@hono/zod-openapi';
import { EVENT_CARD_IDS } from '../../rules/view.ts';
import { cardSchema } from '../intents.ts';

/**
 * A field that may be missing. The generator of the description only knows `optional`; that a field which is there is
 * never undefined is what its type says.
 */
export function missable<Schema extends z.ZodType>(schema: Schema): z.ZodExactOptional<Schema> {
  return schema.optional() as unknown as z.ZodExactOptional<Schema>;
}

export const seat = z.int().min(0).max(7);
export const cards = z.array(cardSchema).readonly();
export const eventCard = z.enum(EVENT_CARD_IDS).openapi('EventCardId');
export const place = z.union([seat, z.literal('pile')]);
export const reason = z.enum(['four-kings', 'only-kings', 'patience']);
export const standIn = missable(z.literal(true).openapi({ description: 'A bot played for a person.' }));
