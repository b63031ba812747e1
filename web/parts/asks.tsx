import type { View, ViewAsk } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { ActionForm, doing } from './action-form.tsx';
import { othersAgreed, stillToAnswer, tellAsk } from './asked.ts';
import { awaitsViewer, isHost, otherHost, peopleOf, whoSits } from './situation.ts';

interface AskProps {
  readonly lang: Lang;
  readonly view: View;
  readonly ask: ViewAsk;
}

/** A yes or a no, each a command of its own: the table takes only the first. */
function Answer({ lang, view, ask: { ask, kind, name } }: AskProps) {
  const { table } = words(lang).asks;
  return (
    <ActionForm id={`answer-${ask}`} action={doing(view.code, 'answer')} fields={{ ask }} class="buttons">
      <button type="submit" id={`answer-${ask}-yes`} name="yes" value="true" aria-describedby={`ask-${ask}-text`}>
        {kind === 'claim' ? table.yes(name) : table.yesTakeOver}
      </button>
      <button type="submit" id={`answer-${ask}-no`} name="yes" value="false" aria-describedby={`ask-${ask}-text`}>
        {table.no}
      </button>
    </ActionForm>
  );
}

/** The host's way past those who have not answered. */
function LetIn({ lang, view, ask: { ask } }: AskProps) {
  const { table } = words(lang).asks;
  return (
    <ActionForm
      id={`let-in-${ask}`}
      action={doing(view.code, 'let-in')}
      once={`let-in-${ask}`}
      fields={{ ask }}
      class="let-in"
    >
      <p class="hint" id={`let-in-${ask}-hint`}>
        {table.letInHint}
      </p>
      <button type="submit" id={`let-in-${ask}-button`} aria-describedby={`let-in-${ask}-hint`}>
        {table.letIn}
      </button>
    </ActionForm>
  );
}

/** What a yes will do, before the viewer has said it; then what it still takes. */
function Consequence({ lang, view, ask }: AskProps) {
  const { missing, table } = words(lang).asks;
  if (awaitsViewer(view, ask)) {
    const others = peopleOf(view).filter(({ seat }) => seat !== ask.seat);
    return <p class="hint">{others.length > 1 ? table.atOnce : table.fromNextRound}</p>;
  }
  const names = stillToAnswer(view, ask);
  return (
    <p>
      {table.youAgreed} {names.length > 0 ? missing(names) : table.nobodyElse}
    </p>
  );
}

function Claim(props: AskProps) {
  const { lang, view, ask } = props;
  const { agreed, table } = words(lang).asks;
  const mine = awaitsViewer(view, ask);
  const others = othersAgreed(view, ask);
  return (
    <>
      <p id={`ask-${ask.ask}-text`}>
        {tellAsk(view, ask, lang)} {mine ? table.check : null}
      </p>
      <Consequence {...props} />
      {others.length > 0 ? <p class="hint">{agreed(others)}</p> : null}
      {mine ? <Answer {...props} /> : null}
      {isHost(view) ? <LetIn {...props} /> : null}
    </>
  );
}

function TakeOver(props: AskProps) {
  const { lang, view, ask } = props;
  return (
    <>
      <p id={`ask-${ask.ask}-text`}>{tellAsk(view, ask, lang)}</p>
      {isHost(view) ? <Answer {...props} /> : <p class="hint">{words(lang).asks.table.decides(otherHost(view))}</p>}
    </>
  );
}

/** In a few words, first of all what the viewer is asked themselves; how many there are comes first, as the end may be cut off. */
function Summary({ lang, view, asks }: { lang: Lang; view: View; asks: readonly ViewAsk[] }) {
  const { table } = words(lang).asks;
  const shown = asks.find((ask) => awaitsViewer(view, ask)) ?? asks[0];
  if (shown === undefined) return null;
  return (
    <summary id="asks-summary">
      <span>
        {asks.length > 1 ? `${table.questions(asks.length)} · ` : null}
        {(shown.kind === 'claim' ? table.claimShort : table.takeOverShort)(shown.name)}
      </span>{' '}
      <b class="opens">{table.open}</b>
      <b class="closes">{table.close}</b>
    </summary>
  );
}

/**
 * What is asked of those who play: a line over the head of the page, which unfolds to the question. It takes no room of its
 * own, so that no card moves under a thumb when somebody asks.
 */
export function Asks({ lang, view }: { lang: Lang; view: View }) {
  const asks = view.asks.filter(({ promised }) => !promised);
  if (asks.length === 0) return null;
  const mine = asks.some((ask) => awaitsViewer(view, ask));
  return (
    <details id="asks" class={mine ? 'asks mine' : 'asks'} tabIndex={-1}>
      <Summary lang={lang} view={view} asks={asks} />
      {asks.map((ask) => (
        <section id={`ask-${ask.ask}`} aria-labelledby={`ask-${ask.ask}-text`}>
          {ask.kind === 'claim' ? (
            <Claim lang={lang} view={view} ask={ask} />
          ) : (
            <TakeOver lang={lang} view={view} ask={ask} />
          )}
        </section>
      ))}
    </details>
  );
}

/** What the next deal will bring: there is nothing to answer any more, so it stands beside the table. */
export function Promises({ lang, view }: { lang: Lang; view: View }) {
  const { table } = words(lang).asks;
  const promised = view.asks.filter((ask) => ask.promised);
  if (promised.length === 0) return null;
  return (
    <div id="promises">
      {promised.map(({ ask, kind, name, seat }) => (
        <p id={`promised-${ask}`}>
          {kind === 'claim' ? table.promisedClaim(name) : table.promisedTakeOver(name, whoSits(view, seat).name)}
        </p>
      ))}
    </div>
  );
}
