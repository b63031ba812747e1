import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { OpenCards } from './card.tsx';
import { whoSits } from './situation.ts';
import { tellChallenge } from './story.tsx';

/** The cards of the latest challenge, lie or truth, and who takes how many. */
export function RevealPart({ lang, view }: { lang: Lang; view: View }) {
  const all = words(lang);
  const { lastReveal } = view;
  if (lastReveal === null) return null;
  const { seat, called, cards, lie } = lastReveal;
  return (
    <div id="reveal" class={lie ? 'reveal lie' : 'reveal truth'}>
      <div>
        <p class="verdict">{lie ? all.game.reveal.lie : all.game.reveal.truth}</p>
        <p>{all.game.reveal.laidAs(whoSits(view, seat), called)}</p>
      </div>
      <OpenCards cards={cards} words={all} />
      <p>{tellChallenge(view, lang)}</p>
    </div>
  );
}
