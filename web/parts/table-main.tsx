import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import type { Refused } from '../words/refused.ts';
import { Asks, Promises } from './asks.tsx';
import { Bar } from './bar.tsx';
import { Centre } from './centre.tsx';
import { EventPart } from './event.tsx';
import { Hand } from './hand.tsx';
import { JoinIn } from './join-in.tsx';
import { Lobby } from './lobby.tsx';
import { Menu } from './menu.tsx';
import { type LostSeat, Moved } from './moved.tsx';
import { News } from './news.tsx';
import { OverBar, OverHead } from './over.tsx';
import { Pad } from './pad.tsx';
import { PauseButton } from './pause.tsx';
import { ResultPart } from './result.tsx';
import { Seats } from './seats.tsx';
import { signalOf } from './signal.ts';
import { isPlaying } from './situation.ts';
import { StoryPart } from './story.tsx';
import { Watching } from './watching.tsx';

export interface TableProps {
  readonly lang: Lang;
  /** All that the viewer may know. */
  readonly view: View;
  /** The share link. */
  readonly url: string;
  /** The seat that this device had before it went on elsewhere. */
  readonly moved?: LostSeat | undefined;
  /** Why the form just sent changed nothing. */
  readonly refused?: Refused | undefined;
  /** The name that was refused, to be mended instead of typed again. */
  readonly typed?: string | undefined;
}

function Playing(props: TableProps) {
  const { lang, view, refused } = props;
  return (
    <div class="play">
      <Seats lang={lang} view={view} />
      <Centre lang={lang} view={view} />
      <Hand lang={lang} view={view} />
      <EventPart lang={lang} view={view} />
      <Bar lang={lang} view={view} refused={refused} />
      <JoinIn {...props} />
    </div>
  );
}

function Over(props: TableProps) {
  const { lang, view, refused } = props;
  return (
    <div class="play">
      <OverHead lang={lang} view={view} />
      <ResultPart lang={lang} view={view} />
      <OverBar lang={lang} view={view} refused={refused} />
      <JoinIn {...props} />
    </div>
  );
}

/**
 * The table as one viewer sees it: the answer to every form and every push. The same props make the same bytes.
 * Its forms inherit how they are sent: they swap this element, and a second press while the first is on its way is dropped.
 */
export function TableMain(props: TableProps) {
  const { lang, view, moved } = props;
  const stage = view.phase === 'lobby' ? 'lobby' : isPlaying(view) ? 'playing' : 'over';
  const { title, icon, turn } = signalOf(view, lang);
  return (
    <main
      id="table"
      class={`table ${stage}`}
      data-version={view.version}
      data-code={view.code}
      data-seated={view.you === null ? undefined : ''}
      data-title={title}
      data-icon={icon}
      data-turn={turn}
      hx-target:inherited="#table"
      hx-swap:inherited="outerMorph"
      hx-sync:inherited="drop"
    >
      <h1 class="spoken">{words(lang).lobby.title}</h1>
      <News lang={lang} view={view} />
      <Asks lang={lang} view={view} />
      {moved === undefined ? null : <Moved lang={lang} view={view} moved={moved} />}
      {stage === 'lobby' ? <Lobby {...props} /> : null}
      {stage === 'playing' ? <Playing {...props} /> : null}
      {stage === 'over' ? <Over {...props} /> : null}
      <div class="side">
        <PauseButton lang={lang} view={view} />
        <Promises lang={lang} view={view} />
        {stage === 'lobby' ? null : <Pad lang={lang} view={view} />}
        {stage === 'lobby' ? null : <StoryPart lang={lang} view={view} />}
        {stage === 'lobby' ? null : (
          <p class="hint">
            <Watching lang={lang} view={view} />
          </p>
        )}
        <Menu lang={lang} view={view} />
      </div>
    </main>
  );
}
