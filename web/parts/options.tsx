import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { ActionForm, doing } from './action-form.tsx';
import { isHost } from './situation.ts';

interface ChoiceProps {
  readonly view: View;
  readonly id: string;
  /** The field of `set-options`. */
  readonly name: 'rounds' | 'eventCards' | 'turnSeconds';
  readonly title: string;
  readonly hint: string;
  readonly chosen: string;
  /** What is sent, what is shown, what is read out. */
  readonly choices: readonly (readonly [value: string, text: string, spoken: string])[];
}

/** One of the host's options: a tap chooses and sends. */
function Choice({ view, id, name, title, hint, chosen, choices }: ChoiceProps) {
  return (
    <ActionForm id={id} action={doing(view.code, 'set-options')} class="options">
      <fieldset>
        <legend>{title}</legend>
        <div>
          {choices.map(([value, text, spoken]) => (
            <button
              type="submit"
              id={`${id}-${value}`}
              name={name}
              value={value}
              aria-pressed={value === chosen}
              aria-label={spoken}
            >
              {text}
            </button>
          ))}
        </div>
      </fieldset>
      <p class="hint">{hint}</p>
    </ActionForm>
  );
}

const SECONDS = [0, 30, 60, 90, 120, 300];

/** What the host sets before the game, and everyone else reads. */
export function Options({ lang, view }: { lang: Lang; view: View }) {
  const { clock, eventCards, rounds } = words(lang).lobby;
  const { options } = view;
  if (!isHost(view)) {
    return (
      <ul id="agreed">
        <li>{rounds.agreed(options.rounds)}</li>
        <li>{eventCards.agreed(options.eventCards)}</li>
        <li>{clock.agreed(options.turnSeconds)}</li>
      </ul>
    );
  }
  const seconds = [...new Set([...SECONDS, options.turnSeconds])].sort((one, other) => one - other);
  return (
    <>
      <Choice
        view={view}
        id="rounds"
        name="rounds"
        title={rounds.title}
        hint={rounds.hint}
        chosen={String(options.rounds)}
        choices={[1, 2, 3, 4, 5, 6, 7, 8].map((count) => [String(count), String(count), rounds.label(count)])}
      />
      <Choice
        view={view}
        id="event-cards"
        name="eventCards"
        title={eventCards.title}
        hint={eventCards.hint}
        chosen={String(options.eventCards)}
        choices={[
          ['true', eventCards.on, eventCards.on],
          ['false', eventCards.off, eventCards.off],
        ]}
      />
      <Choice
        view={view}
        id="turn-seconds"
        name="turnSeconds"
        title={clock.title}
        hint={clock.hint}
        chosen={String(options.turnSeconds)}
        choices={seconds.map((count) => [
          String(count),
          count === 0 ? clock.none : clock.time(count),
          clock.spoken(count),
        ])}
      />
    </>
  );
}
