/** The routes by which a seat goes to another device or to another person, as they are described. */
import { createRoute, z } from '@hono/zod-openapi';
import { askSchema } from '../intents.ts';
import { body, json, ownSecret, params, refusals, seatSecret } from './describing.ts';

const seated = z.object({ seat: z.int(), secret: z.string() });

export const askRoute = createRoute({
  method: 'post',
  path: '/tables/{code}/asks',
  summary: 'Ask for a seat in a running game, having none',
  description:
    '`claim`: the seat of somebody who is away, as that person. At once if all people present agree and are two or more; ' +
    'from the next deal if nobody else plays, or by the host’s `let-in`. `take-over`: a seat that a bot plays, for itself or ' +
    'for somebody who left; from the next deal if the host says yes. An ask lapses after five minutes. The secret is a ' +
    'spectator’s, with `asking` in the view, until it opens the seat. With the secret of an ask that was refused, another one ' +
    'is `not-now` for five minutes.',
  security: seatSecret,
  request: { params, body: body(askSchema.openapi('NewAsk')) },
  responses: {
    201: json('It is asked.', z.object({ ask: z.int(), secret: z.string() })),
    ...refusals(
      'malformed',
      'bad-secret',
      'not-allowed',
      'no-such-table',
      'not-now',
      'name-taken',
      'illegal-move',
      'bad-name',
      'too-large',
    ),
  },
});

export const withdrawRoute = createRoute({
  method: 'delete',
  path: '/tables/{code}/asks',
  summary: 'Ask no more, with the secret of the ask',
  security: ownSecret,
  request: { params },
  responses: {
    204: { description: 'Nothing is asked any more.' },
    ...refusals('bad-secret', 'not-allowed', 'no-such-table', 'not-now'),
  },
});

export const moveRoute = createRoute({
  method: 'post',
  path: '/tables/{code}/moves',
  summary: 'Get a token that moves the seat to another device, once, within ten minutes',
  description: 'An earlier token of the seat is good no more.',
  security: ownSecret,
  request: { params },
  responses: {
    201: json(
      'The token, which is told only here.',
      z.object({
        token: z.string(),
        url: z.string().openapi({ description: 'The path of the page on which a person redeems it.' }),
        until: z.int().openapi({ description: 'Until when it is good, in milliseconds since 1970.' }),
      }),
    ),
    ...refusals('bad-secret', 'not-allowed', 'no-such-table'),
  },
});

export const redeemRoute = createRoute({
  method: 'post',
  path: '/tables/{code}/moves/redeem',
  summary: 'Take a seat along to this device with a token',
  description: 'The secret from before opens the seat no more, but may take it back.',
  request: { params, body: body(z.strictObject({ token: z.string().max(64) }).openapi('Token')) },
  responses: {
    201: json('The seat and its new secret, which is told only here.', seated),
    ...refusals('malformed', 'not-allowed', 'no-such-table', 'not-now', 'too-large'),
  },
});

export const takeBackRoute = createRoute({
  method: 'post',
  path: '/tables/{code}/take-back',
  summary: 'Take the seat back with a secret that opened it before',
  description:
    'From another device of the same person at any time, the other one then being able to do the same; from somebody who ' +
    'claimed the seat until the game ends, and for good.',
  security: ownSecret,
  request: { params },
  responses: {
    200: json('The secret opens this seat again.', z.object({ seat: z.int() })),
    ...refusals('bad-secret', 'not-allowed', 'no-such-table'),
  },
});
