import type { ComponentChildren } from 'preact';
import type { Card } from '../../worker/rules/cards.ts';
import type { EventCardId, EventChoice, View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { ActionForm, doing } from './action-form.tsx';
import { CardFace, cardName } from './card.tsx';
import { othersInOrder } from './situation.ts';

interface EventFormProps {
  readonly lang: Lang;
  readonly view: View;
  readonly card: EventCardId;
  /** Exactly what may be chosen. */
  readonly choice: EventChoice;
}

interface OneOfProps {
  readonly name: 'seat' | 'card' | 'number';
  readonly value: Card | number;
  /** What it is called, also in the button's sentence. */
  readonly word: string;
  /** The only one there is, so chosen from the start. */
  readonly only: boolean;
  readonly children: ComponentChildren;
}

function OneOf({ name, value, word, only, children }: OneOfProps) {
  return (
    <label>
      <input
        type="radio"
        id={`event-${name}-${value}`}
        name={name}
        value={value}
        required
        checked={only}
        aria-label={word}
        data-word={word}
      />
      {children}
    </label>
  );
}

function Players({ lang, view, choice: { seats } }: EventFormProps) {
  const { events, game } = words(lang);
  const offered = othersInOrder(view).filter(({ seat }) => seats.includes(seat));
  if (offered.length === 0) return null;
  return (
    <fieldset id="event-seats" class="one-of players">
      <legend>{events.whom}</legend>
      <div>
        {offered.map(({ seat, name, cards }) => (
          <OneOf name="seat" value={seat} word={name} only={seats.length === 1}>
            <span>
              <bdi>{name}</bdi> <small>{game.cards(cards)}</small>
            </span>
          </OneOf>
        ))}
      </div>
    </fieldset>
  );
}

/** Cards of the hand once more, in a way that nobody takes for picking cards to lay: one of them, by its dot. */
function Cards({ lang, choice: { cards } }: EventFormProps) {
  const all = words(lang);
  if (cards.length === 0) return null;
  return (
    <fieldset id="event-cards" class="one-of faces">
      <legend>{all.events.whichCard}</legend>
      <div>
        {cards.map((card) => (
          <OneOf name="card" value={card} word={cardName(card, all)} only={cards.length === 1}>
            <CardFace card={card} />
          </OneOf>
        ))}
      </div>
    </fieldset>
  );
}

function Numbers({ lang, choice: { numbers } }: EventFormProps) {
  const { events, game } = words(lang);
  if (numbers.length === 0) return null;
  return (
    <fieldset id="event-numbers" class="one-of digits">
      <legend>{events.whichNumber}</legend>
      <div>
        {numbers.map((number) => (
          <OneOf name="number" value={number} word={game.number(number)} only={numbers.length === 1}>
            <span>{number}</span>
          </OneOf>
        ))}
      </div>
    </fieldset>
  );
}

/** What playing a card needs, chosen in place, and one button that says what will happen. */
export function EventForm(props: EventFormProps) {
  const { lang, view, card } = props;
  const { play, chosen } = words(lang).events.each[card];
  return (
    <ActionForm
      id="play-event"
      class="choices"
      action={doing(view.code, 'play-event')}
      once={`play-event-${view.turn}`}
      fields={{ turn: view.turn }}
    >
      <Players {...props} />
      <Cards {...props} />
      <Numbers {...props} />
      <button type="submit" id="play-event-button" class="primary" data-plain={play} data-chosen={chosen}>
        {play}
      </button>
    </ActionForm>
  );
}
