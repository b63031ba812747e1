import { Document } from '../parts/document.tsx';
import { NameField } from '../parts/name-field.tsx';
import { Note } from '../parts/note.tsx';
import { OwnTables } from '../parts/own-tables.tsx';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import type { Refused } from '../words/refused.ts';

interface HomeProps {
  readonly lang: Lang;
  readonly refused?: Refused | undefined;
  readonly typed?: string | undefined;
}

/** The first page: one name, one tap, a table with friends or against bots. */
export function HomePage({ lang, refused, typed }: HomeProps) {
  const { site } = words(lang);
  const { home } = site;
  return (
    <Document lang={lang} title={`${site.name} – ${site.tagline}`} path="/">
      <main class="page home">
        <h1>{home.title}</h1>
        <p class="lead">{home.intro}</p>
        <OwnTables lang={lang} />
        <form method="post" action="/tables" id="open" class="panel">
          <NameField id="open-name" label={home.name} hint={home.nameHint} value={typed} />
          <Note lang={lang} refused={refused} />
          <div class="ways">
            <button type="submit" id="open-button" class="primary">
              {home.withFriends} <small>{home.open}</small>
            </button>
            <button type="submit" id="practice-button" class="second" formaction="/practice">
              {home.alone} <small>{home.practice}</small>
            </button>
          </div>
        </form>
        <h2>{home.stepsTitle}</h2>
        <ol class="steps">
          {home.steps.map(({ title, text }) => (
            <li>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </main>
    </Document>
  );
}
