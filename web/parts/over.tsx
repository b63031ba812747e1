import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import type { Refused } from '../words/refused.ts';
import { ActionForm, doing } from './action-form.tsx';
import { Icon } from './card.tsx';
import { Note } from './note.tsx';
import { Paused } from './pause.tsx';
import { RevealPart } from './reveal.tsx';
import { isHost, otherHost, revealIsOpen, stillAsked, titleHolders } from './situation.ts';

/** After a round, and after the game: who won it, and what was turned up last. */
export function OverHead({ lang, view }: { lang: Lang; view: View }) {
  const { game } = words(lang);
  const { over } = game;
  const winners = titleHolders(view);
  const [best] = winners;
  const total = best === undefined ? null : (view.seats[best]?.total ?? 0);
  return (
    <section id="over" class="centre" aria-labelledby="over-title">
      <h2 id="over-title">{view.phase === 'game-over' ? over.gameTitle : over.roundTitle(view.round?.number ?? 0)}</h2>
      {view.phase === 'game-over' && total !== null ? (
        <p class="crowned">
          <Icon name="king" />
          <b>{game.list(winners.map((seat) => view.seats[seat]?.name ?? '?'))}</b>
          <span>{over.winnerWith(total)}</span>
        </p>
      ) : null}
      {revealIsOpen(view) ? <RevealPart lang={lang} view={view} /> : null}
    </section>
  );
}

function NextRound({ lang, view }: { lang: Lang; view: View }) {
  const { game } = words(lang);
  const { over } = game;
  const { code, round, wishes, you } = view;
  const ready = wishes.map((seat) => view.seats[seat]?.name ?? '?');
  const missing = stillAsked(view).flatMap(({ seat, name }) => (seat === you ? [] : [name]));
  const asked = you !== null && wishes.includes(you) && !isHost(view);
  return (
    <>
      <p class="waiting">
        {you === null ? over.watcherHint : isHost(view) ? over.hostHint : asked ? over.asked : over.askHint}{' '}
        {ready.length > 0 ? `${over.ready(game.list(ready))}. ` : null}
        {missing.length > 0 ? `${over.waitsFor(game.list(missing))}.` : null}
      </p>
      {you === null || asked ? null : (
        <ActionForm id="next-round" action={doing(code, 'next-round')} once={`next-round-${round?.number ?? 0}`}>
          <button type="submit" id="next-round-button" class="primary">
            {isHost(view) ? over.next : over.ask}
          </button>
        </ActionForm>
      )}
    </>
  );
}

function Rematch({ lang, view }: { lang: Lang; view: View }) {
  const { over } = words(lang).game;
  if (!isHost(view)) return <p class="waiting">{over.rematchHint(otherHost(view))}</p>;
  return (
    <ActionForm id="rematch" action={doing(view.code, 'rematch')} once={`rematch-${view.game}`}>
      <button type="submit" id="rematch-button" class="primary">
        {over.rematch}
      </button>
    </ActionForm>
  );
}

/** How to go on after a round or a game, where the hand's buttons were. */
export function OverBar({ lang, view, refused }: { lang: Lang; view: View; refused?: Refused | undefined }) {
  return (
    <div id="bar" class="bar" tabIndex={-1}>
      <Note lang={lang} refused={refused} />
      {view.phase === 'game-over' ? (
        <Rematch lang={lang} view={view} />
      ) : view.paused ? (
        <Paused lang={lang} view={view} />
      ) : (
        <NextRound lang={lang} view={view} />
      )}
    </div>
  );
}
