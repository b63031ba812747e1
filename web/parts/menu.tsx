import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { ActionForm, doing } from './action-form.tsx';
import { MoveAway } from './moved.tsx';
import { isHost } from './situation.ts';

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

function HostPart({ lang, view }: { lang: Lang; view: View }) {
  const { menu } = words(lang).game;
  const running = view.phase === 'lead' || view.phase === 'respond';
  if (!isHost(view) || !(running || view.phase === 'round-over')) return null;
  return (
    <>
      {running && view.round?.number === view.options.rounds ? (
        <p>{menu.isLast}</p>
      ) : (
        <EndGame lang={lang} view={view} now={false} />
      )}
      {running ? (
        <details id="stop-now">
          <summary>{menu.nowTitle}</summary>
          <EndGame lang={lang} view={view} now={true} />
        </details>
      ) : null}
    </>
  );
}

/** What is seldom wanted: to stop early, to leave. Folded away at the foot of the table. */
export function Menu({ lang, view }: { lang: Lang; view: View }) {
  const { menu } = words(lang).game;
  if (view.you === null) return null;
  return (
    <details id="menu" class="menu">
      <summary id="menu-summary">{menu.title}</summary>
      <MoveAway lang={lang} view={view} />
      <HostPart lang={lang} view={view} />
      <ActionForm id="leave" action={doing(view.code, 'leave')}>
        <p class="hint">{view.phase === 'lobby' ? menu.leaveLobbyHint : menu.leaveHint}</p>
        <button type="submit" id="leave-button">
          {menu.leave}
        </button>
      </ActionForm>
    </details>
  );
}
