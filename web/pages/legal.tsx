import { Document } from '../parts/document.tsx';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';

/** Who runs this server, as set by whoever deployed it. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

interface LegalProps {
  readonly lang: Lang;
  readonly kind: 'impressum' | 'datenschutz';
  readonly operator: Operator | null;
}

function Imprint({ lang, operator }: { lang: Lang; operator: Operator | null }) {
  const { impressum } = words(lang).legal;
  return (
    <>
      {operator === null ? (
        <p>{impressum.missing}</p>
      ) : (
        <address>
          <p>{impressum.operator}</p>
          <p>
            {[operator.name, ...operator.address.split(/\n|\\n/)].map((line) => (
              <>
                {line}
                <br />
              </>
            ))}
          </p>
          <p>
            {impressum.email}: <a href={`mailto:${operator.email}`}>{operator.email}</a>
          </p>
        </address>
      )}
      <h2>{impressum.affiliationTitle}</h2>
      <p>{impressum.affiliation}</p>
    </>
  );
}

/** The legal notice and what is kept about people. */
export function LegalPage({ lang, kind, operator }: LegalProps) {
  const { legal, site } = words(lang);
  const { title } = legal[kind];
  return (
    <Document lang={lang} title={`${title} · ${site.name}`} path={`/${kind}`}>
      <main class="page prose">
        <h1>{title}</h1>
        {kind === 'impressum' ? (
          <Imprint lang={lang} operator={operator} />
        ) : (
          legal.datenschutz.sections.map((section) => (
            <section>
              <h2>{section.title}</h2>
              <p>{section.text}</p>
            </section>
          ))
        )}
      </main>
    </Document>
  );
}
