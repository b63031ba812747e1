import type { RefusalCode } from '../../worker/rules/commands.ts';

/** Why a form changed nothing: a refusal by the rules, or by the door before them. */
export type Refused =
  | RefusalCode
  | 'bad-name'
  | 'name-taken'
  | 'malformed'
  | 'too-large'
  | 'slow-down'
  | 'no-such-table';
