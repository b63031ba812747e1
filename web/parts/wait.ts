/** Whom everyone waits for. */
import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { whoActs } from './situation.ts';

/** A sentence about whoever is to act, and what will happen by itself, if anything will. */
export function waitsFor(view: View, lang: Lang): [who: string, more: string | null] {
  const { turn } = words(lang).game;
  const actor = whoActs(view);
  if (actor === undefined) return ['', null];
  // For whoever left a bot plays on for good.
  if (actor.kind === 'bot' || actor.left) return [turn.waitsForBot(actor.name), null];
  if (!actor.away && !actor.standIn) return [turn.waits(actor.name), null];
  return [turn.waitsForAway(actor.name), actor.standIn ? turn.standInSoon : null];
}
