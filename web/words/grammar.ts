/** What sentences need beside words: people, plurals and lists. */

/** Somebody a sentence is about: by name, or the reader. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

/** A function that says a count in the right form, »1 Karte«, »2 Karten«. */
export function counter(lang: string, one: string, other: string): (count: number) => string {
  const rules = new Intl.PluralRules(lang);
  return (count) => `${count} ${rules.select(count) === 'one' ? one : other}`;
}

/** A function that joins names, »Anna, Ben und Cleo«. */
export function lister(lang: string): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(lang, { type: 'conjunction' });
  return (items) => format.format(items);
}

/** A heading and what stands below it. */
export function titled(title: string, text: string): { readonly title: string; readonly text: string } {
  return { title, text };
}
