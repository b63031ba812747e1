/** The API's routes as they are described; the same schemas check what comes in. */
import { createRoute, z } from '@hono/zod-openapi';
import { idSchema, nameSchema, optionsSchema, requestSchema } from '../intents.ts';
import { body, json, ownSecret, params, refusals, seatSecret } from './describing.ts';
import { recordSchema } from './record-schema.ts';
import { viewSchema } from './view-schema.ts';

export const openTableRoute = createRoute({
  method: 'post',
  path: '/tables',
  summary: 'Open a table',
  // With nothing to choose there is nothing to send.
  request: { body: body(z.strictObject(optionsSchema).openapi('NewTable'), false) },
  responses: {
    201: json(
      'The table is open.',
      z.object({ code: z.string(), url: z.string().openapi({ description: 'The path of the link to share.' }) }),
    ),
    ...refusals('malformed', 'not-allowed', 'too-large'),
  },
});

export const sitRoute = createRoute({
  method: 'post',
  path: '/tables/{code}/seats',
  summary: 'Take a seat',
  security: seatSecret,
  request: { params, body: body(z.strictObject({ name: nameSchema, id: idSchema.optional() }).openapi('NewSeat')) },
  responses: {
    201: json('The seat and its secret, which is told only here.', z.object({ seat: z.int(), secret: z.string() })),
    ...refusals(
      'malformed',
      'bad-secret',
      'not-allowed',
      'no-such-table',
      'already-started',
      'table-full',
      'name-taken',
      'bad-name',
      'too-large',
    ),
  },
});

export const viewRoute = createRoute({
  method: 'get',
  path: '/tables/{code}',
  summary: 'The view of the seat that asks, or a spectator’s',
  security: seatSecret,
  request: { params },
  responses: { 200: json('The view.', viewSchema), ...refusals('bad-secret', 'not-allowed', 'no-such-table') },
});

export const commandRoute = createRoute({
  method: 'post',
  path: '/tables/{code}/commands',
  summary: 'Do something',
  security: ownSecret,
  request: { params, body: body(requestSchema) },
  responses: {
    200: json('Done, now or before.', z.object({ version: z.int(), view: viewSchema })),
    ...refusals(
      'malformed',
      'bad-secret',
      'not-allowed',
      'no-such-table',
      'already-started',
      'table-full',
      'stale-turn',
      'not-now',
      'name-taken',
      'illegal-move',
      'bad-name',
      'too-large',
    ),
  },
});

export const removeRoute = createRoute({
  method: 'delete',
  path: '/tables/{code}',
  summary: 'Delete the table, all of it, as its host',
  security: ownSecret,
  request: { params },
  responses: {
    204: { description: 'The table is gone.' },
    ...refusals('bad-secret', 'not-allowed', 'no-such-table'),
  },
});

export const liveRoute = createRoute({
  method: 'get',
  path: '/tables/{code}/live',
  summary: 'A WebSocket: text frames, each the view itself, one at once and one after every change',
  description: 'The text `ping` is answered `pong`; any other frame ends the socket. A seat has at most four sockets.',
  security: seatSecret,
  request: { params },
  responses: {
    101: { description: 'Frames follow: the schema is that of the view.' },
    ...refusals('malformed', 'bad-secret', 'not-allowed', 'no-such-table', 'not-now'),
  },
});

export const recordRoute = createRoute({
  method: 'get',
  path: '/tables/{code}/record',
  summary: 'What really happened in a game that is over',
  security: seatSecret,
  request: {
    params,
    query: z.strictObject({
      game: z
        .string()
        .regex(/^[1-9]\d{0,5}$/)
        .optional()
        .openapi({ type: 'integer', minimum: 1 }),
    }),
  },
  responses: {
    200: json('The record.', recordSchema),
    ...refusals('malformed', 'bad-secret', 'not-allowed', 'no-such-table', 'not-now'),
  },
});
