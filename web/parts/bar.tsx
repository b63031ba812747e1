import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import type { Refused } from '../words/refused.ts';
import { ActionForm, doing } from './action-form.tsx';
import { Note } from './note.tsx';
import { isActing } from './situation.ts';

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
function LayButton({ lang, called }: { lang: Lang; called: number | null }) {
  const { hand, number, cards } = words(lang).game;
  return (
    <button
      type="submit"
      form="play"
      id="lay"
      class="primary"
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

function Decision({ lang, view }: { lang: Lang; view: View }) {
  const { hand } = words(lang).game;
  const { code, legal, turn, round } = view;
  if (legal === null) return null;
  return (
    <>
      {legal.lay && legal.numbers.length > 0 ? <NumberChoice lang={lang} numbers={legal.numbers} /> : null}
      <div class="buttons">
        {legal.challenge ? (
          <ActionForm id="challenge" action={doing(code, 'challenge')} once={`challenge-${turn}`} fields={{ turn }}>
            <button type="submit" id="challenge-button" class={legal.lay ? 'second' : 'primary'}>
              {hand.challenge}
            </button>
          </ActionForm>
        ) : null}
        {legal.lay ? <LayButton lang={lang} called={round?.called ?? null} /> : null}
      </div>
    </>
  );
}

function Waiting({ lang, view }: { lang: Lang; view: View }) {
  const { turn, watching, watchingHint } = words(lang).game;
  const actor = view.round?.toAct == null ? undefined : view.seats[view.round.toAct];
  const own = view.you === null ? null : view.seats[view.you];
  return (
    <p class="waiting">
      <strong>{own ? (actor ? turn.waits(actor.name, actor.away) : '') : watching}</strong>{' '}
      {own ? (own.cards > 0 ? turn.prepare : turn.youAreOut) : watchingHint}
    </p>
  );
}

/** What the viewer may do now, always at the same place under the thumb. */
export function Bar({ lang, view, refused }: { lang: Lang; view: View; refused?: Refused | undefined }) {
  return (
    <div id="bar" class={isActing(view) ? 'bar mine' : 'bar'}>
      <Note lang={lang} refused={refused} />
      {isActing(view) ? <Decision lang={lang} view={view} /> : <Waiting lang={lang} view={view} />}
    </div>
  );
}
