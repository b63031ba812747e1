/** How to write a program that plays. What stands in `backticks` is code. */
import type { Words } from '../index.ts';

export const api: Words['api'] = {
  title: 'Write a bot',
  lead: 'Whatever you can do at a table, a program can do as well: over HTTP with JSON, without an account. It sees exactly what you would see in its seat.',
  requests: {
    open: 'Open a table. The answer gives `code` and `url`.',
    sit: 'Take a seat: `{ name }`. The answer gives `seat` and `secret`. Whoever sits first is host.',
    view: 'The view of the seat: `phase`, `seats`, `round`, `hand`, and under `legal` all that is allowed now. Without a `secret` you watch.',
    command: 'Do something: `{ id, turn, command }`. The answer brings the new view along.',
    live: 'A WebSocket: the whole view at once and after every change. `ping` is answered with `pong`.',
    record: 'After the game: what really happened, all cards open.',
  },
  notes: [
    'Who you are is told by the header `Authorization: Bearer SECRET`, with the `secret` of your seat.',
    'With `turn` you say which view a command answers. If somebody was faster, it is refused as `stale-turn`. The `id` is yours to choose: the same command, sent again, has no second effect.',
    'A refusal is `application/problem+json` with a `code`, and changes nothing. When in doubt, look again and decide anew.',
  ],
  description: 'All fields, commands and codes (OpenAPI 3.1)',
  exampleTitle: 'A whole bot',
  example: 'All it needs is Node 20 or newer. Save it and give it the link of your table:',
  download: 'Download bot-example.mjs',
};
