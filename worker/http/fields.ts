/** The fields of a form that a page sent. */
import type { Context } from 'hono';
import type { Fields } from './intents.ts';

/** Reads a form. What is none has no fields, and a field that is a file is left out, as no form of ours has one. */
export async function fieldsOf(context: Context): Promise<Fields> {
  const body = await context.req.parseBody({ all: true }).catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const values = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
      return values.length === 0 ? [] : [[name, values.length === 1 ? values[0] : values]];
    }),
  );
}

/** A field that holds one text; empty where it holds none. */
export function text(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
