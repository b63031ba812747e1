import type { StoryEntry } from '../../worker/rules/story.ts';
import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { whoSits } from './situation.ts';

type Of<Type extends StoryEntry['type']> = Extract<StoryEntry, { type: Type }>;

function tellEvent(entry: Of<'event-played'>, view: View, lang: Lang): string {
  const { events, game } = words(lang);
  const { seat, card, target = seat, number = 0, direction = 1, census = [] } = entry;
  const kings = census.map((count, holder) => [whoSits(view, holder), count] as const);
  return events.told(whoSits(view, seat), card, {
    target: whoSits(view, target),
    number: game.number(number),
    direction,
    kings: kings.filter(([, count]) => count > 0),
  });
}

/** The moves that the challenge before has not told. */
function tellMoves({ moves }: Of<'picked-up'>, before: StoryEntry | undefined, view: View, lang: Lang): string {
  const taker = before?.type === 'challenged' ? before.taker : null;
  const besides = moves.flatMap(({ from, to, cards }) =>
    to === 'pile' || (from === 'pile' && to === taker)
      ? []
      : [{ from: from === 'pile' ? null : whoSits(view, from), to: whoSits(view, to), cards }],
  );
  return words(lang).events.pickedUp(besides);
}

function tellPlainly(entry: StoryEntry, before: StoryEntry | undefined, view: View, lang: Lang): string {
  const { story } = words(lang).game;
  const who = (seat: number) => whoSits(view, seat);
  switch (entry.type) {
    case 'round-started':
      return story.started(entry.round, who(entry.dealer), who(entry.starter));
    case 'laid':
      return (entry.leads ? story.leads : story.lays)(who(entry.seat), entry.cards, entry.number);
    case 'challenged':
      return story.challenged(who(entry.seat), entry.lie, who(entry.taker), entry.taken);
    case 'picked-up':
      return tellMoves(entry, before, view, lang);
    case 'event-played':
      return tellEvent(entry, view, lang);
    case 'laid-out':
      return story.laidOut(who(entry.seat), entry.number);
    case 'out':
      return story.out(who(entry.seat));
    case 'left':
      return story.left(who(entry.seat));
    case 'changed-hands':
      return words(lang).move.told[entry.how](who(entry.seat));
    case 'taken-over':
      return words(lang).asks.takenOver(who(entry.seat), entry.was);
    case 'round-ended':
      return entry.reason === 'four-kings' && entry.loser !== null
        ? story.fourKings(who(entry.loser))
        : entry.reason === 'only-kings'
          ? story.onlyKings
          : story.patience;
  }
}

/** All that happened, each as a sentence, in the same order. */
export function tell(story: readonly StoryEntry[], view: View, lang: Lang): string[] {
  const { standIn } = words(lang).game.story;
  return story.map((entry, index) => {
    const sentence = tellPlainly(entry, story[index - 1], view, lang);
    return 'standIn' in entry && entry.standIn ? standIn(sentence) : sentence;
  });
}

/** What happens by itself when something is done. */
const CONSEQUENCES: readonly StoryEntry['type'][] = ['picked-up', 'out'];

/** The newest of what was done, with what came of it. */
export function tellNewest(view: View, lang: Lang): string {
  const done = view.story.findLastIndex(({ type }) => !CONSEQUENCES.includes(type));
  return tell(view.story.slice(Math.max(done, 0)), view, lang).join(' ');
}

/** The latest challenge and what came of it. */
export function tellChallenge(view: View, lang: Lang): string {
  const from = view.story.findLastIndex(({ type }) => type === 'challenged');
  const [challenged, next] = tell(view.story.slice(Math.max(from, 0)), view, lang);
  return view.story[from + 1]?.type === 'picked-up' ? `${challenged} ${next}` : (challenged ?? '');
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
        {tell(view.story, view, lang)
          .slice(-SHOWN)
          .reverse()
          .map((sentence) => (
            <li>{sentence}</li>
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
