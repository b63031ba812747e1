/** Every sentence shown, one object a language; a sentence missing in one of them does not compile. */
import { de } from './de.ts';
import { en } from './en.ts';
import type { Lang } from './lang.ts';

export type { Lang } from './lang.ts';
export { LANGS, pickLang } from './lang.ts';

/** The German words are the pattern for all others. */
export type Words = typeof de;

const ALL: Readonly<Record<Lang, Words>> = { de, en };

/** The sentences of one language. */
export function words(lang: Lang): Words {
  return ALL[lang];
}
