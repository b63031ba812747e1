import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { ActionForm, doing } from './action-form.tsx';
import { EndLater } from './end-game.tsx';
import { HostMenu } from './host-menu.tsx';
import { MoveAway } from './moved.tsx';

/** Switches the sound and the vibration on and off, for this browser; only a script can make either. */
function TurnSignal({ lang }: { lang: Lang }) {
  const { menu } = words(lang).game;
  return (
    <button
      type="button"
      id="turn-signal"
      class="with-script"
      data-on={menu.turnSignal(true)}
      data-off={menu.turnSignal(false)}
    >
      {menu.turnSignal(false)}
    </button>
  );
}

/** What is seldom wanted: to be called, to move, to stop early, to leave. Folded away at the foot of the table. */
export function Menu({ lang, view }: { lang: Lang; view: View }) {
  const { menu } = words(lang).game;
  if (view.you === null) return null;
  return (
    <details id="menu" class="menu">
      <summary id="menu-summary">{menu.title}</summary>
      <TurnSignal lang={lang} />
      <MoveAway lang={lang} view={view} />
      <EndLater lang={lang} view={view} />
      <ActionForm id="leave" action={doing(view.code, 'leave')}>
        <p class="hint">{view.phase === 'lobby' ? menu.leaveLobbyHint : menu.leaveHint}</p>
        <button type="submit" id="leave-button">
          {menu.leave}
        </button>
      </ActionForm>
      <HostMenu lang={lang} view={view} />
    </details>
  );
}
