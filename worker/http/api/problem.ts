/** Refusals of the API: problem details (RFC 9457) with a stable code (api.md, Serving). */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Code } from '../../table/answers.ts';

export type ProblemCode = Code | 'malformed' | 'too-large' | 'broken';

const STATUS = {
  malformed: 400,
  'bad-secret': 401,
  'not-allowed': 403,
  'no-such-table': 404,
  'stale-turn': 409,
  'table-full': 409,
  'name-taken': 409,
  'already-started': 409,
  'not-now': 409,
  'too-large': 413,
  'illegal-move': 422,
  'bad-name': 422,
  broken: 500,
} as const satisfies Record<ProblemCode, number>;

const TITLE = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
} as const;

/** Every code with its status, for the description. */
export const PROBLEMS = Object.entries(STATUS) as readonly [ProblemCode, number][];

export const problemSchema = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(STATUS) as [ProblemCode, ...ProblemCode[]]),
    detail: z.string(),
  })
  .openapi('Problem');

/** A refusal as an answer. @param detail what exactly is not possible, for the program's author */
export function problem(context: Context, code: ProblemCode, detail: string): Response {
  const status = STATUS[code];
  const body: z.infer<typeof problemSchema> = { type: 'about:blank', title: TITLE[status], status, code, detail };
  const headers: Record<string, string> = { 'content-type': 'application/problem+json' };
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return context.body(JSON.stringify(body), status, headers);
}
