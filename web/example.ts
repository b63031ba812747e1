/** The text of docs/bot-example.mjs, which is served under /bot-example.mjs. */
import built from '../.build/example.json' with { type: 'json' };

export const example: string = built;
