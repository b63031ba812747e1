import type { View, ViewSeat } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { ActionForm, doing } from './action-form.tsx';
import { EndNow } from './end-game.tsx';
import { isHost, isInGame, isPlaying } from './situation.ts';

interface PartProps {
  readonly lang: Lang;
  readonly view: View;
}

/** The people besides the host, but for those who left. */
function others({ seats, you }: View): ViewSeat[] {
  return seats.filter(({ seat, kind, left }) => kind === 'human' && !left && seat !== you);
}

/** The role of host goes to somebody present: from somebody away it would pass on at once, to whoever sits next. */
function PassHost({ lang, view }: PartProps) {
  const { menu } = words(lang).game;
  const heirs = others(view).filter(({ away }) => !away);
  if (heirs.length === 0) return null;
  return (
    <fieldset id="pass-host" aria-describedby="pass-host-hint">
      <legend>{menu.passHostTitle}</legend>
      <p class="hint" id="pass-host-hint">
        {menu.passHostHint}
      </p>
      <div class="buttons">
        {heirs.map(({ seat, name }) => (
          <ActionForm id={`pass-host-${seat}`} action={doing(view.code, 'pass-host')} fields={{ seat }}>
            <button type="submit" id={`pass-host-${seat}-button`}>
              {menu.passHost(name)}
            </button>
          </ActionForm>
        ))}
      </div>
    </fieldset>
  );
}

/** Somebody is taken out of the running game, present or away; in the lobby that is done at the seat itself. */
function Dismiss({ lang, view }: PartProps) {
  const { menu } = words(lang).game;
  const there = isInGame(view) ? others(view) : [];
  if (there.length === 0) return null;
  return (
    <fieldset id="dismiss" aria-describedby="dismiss-hint">
      <legend>{menu.dismissTitle}</legend>
      <p class="hint" id="dismiss-hint">
        {menu.dismissHint}
      </p>
      <div class="buttons">
        {there.map(({ seat, name }) => (
          <ActionForm id={`dismiss-${seat}`} action={doing(view.code, 'dismiss')} fields={{ seat }}>
            <button type="submit" id={`dismiss-${seat}-button`}>
              {menu.dismiss(name)}
            </button>
          </ActionForm>
        ))}
      </div>
    </fieldset>
  );
}

/** A plain form: what comes after it is another page. The fold around it is the question. */
function DeleteTable({ lang, view }: PartProps) {
  const { menu } = words(lang).game;
  return (
    <details id="delete-table-fold">
      <summary id="delete-table-summary">{menu.deleteTitle}</summary>
      <form method="post" action={`/t/${view.code}/delete`} id="delete-table">
        <p id="delete-table-hint">{menu.deleteAsk}</p>
        <button type="submit" id="delete-table-button" aria-describedby="delete-table-hint">
          {menu.delete}
        </button>
      </form>
    </details>
  );
}

/** What a host seldom wants, in a fold of its own. */
export function HostMenu({ lang, view }: PartProps) {
  const { menu } = words(lang).game;
  if (!isHost(view)) return null;
  return (
    <details id="host-fold" class="host">
      <summary id="host-summary">{menu.hostTitle}</summary>
      <PassHost lang={lang} view={view} />
      <Dismiss lang={lang} view={view} />
      {isPlaying(view) ? <EndNow lang={lang} view={view} /> : null}
      <DeleteTable lang={lang} view={view} />
    </details>
  );
}
