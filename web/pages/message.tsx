import { Document } from '../parts/document.tsx';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';

type Kind = 'no-such-table' | 'not-found' | 'not-allowed' | 'too-large' | 'malformed' | 'broken';

/** Something that is not as it should be, said kindly, with a way home. */
export function MessagePage({ lang, kind }: { lang: Lang; kind: Kind }) {
  const { site } = words(lang);
  const { title, text } = site.messages[kind];
  return (
    <Document lang={lang} title={`${title} · ${site.name}`} path="/">
      <main class="page message">
        <h1>{title}</h1>
        <p class="lead">{text}</p>
        <p>
          <a class="button primary" href="/">
            {site.toHome}
          </a>
        </p>
      </main>
    </Document>
  );
}
