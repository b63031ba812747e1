import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { ActionForm, doing } from './action-form.tsx';
import { isHost, isInGame, isPlaying } from './situation.ts';

function EndGame({ lang, view, now }: { lang: Lang; view: View; now: boolean }) {
  const { menu } = words(lang).game;
  const label = now ? menu.now : view.phase === 'round-over' ? menu.finish : menu.afterRound;
  return (
    <ActionForm
      id={`end-game-${now}`}
      action={doing(view.code, 'end-game')}
      once={`end-game-${now}-${view.round?.number ?? 0}`}
      fields={{ now: String(now) }}
    >
      <p class="hint">{now ? menu.nowHint : menu.afterRoundHint}</p>
      <button type="submit" id={`end-game-${now}-button`}>
        {label}
      </button>
    </ActionForm>
  );
}

/** The host's way to an early end that loses nothing: the points of the running round still count. */
export function EndLater({ lang, view }: { lang: Lang; view: View }) {
  const { menu } = words(lang).game;
  if (!isHost(view) || !isInGame(view)) return null;
  return isPlaying(view) && view.round?.number === view.options.rounds ? (
    <p>{menu.isLast}</p>
  ) : (
    <EndGame lang={lang} view={view} now={false} />
  );
}

/** The end at once, for which the running round is given up. */
export function EndNow({ lang, view }: { lang: Lang; view: View }) {
  return (
    <details id="stop-now">
      <summary>{words(lang).game.menu.nowTitle}</summary>
      <EndGame lang={lang} view={view} now={true} />
    </details>
  );
}
