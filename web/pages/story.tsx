import type { StoryEntry } from '../../worker/rules/story.ts';
import type { View } from '../../worker/rules/view.ts';
import { OpenCards } from '../parts/card.tsx';
import { Document } from '../parts/document.tsx';
import { tell } from '../parts/story.tsx';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';

interface StoryPageProps {
  readonly lang: Lang;
  readonly view: View;
  /** The whole story of the round as the viewer knows it, oldest first. */
  readonly story: readonly StoryEntry[];
}

/** The cards that a challenge turned up. */
function Turned({ entry, lang }: { entry: StoryEntry | undefined; lang: Lang }) {
  return entry?.type === 'challenged' ? <OpenCards cards={entry.cards} words={words(lang)} /> : null;
}

/** A round read back from its beginning. */
export function StoryPage({ lang, view, story }: StoryPageProps) {
  const all = words(lang);
  const text = all.game.story;
  const table = `/t/${view.code}`;
  return (
    <Document lang={lang} title={`${text.title} · ${all.site.name}`} path={`${table}/story`}>
      <main class="page">
        <p>
          <a class="back" href={table}>
            {text.back}
          </a>
        </p>
        <h1>{view.round ? text.wholeTitle(view.round.number) : text.title}</h1>
        {story.length === 0 ? <p>{text.nothing}</p> : null}
        <ol class="story whole">
          {tell(story, view, lang).map((sentence, index) => (
            <li class={story[index]?.type}>
              {sentence}
              <Turned entry={story[index]} lang={lang} />
            </li>
          ))}
        </ol>
        <p>
          <a class="back" href={table}>
            {text.back}
          </a>
        </p>
      </main>
    </Document>
  );
}
