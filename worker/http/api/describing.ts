/** What the descriptions of all routes are made of. */
import { z } from '@hono/zod-openapi';
import { PROBLEMS, type ProblemCode, problemSchema } from './problem.ts';

/** The code of the table in a path. */
export const params = z.object({
  code: z.string().openapi({
    description: '8 characters of Crockford’s base 32, read without regard to case, dashes, and o/0, i/l/1.',
    example: 'k7m2qx9t',
  }),
});

/** A secret may come along, or none. */
export const seatSecret = [{ seat: [] }, {}];

/** A secret has to come along. */
export const ownSecret = [{ seat: [] }];

/** The refusals that a route can answer with, one description a status. */
export function refusals(...codes: readonly ProblemCode[]) {
  const byStatus = Map.groupBy(
    PROBLEMS.filter(([code]) => codes.includes(code)),
    ([, status]) => status,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, problems]) => [
      status,
      {
        description: problems.map(([code]) => code).join(', '),
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );
}

/** An answer of JSON. */
export function json<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

/** A body of JSON. */
export function body<Schema extends z.ZodType>(schema: Schema, required = true) {
  return { required, content: { 'application/json': { schema } } };
}
