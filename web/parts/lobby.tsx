import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import type { Refused } from '../words/refused.ts';
import { ActionForm, doing } from './action-form.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import { NameField } from './name-field.tsx';
import { Note } from './note.tsx';
import { Options } from './options.tsx';
import { isHost, otherHost } from './situation.ts';

interface LobbyProps {
  readonly lang: Lang;
  readonly view: View;
  readonly url: string;
  readonly refused?: Refused | undefined;
  readonly typed?: string | undefined;
}

/** The link, large enough to be read out, and the quick ways to pass it on. */
function ShareLink({ lang, view: { code }, url }: LobbyProps) {
  const { link } = words(lang).lobby;
  return (
    <section id="share" class="panel share" aria-labelledby="share-title">
      <h2 id="share-title">{link.title}</h2>
      <p>
        <a id="link" class="link" href={url}>
          {url.replace(/^https?:\/\//, '').replace(`/t/${code}`, '')}
          <wbr />
          /t/{code}
        </a>
      </p>
      <p class="hint">{link.hint}</p>
      <div class="buttons">
        <button
          type="button"
          id="copy"
          class="with-script"
          data-copy={url}
          data-done={link.copied}
          data-failed={link.notCopied}
        >
          {link.copy}
        </button>
        <button type="button" id="share-sheet" class="with-share" data-share={url} data-text={link.shareText}>
          {link.share}
        </button>
      </div>
      <p id="share-status" class="spoken" role="status" />
    </section>
  );
}

function Join({ lang, view, typed }: LobbyProps) {
  const { lobby } = words(lang);
  if (view.seats.length >= 8) return <p class="hint">{lobby.fullHint}</p>;
  return (
    <ActionForm id="join" action={`/t/${view.code}/join`}>
      <NameField id="join-name" label={lobby.join.name} hint={lobby.join.hint} value={typed} />
      <button type="submit" id="join-button" class="primary">
        {lobby.join.sit}
      </button>
    </ActionForm>
  );
}

function Rename({ lang, view, typed }: LobbyProps) {
  const { rename } = words(lang).lobby;
  const own = view.you === null ? undefined : view.seats[view.you];
  if (own === undefined) return null;
  return (
    <details id="rename-fold" open={typed !== undefined}>
      <summary id="rename-summary">{rename.title}</summary>
      <ActionForm id="rename" action={doing(view.code, 'rename')} class="inline">
        <NameField id="rename-name" label={rename.name} value={typed ?? own.name} />
        <button type="submit" id="rename-button">
          {rename.save}
        </button>
      </ActionForm>
    </details>
  );
}

function Start({ lang, view }: LobbyProps) {
  const { lobby } = words(lang);
  const missing = 3 - view.seats.length;
  const why = missing > 0 ? lobby.needMore(missing) : isHost(view) ? lobby.ready : lobby.waitForHost(otherHost(view));
  if (!isHost(view)) return <p class="waiting">{why}</p>;
  return (
    <ActionForm id="start" action={doing(view.code, 'start')} once={`start-${view.game}`}>
      <p class="waiting" id="start-why">
        {why}
      </p>
      <button type="submit" id="start-button" class="primary" disabled={missing > 0} aria-describedby="start-why">
        {lobby.start}
      </button>
    </ActionForm>
  );
}

/** Before the game: the link to pass on, who sits where, and what the host sets. */
export function Lobby(props: LobbyProps) {
  const { lang, view, refused } = props;
  const seated = view.you !== null;
  return (
    <div class="parts">
      {seated ? <ShareLink {...props} /> : null}
      <LobbySeats lang={lang} view={view} />
      <section id="settings" class="panel">
        <Options lang={lang} view={view} />
        {seated ? <Rename {...props} /> : null}
      </section>
      <div id="bar" class="bar" tabIndex={-1}>
        <Note lang={lang} refused={refused} />
        {seated ? <Start {...props} /> : <Join {...props} />}
      </div>
    </div>
  );
}
