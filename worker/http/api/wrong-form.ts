/** What is wrong with the form of a request, told to the author of the program that sent it. */
import type { z } from '@hono/zod-openapi';

type Issue = z.core.$ZodIssue;

/** The first thing that is wrong: where, and what was expected there. */
export function wrongForm([issue]: readonly Issue[]): string {
  if (issue === undefined) return 'The request has the wrong form.';
  const { path, message } = nearest(issue);
  return `${path.join('.') || 'body'}: ${message}`;
}

/** Where one of several forms was possible, what is wrong by the form that the request comes nearest to. */
function nearest(issue: Issue): Pick<Issue, 'path' | 'message'> {
  if (issue.code !== 'invalid_union') return issue;
  const named = issue.errors.find((form) => form.every(({ code }) => code !== 'invalid_union'));
  const [inner] = named ?? issue.errors[0] ?? [];
  if (inner === undefined) return issue;
  const { path, message } = nearest(inner);
  return { path: [...issue.path, ...path], message };
}
