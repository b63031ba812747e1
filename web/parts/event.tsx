import type { ComponentChildren } from 'preact';
import type { EventCardId, View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { Icon, OpenCards } from './card.tsx';
import { EventForm } from './event-form.tsx';
import { isActing, whoSits } from './situation.ts';

/** The card itself: emblem, name, what it does, and on its right whether it can be played. */
function EventFace({ lang, card, children }: { lang: Lang; card: EventCardId; children: ComponentChildren }) {
  const { name, does } = words(lang).events.each[card];
  return (
    <>
      <span class="emblem">
        <Icon name={`event-${card}`} />
      </span>
      <b class="name">{name}</b> <span class="does">{does}</span>
      <span class="state">{children}</span>
    </>
  );
}

/** A card that can be played unfolds to what it needs; folding it again is the way back. */
function Held({ lang, view, card }: { lang: Lang; view: View; card: EventCardId }) {
  const { events } = words(lang);
  if (!view.legal?.event) {
    return (
      <p class="event-face" id="event-face">
        <EventFace lang={lang} card={card}>
          {isActing(view) ? events.notNow : events.later}
        </EventFace>
      </p>
    );
  }
  return (
    <details id="event-fold">
      <summary class="event-face" id="event-summary">
        <EventFace lang={lang} card={card}>
          <b class="opens">{events.open}</b>
          <b class="closes">{events.close}</b>
        </EventFace>
      </summary>
      <EventForm lang={lang} view={view} card={card} choice={view.legal.event} />
    </details>
  );
}

/** What event cards showed the viewer and nobody else; to be read until the round ends. */
function Seen({ lang, view }: { lang: Lang; view: View }) {
  const all = words(lang);
  const { each, seen } = all.events;
  return (
    <>
      {view.seen.map(({ by, seat, cards }, index) => (
        <div class="seen" id={`seen-${index}`}>
          <p>{seen(each[by].name, whoSits(view, seat))}</p>
          <OpenCards cards={cards} words={all} />
        </div>
      ))}
    </>
  );
}

/** One's own event card, face down for everyone else, and what it has shown. */
export function EventPart({ lang, view }: { lang: Lang; view: View }) {
  const { events } = words(lang);
  const own = view.you === null ? undefined : view.seats[view.you];
  if (own === undefined || own.eventCard === 'none') return null;
  return (
    <section
      id="event"
      class={view.legal?.event ? 'event playable' : 'event'}
      aria-labelledby="event-title"
      tabIndex={-1}
    >
      <h2 id="event-title" class="spoken">
        {events.title}
      </h2>
      {view.eventCard === null ? (
        <p class="event-face gone">
          <Icon name="event-played" />
          {events.played}
        </p>
      ) : (
        <Held lang={lang} view={view} card={view.eventCard} />
      )}
      <Seen lang={lang} view={view} />
    </section>
  );
}
