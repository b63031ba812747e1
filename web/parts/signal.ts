/** What the browser's tab says of the table: the islands in the browser only copy it there, after every swap. */
import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { isActing } from './situation.ts';

const ICON = '/favicon.svg';
const ICON_OF_MY_TURN = '/favicon-turn.svg';

export interface Signal {
  readonly title: string;
  readonly icon: string;
  /** Tells my turns apart; undefined where it is not mine. */
  readonly turn: string | undefined;
}

export function signalOf(view: View, lang: Lang): Signal {
  const { site } = words(lang);
  return isActing(view)
    ? { title: `${site.yourTurn} · ${site.name}`, icon: ICON_OF_MY_TURN, turn: `${view.game}-${view.turn}` }
    : { title: `${site.name} · ${view.code}`, icon: ICON, turn: undefined };
}
