/** What binds the player to act, and why. */
import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { cardInForce, isActing } from './situation.ts';

const WANTS_LAY = ['safe-conduct', 'gauntlet', 'fools-cap', 'renumber'] as const;
const WANTS_CHALLENGE = ['stakes', 'halves'] as const;

/** Whether the viewer is bound by a card that they have just played themselves. */
export function isBoundByOwnCard(view: View): boolean {
  const card = cardInForce(view);
  return [...WANTS_LAY, ...WANTS_CHALLENGE].some((id) => id === card);
}

/** Why the viewer must lay or challenge, or what holds for what they are about to lay; null where they are free. */
export function dutyOf(view: View, lang: Lang): string | null {
  const { duty } = words(lang).events;
  const { legal, round } = view;
  if (!isActing(view) || legal === null) return null;
  const card = cardInForce(view);
  const binding = (legal.lay ? WANTS_LAY : WANTS_CHALLENGE).find((id) => id === card);
  if (binding !== undefined) return duty.inForce[binding];
  if (!legal.lay) return round?.lastLay?.gauntlet ? duty.laidGauntlet : duty.twoLeft;
  return round?.lastLay?.safe ? duty.laidSafe : null;
}
