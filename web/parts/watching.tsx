import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';

/** Tells those who have a seat how many watch live; in a line of others, so that its coming and going moves nothing. */
export function Watching({ lang, view: { watching } }: { lang: Lang; view: View }) {
  if (watching === null || watching === 0) return null;
  return <span id="watching">{words(lang).asks.watching(watching)}.</span>;
}
