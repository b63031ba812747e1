import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { askNews } from './asked.ts';
import { dutyOf, isBoundByOwnCard } from './duty.ts';
import { isActing, isHost, isPlaying, otherHost, titleHolders, whoSits } from './situation.ts';
import { tellNewest } from './story.tsx';
import { waitsFor } from './wait.ts';

function lobbyNews(view: View, lang: Lang): [string, string] {
  const { lobby } = words(lang);
  const { seats, you } = view;
  const newest = seats.at(-1);
  const who =
    newest === undefined
      ? lobby.empty
      : seats.length === 1 && you === 0
        ? lobby.alone
        : lobby.newest(newest.name, seats.length);
  if (you === null) return [who, seats.length >= 8 ? lobby.full : lobby.join.title];
  if (seats.length < 3) return [who, lobby.needMore(3 - seats.length)];
  return [who, isHost(view) ? lobby.ready : lobby.waitForHost(otherHost(view))];
}

/** What the viewer may or must do now, or whom everyone waits for. */
function turnNews(view: View, lang: Lang): string {
  const { pause, turn, watching } = words(lang).game;
  const { legal, seats, you } = view;
  if (view.paused) return `${pause.paused} ${isHost(view) ? pause.yours : pause.waits(otherHost(view))}`;
  if (isActing(view) && legal) {
    // What binds by one's own card has just been told.
    const why = isBoundByOwnCard(view) ? '' : ` ${dutyOf(view, lang) ?? ''}`;
    if (!legal.lay) return `${turn.mustChallenge}${why}`;
    if (view.phase === 'lead') return turn.lead;
    return legal.challenge ? turn.respond : `${turn.mustLay}${why}`;
  }
  const [wait] = waitsFor(view, lang);
  if (you === null) return `${wait} ${watching}`;
  return seats[you]?.inRound === false ? `${turn.youAreOut} ${wait}` : wait;
}

function overNews(view: View, lang: Lang): string {
  const { over } = words(lang).game;
  if (view.phase === 'round-over') return over.roundTitle(view.round?.number ?? 0);
  const winners = titleHolders(view);
  return winners.length === 0 ? over.noWinner : over.winner(winners.map((seat) => whoSits(view, seat)));
}

/**
 * The one live region: the newest of the story, what is to be done, and what is asked, which for the eye stands elsewhere.
 * It stays in place through every swap.
 */
export function News({ lang, view }: { lang: Lang; view: View }) {
  const [before, now] =
    view.phase === 'lobby'
      ? lobbyNews(view, lang)
      : [tellNewest(view, lang), isPlaying(view) ? turnNews(view, lang) : overNews(view, lang)];
  const asked = askNews(view, lang);
  return (
    <p id="news" role="status" aria-live="polite" class={isActing(view) ? 'news mine' : 'news'}>
      <span>{before}</span> <strong>{now}</strong>
      {asked === null ? null : <span class="spoken"> {asked}</span>}
    </p>
  );
}
