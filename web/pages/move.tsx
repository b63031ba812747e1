import { Document } from '../parts/document.tsx';
import { Qr } from '../parts/qr.tsx';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';

interface MovePageProps {
  readonly lang: Lang;
  readonly code: string;
  /** The whole link that moves the seat, once. */
  readonly link: string;
}

/** Shows the link that takes a seat along to another device. */
export function MovePage({ lang, code, link }: MovePageProps) {
  const { move, site } = words(lang);
  return (
    <Document lang={lang} title={`${move.title} · ${site.name}`} path={`/t/${code}`}>
      <main class="page move">
        <h1>{move.title}</h1>
        <p class="lead">{move.lead}</p>
        <Qr text={link} label={move.picture} />
        <p>
          <a id="move-link" class="link" href={link}>
            {link.replace(/^https?:\/\//, '')}
          </a>
        </p>
        <p class="hint">{move.once}</p>
        <p>
          <a class="button" href={`/t/${code}`}>
            {move.back}
          </a>
        </p>
      </main>
    </Document>
  );
}

interface RedeemPageProps {
  readonly lang: Lang;
  readonly code: string;
  /** Where the button leads, with the token in it. */
  readonly action: string;
  /** Whose seat it is; null where the link moves none any more. */
  readonly name: string | null;
}

/** What the other device sees first. Only its button moves the seat: a preview that fetches the page uses nothing up. */
export function RedeemPage({ lang, code, action, name }: RedeemPageProps) {
  const { move, site } = words(lang);
  const title = name === null ? move.spentTitle : move.redeemTitle(name);
  return (
    <Document lang={lang} title={`${title} · ${site.name}`} path={`/t/${code}`}>
      <main class="page move">
        <h1>{title}</h1>
        <p class="lead">{name === null ? move.spentLead : move.redeemLead}</p>
        {name === null ? (
          <p>
            <a class="button primary" href={`/t/${code}`}>
              {move.back}
            </a>
          </p>
        ) : (
          <form method="post" action={action} id="redeem">
            <button type="submit" id="redeem-button" class="primary">
              {move.redeem}
            </button>
          </form>
        )}
      </main>
    </Document>
  );
}
