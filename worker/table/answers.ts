/** What a table answers to those outside, over the border between worker and object. */
import type { RefusalCode } from '../rules/commands.ts';
import type { StoryEntry } from '../rules/story.ts';
import type { View } from '../rules/view.ts';
import type { GameRecord } from './record.ts';

/** Why a request changed nothing; the codes are those of api.md. */
export type Code = RefusalCode | 'no-such-table' | 'bad-secret' | 'bad-name' | 'name-taken';

export interface Refused {
  readonly refused: Code;
  /** What exactly is not possible, in English, for programs' authors. */
  readonly because: string;
}

export interface Looked {
  readonly view: View;
}

export interface Told {
  readonly view: View;
  readonly story: readonly StoryEntry[];
}

export interface Seated {
  readonly seat: number;
  readonly view: View;
}

export interface Asked {
  readonly ask: number;
  readonly view: View;
}

export interface Withdrawn {
  readonly withdrawn: true;
}

export interface Offered {
  /** The table’s code. */
  readonly code: string;
  /** Until when the token is good, in milliseconds since 1970. */
  readonly until: number;
}

export interface Acted {
  /** The version of the command's effect. */
  readonly version: number;
  readonly view: View;
}

export interface Recorded {
  readonly record: GameRecord;
}

export interface Gone {
  readonly gone: true;
}

export const NO_SUCH_TABLE: Refused = { refused: 'no-such-table', because: 'No table is open under this code.' };
export const BAD_SECRET: Refused = { refused: 'bad-secret', because: 'This secret opens no seat at this table.' };
export const NO_SEAT: Refused = { refused: 'not-allowed', because: 'This secret opens no seat yet.' };
export const ONLY_THE_HOST: Refused = { refused: 'not-allowed', because: 'Only the host can ask for this.' };
