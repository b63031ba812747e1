/** The commands as they come in: one set of schemas for the forms of the pages and for the API. */
import { z } from '@hono/zod-openapi';
import type { Card } from '../rules/cards.ts';
import type { AddBot, Intent } from '../rules/commands.ts';

/** No deck has more cards. */
const MOST_CARDS = 39;
const LONGEST_ID = 64;

export const cardSchema = z
  .string()
  .regex(/^(?:[rygbv][1-7]|k[1-4])$/)
  .transform((id) => id as Card)
  .openapi('CardId', { description: 'Colour letter and number, or k and 1 to 4 for a king.', example: 'r3' });
const seat = z.int().min(0).max(7);
const number = z.int().min(1).max(7);

/** Ids are compared and stored whole, so each has to be text that can be stored: no halves of characters. */
export const idSchema = z
  .string()
  .min(1)
  .refine((id) => id.isWellFormed() && [...id].length <= LONGEST_ID, `an id has at most ${LONGEST_ID} characters`)
  .openapi({ maxLength: LONGEST_ID, description: 'Chosen by the client; an accepted one again does nothing.' });

const ask = z.int().min(1).openapi({ description: 'The number of what is asked, from the view.' });
const turn = z.int().min(0).openapi({ description: 'The turn of the view that the command answers.' });

export const optionsSchema = {
  rounds: z.int().min(1).max(8).optional(),
  eventCards: z.boolean().optional(),
  turnSeconds: z.union([z.literal(0), z.int().min(20).max(600)]).optional(),
};

/** Any text: what is no name is refused as that, not as malformed. */
export const nameSchema = z.string().openapi({ description: '1 to 20 visible characters after trimming and NFC.' });

/** What somebody without a seat asks for. */
export const askSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('claim'), seat }),
  z.strictObject({ kind: z.literal('take-over'), seat, name: nameSchema }),
]);

/** Commands that are meant for one turn and no other. */
const answersTurn = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('lay'),
    cards: z.array(cardSchema).min(1).max(MOST_CARDS),
    number: number.optional(),
  }),
  z.strictObject({ type: z.literal('challenge') }),
  z.strictObject({
    type: z.literal('play-event'),
    seat: seat.optional(),
    card: cardSchema.optional(),
    number: number.optional(),
  }),
  z.strictObject({ type: z.literal('more-time') }),
  z.strictObject({ type: z.literal('remove-seat'), seat }),
  z.strictObject({ type: z.literal('move-seat'), seat, to: seat }),
  z.strictObject({ type: z.literal('set-youngest'), seat: seat.nullable() }),
]);

const anyTime = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('set-options'), ...optionsSchema }),
  z.strictObject({ type: z.literal('add-bot'), level: z.enum(['easy', 'normal', 'hard']) }),
  z.strictObject({ type: z.literal('rename'), name: nameSchema }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('lay-out'), number }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('next-round') }),
  z.strictObject({ type: z.literal('end-game'), now: z.boolean() }),
  z.strictObject({ type: z.literal('pass-host'), seat }),
  z.strictObject({ type: z.literal('dismiss'), seat }),
  z.strictObject({ type: z.literal('answer'), ask, yes: z.boolean() }),
  z.strictObject({ type: z.literal('let-in'), ask }),
  z.strictObject({ type: z.literal('rematch') }),
  z.strictObject({ type: z.literal('leave') }),
]);

export const requestSchema = z
  .union([
    z.strictObject({ id: idSchema, turn, command: answersTurn }),
    z.strictObject({ id: idSchema, turn: turn.optional(), command: anyTime }),
  ])
  .openapi('CommandRequest');

export interface CommandRequest {
  readonly id: string;
  readonly turn: number | null;
  readonly command: Intent | AddBot;
}

/** A request that has passed its schema, as the table takes it. */
export function commandOf({ id, turn: answered, command }: z.infer<typeof requestSchema>): CommandRequest {
  // The schema lists the very fields of Intent; only »absent« and »undefined« are told apart differently.
  return { id, turn: answered ?? null, command: command as Intent | AddBot };
}

/** The fields of a form: text, or several of it. */
export type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

const WHOLE = /^\d{1,6}$/;
const NUMBERS = ['turn', 'number', 'seat', 'to', 'rounds', 'turnSeconds', 'ask'];
const CHOICES = ['now', 'eventCards', 'yes'];

/**
 * Reads a form of a page as a command.
 * @param type the command's type, from the form's address
 * @param fields what the form holds; an empty field is one that was not filled in
 * @returns null where it is no command
 */
export function commandFromForm(type: string, fields: Fields): CommandRequest | null {
  const read = Object.entries(fields).flatMap(([name, value]) => {
    const field = readField(name, value);
    return field === undefined ? [] : [[name, field] as const];
  });
  // A field called »id« would hide the form's own id from scripts, so it is called »key« there.
  const { key: id = crypto.randomUUID(), turn: answered, ...rest } = Object.fromEntries(read);
  // In a form »nobody is the youngest« is an empty field.
  const command = type === 'set-youngest' ? { seat: null, ...rest, type } : { ...rest, type };
  const body = answered === undefined ? { id, command } : { id, turn: answered, command };
  const parsed = requestSchema.safeParse(body);
  return parsed.success ? commandOf(parsed.data) : null;
}

/** Reads a form by which somebody without a seat asks for one; null where it is none. */
export function askFromForm(fields: Fields): z.infer<typeof askSchema> | null {
  const { kind, seat: asked, name } = fields;
  const body =
    kind === 'claim' ? { kind, seat: readField('seat', asked) } : { kind, seat: readField('seat', asked), name };
  const parsed = askSchema.safeParse(body);
  return parsed.success ? parsed.data : null;
}

function readField(name: string, value: string | readonly string[] | undefined): unknown {
  if (name === 'cards') return typeof value === 'string' ? [value] : value;
  if (typeof value !== 'string' || value === '') return undefined;
  if (NUMBERS.includes(name)) return WHOLE.test(value) ? Number(value) : value;
  if (CHOICES.includes(name) && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
