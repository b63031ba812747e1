import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import type { Refused } from '../words/refused.ts';

interface NoteProps {
  readonly lang: Lang;
  readonly refused?: Refused | undefined;
}

/** Says kindly why a form changed nothing. Always there, so that what it says is read out. */
export function Note({ lang, refused }: NoteProps) {
  return (
    <p id="note" role="status" class={refused === 'stale-turn' ? 'note quiet' : 'note'}>
      {refused ? words(lang).site.refused[refused] : null}
    </p>
  );
}
