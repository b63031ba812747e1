import { Document } from '../parts/document.tsx';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';

/** Every request of the API, in the order in which a program comes to need them. */
const REQUESTS = [
  ['open', 'POST /api/tables'],
  ['sit', 'POST /api/tables/{code}/seats'],
  ['view', 'GET /api/tables/{code}'],
  ['command', 'POST /api/tables/{code}/commands'],
  ['live', 'GET /api/tables/{code}/live'],
  ['record', 'GET /api/tables/{code}/record'],
] as const;

/** A sentence; what stands in backticks is code. */
function Sentence({ text }: { text: string }) {
  return <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))}</>;
}

/** How to write a bot. `example` is the text of one that runs as it stands, served under /bot-example.mjs. */
export function ApiPage({ lang, example }: { lang: Lang; example: string }) {
  const { api, site } = words(lang);
  return (
    <Document lang={lang} title={`${api.title} · ${site.name}`} path="/api">
      <main class="page prose">
        <h1>{api.title}</h1>
        <p class="lead">{api.lead}</p>
        <dl class="requests">
          {REQUESTS.map(([request, line]) => (
            <>
              <dt>
                <code>{line}</code>
              </dt>
              <dd>
                <Sentence text={api.requests[request]} />
              </dd>
            </>
          ))}
        </dl>
        {api.notes.map((note) => (
          <p>
            <Sentence text={note} />
          </p>
        ))}
        <p>
          <a href="/api/openapi.json">{api.description}</a>
        </p>
        <h2>{api.exampleTitle}</h2>
        <p>{api.example}</p>
        <pre>
          <code>node bot-example.mjs https://…/t/k7m2qx9t Robo</code>
        </pre>
        <p>
          <a href="/bot-example.mjs">{api.download}</a>
        </p>
        <pre>
          <code>{example}</code>
        </pre>
      </main>
    </Document>
  );
}
