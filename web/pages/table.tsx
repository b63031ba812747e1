import { Document } from '../parts/document.tsx';
import { signalOf } from '../parts/signal.ts';
import { isInGame, isWaiting } from '../parts/situation.ts';
import { TableMain, type TableProps } from '../parts/table-main.tsx';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';

export { TableMain, type TableProps } from '../parts/table-main.tsx';

/**
 * The socket: stays open in the background, as somebody may wait for their turn there, and comes back within seconds. A
 * deploy ends all sockets of all tables at once, so they come back spread over a second and a half.
 */
const SOCKET = JSON.stringify({
  ws: { pauseOnBackground: false, reconnectDelay: 800, reconnectJitter: 0.9, reconnectMaxDelay: 10_000 },
});

function Live({ lang, code }: { lang: Lang; code: string }) {
  const { connection } = words(lang).site;
  return (
    <div id="live" hx-ws:connect={`/t/${code}/live`} hx-target="#table" hx-swap="outerMorph" hx-config={SOCKET}>
      <p id="connection" role="status" hidden>
        {connection}
      </p>
    </div>
  );
}

/** The page behind a share link: whoever opens it sees the table as they may see it. */
export function TablePage(props: TableProps) {
  const { lang, view } = props;
  const { site } = words(lang);
  const { title, icon } = signalOf(view, lang);
  const path = `/t/${view.code}`;
  // Whoever may take a seat back is offered no other one to ask for.
  const waits = isWaiting(view) || (props.moved !== undefined && isInGame(view));
  return (
    <Document
      lang={lang}
      title={title}
      icon={icon}
      path={path}
      preview={[`${site.name}: ${site.invitation}`, site.invitationText]}
      reloads={waits && props.refused === undefined}
    >
      <Live lang={lang} code={view.code} />
      <TableMain {...props} />
      <noscript>
        <p class="refresh">
          <a href={path}>{site.refresh}</a>
        </p>
      </noscript>
    </Document>
  );
}
