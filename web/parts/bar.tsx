import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import type { Refused } from '../words/refused.ts';
import { ActionForm, doing } from './action-form.tsx';
import { Clock } from './clock.tsx';
import { dutyOf } from './duty.ts';
import { Note } from './note.tsx';
import { Paused } from './pause.tsx';
import { isActing } from './situation.ts';
import { waitsFor } from './wait.ts';

/** The numbers a leader may call; part of the hand's form though it stands in the bar. */
function NumberChoice({ lang, numbers }: { lang: Lang; numbers: readonly number[] }) {
  const { hand, number } = words(lang).game;
  return (
    <fieldset class="numbers" id="numbers">
      <legend>{hand.callFor}</legend>
      <div>
        {numbers.map((value) => (
          <label>
            <input
              type="radio"
              form="play"
              id={`number-${value}`}
              name="number"
              value={value}
              required
              checked={numbers.length === 1}
              aria-label={`${value}, ${number(value)}`}
              data-word={number(value)}
            />
            <span>{value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The one big button; a script lets it say what will happen with the cards picked. */
function LayButton({ lang, called, why }: { lang: Lang; called: number | null; why: boolean }) {
  const { hand, number, cards } = words(lang).game;
  return (
    <button
      type="submit"
      form="play"
      id="lay"
      class="primary"
      aria-describedby={why ? 'why' : undefined}
      data-none={hand.choose}
      data-unnamed={hand.chooseNumber('#')}
      data-one-card={cards(1)}
      data-one={hand.layOne('@')}
      data-many={hand.layMany('#', '@')}
      data-word={called === null ? undefined : number(called)}
    >
      {hand.layPlain}
    </button>
  );
}

/** More time for this turn, as often as there is. */
function MoreTime({ lang, view }: { lang: Lang; view: View }) {
  const { clock } = words(lang).game;
  const { code, turn, round } = view;
  const times = round?.moreTime ?? 0;
  if (times === 0) return null;
  return (
    <ActionForm id="more-time" action={doing(code, 'more-time')} once={`more-time-${turn}-${times}`} fields={{ turn }}>
      <button type="submit" id="more-time-button" title={clock.moreTimeHint(times)}>
        {clock.moreTime}
      </button>
    </ActionForm>
  );
}

function Decision({ lang, view }: { lang: Lang; view: View }) {
  const { hand } = words(lang).game;
  const { code, legal, turn, round } = view;
  if (legal === null) return null;
  const why = dutyOf(view, lang);
  return (
    <>
      {legal.lay && legal.numbers.length > 0 ? <NumberChoice lang={lang} numbers={legal.numbers} /> : null}
      <div class="buttons">
        <MoreTime lang={lang} view={view} />
        {legal.challenge ? (
          <ActionForm id="challenge" action={doing(code, 'challenge')} once={`challenge-${turn}`} fields={{ turn }}>
            <button
              type="submit"
              id="challenge-button"
              class={legal.lay ? 'second' : 'primary'}
              aria-describedby={why === null ? undefined : 'why'}
            >
              {hand.challenge}
            </button>
          </ActionForm>
        ) : null}
        {why === null ? null : <p id="why">{why}</p>}
        {legal.lay ? <LayButton lang={lang} called={round?.called ?? null} why={why !== null} /> : null}
      </div>
    </>
  );
}

/** Whom everyone waits for, and what the viewer can do meanwhile. */
function Waiting({ lang, view }: { lang: Lang; view: View }) {
  const { turn, watching, watchingHint } = words(lang).game;
  const own = view.you === null ? null : view.seats[view.you];
  const [wait, more] = waitsFor(view, lang);
  return (
    <p class="waiting">
      <strong>{own ? wait : watching}</strong>{' '}
      {own ? (more ?? (own.cards > 0 ? turn.prepare : turn.youAreOut)) : watchingHint}
    </p>
  );
}

/** What the viewer may do now, always at the same place under the thumb. */
export function Bar({ lang, view, refused }: { lang: Lang; view: View; refused?: Refused | undefined }) {
  return (
    <div id="bar" class={isActing(view) ? 'bar mine' : 'bar'} tabIndex={-1}>
      <Note lang={lang} refused={refused} />
      <Clock lang={lang} view={view} />
      {view.paused ? (
        <Paused lang={lang} view={view} />
      ) : isActing(view) ? (
        <Decision lang={lang} view={view} />
      ) : (
        <Waiting lang={lang} view={view} />
      )}
    </div>
  );
}
