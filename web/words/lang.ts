/** Which of our two languages somebody reads. */

export const LANGS = ['de', 'en'] as const;
export type Lang = (typeof LANGS)[number];

function known(tag: string): Lang | null {
  const language = tag.trim().toLowerCase().split('-')[0];
  return LANGS.find((lang) => lang === language) ?? null;
}

/** The languages of an Accept-Language header that we speak, the dearest first; q=0 means »not this one«. */
function accepted(header: string): Lang[] {
  return header
    .split(',')
    .flatMap((range) => {
      const [tag = '', ...parameters] = range.split(';');
      const quality = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
      const weight = quality === undefined ? 1 : Number(quality);
      const lang = known(tag);
      return lang && weight > 0 ? [{ lang, weight }] : [];
    })
    .sort((one, other) => other.weight - one.weight)
    .map(({ lang }) => lang);
}

/** The language to show: the one chosen before (`cookie`), else what the browser asks for, else German. */
export function pickLang(acceptLanguage: string | null, cookie: string | null): Lang {
  return known(cookie ?? '') ?? accepted(acceptLanguage ?? '')[0] ?? 'de';
}
