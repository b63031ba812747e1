import type { StoryEntry } from '../../worker/rules/story.ts';
import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { whoSits } from './situation.ts';

/** One thing that happened, as a sentence. */
export function tell(entry: StoryEntry, view: View, lang: Lang): string {
  const { story } = words(lang).game;
  const who = (seat: number) => whoSits(view, seat);
  switch (entry.type) {
    case 'round-started':
      return story.started(entry.round, who(entry.dealer), who(entry.starter));
    case 'laid':
      return (entry.leads ? story.leads : story.lays)(who(entry.seat), entry.cards, entry.number);
    case 'challenged':
      return story.challenged(who(entry.seat), entry.lie, who(entry.taker), entry.taken);
    case 'laid-out':
      return story.laidOut(who(entry.seat), entry.number);
    case 'out':
      return story.out(who(entry.seat));
    case 'round-ended':
      return entry.reason === 'four-kings' && entry.loser !== null
        ? story.fourKings(who(entry.loser))
        : entry.reason === 'only-kings'
          ? story.onlyKings
          : story.patience;
  }
}

/** How many of the newest entries stand on the table page. */
const SHOWN = 5;

/** The newest of what happened, newest first, and the way to all of it. */
export function StoryPart({ lang, view }: { lang: Lang; view: View }) {
  const { story } = words(lang).game;
  return (
    <section id="story" aria-labelledby="story-title">
      <h2 id="story-title">{story.title}</h2>
      <ol class="story" reversed>
        {view.story
          .slice(-SHOWN)
          .reverse()
          .map((entry) => (
            <li>{tell(entry, view, lang)}</li>
          ))}
      </ol>
      <p>
        <a id="whole-story" href={`/t/${view.code}/story`}>
          {story.whole}
        </a>
      </p>
    </section>
  );
}
