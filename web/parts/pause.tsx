import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { ActionForm, doing } from './action-form.tsx';
import { Icon } from './card.tsx';
import { isHost, isInGame, otherHost } from './situation.ts';

/** The host's way to let everyone rest; always in sight beside the table, as a doorbell does not wait. */
export function PauseButton({ lang, view }: { lang: Lang; view: View }) {
  const { pause } = words(lang).game;
  if (!isHost(view) || view.paused || !isInGame(view)) return null;
  return (
    <ActionForm id="pause" class="pause" action={doing(view.code, 'pause')}>
      <button type="submit" id="pause-button" aria-describedby="pause-hint">
        <Icon name="pause" />
        {pause.pause}
      </button>
      <p class="hint" id="pause-hint">
        {pause.hint}
      </p>
    </ActionForm>
  );
}

/** While the game rests: that it does, and for the host the way on. */
export function Paused({ lang, view }: { lang: Lang; view: View }) {
  const { pause } = words(lang).game;
  return (
    <>
      <p class="waiting" id="paused">
        <strong>{pause.paused}</strong> {isHost(view) ? pause.yours : pause.waits(otherHost(view))}
      </p>
      {isHost(view) ? (
        <ActionForm id="resume" action={doing(view.code, 'resume')}>
          <button type="submit" id="resume-button" class="primary">
            {pause.resume}
          </button>
        </ActionForm>
      ) : null}
    </>
  );
}
