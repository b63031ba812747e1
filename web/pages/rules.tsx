import { EVENT_CARD_IDS } from '../../worker/rules/view.ts';
import { Icon } from '../parts/card.tsx';
import { Document } from '../parts/document.tsx';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';

/** Players, colours, highest number, cards; the kings are always four. */
const DECKS = [
  ['3', 4, 6, 28],
  ['4', 4, 7, 32],
  ['5–8', 5, 7, 39],
] as const;

function DeckTable({ lang }: { lang: Lang }) {
  const { deck } = words(lang).rules;
  return (
    <table class="decks">
      <thead>
        <tr>
          {[deck.players, deck.colours, deck.numbers, deck.kings, deck.cards].map((head) => (
            <th scope="col">{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DECKS.map(([players, colours, highest, cards]) => (
          <tr>
            <th scope="row">{players}</th>
            <td>{colours}</td>
            <td>1–{highest}</td>
            <td>4</td>
            <td>{cards}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every event card: how it looks, what it is called, what it does. */
function EventCards({ lang }: { lang: Lang }) {
  const { events, rules } = words(lang);
  const { title, ours, text, details } = rules.events;
  return (
    <section id="events" aria-labelledby="events-title">
      <h2 id="events-title">{title}</h2>
      {text.map((paragraph) => (
        <p>{paragraph}</p>
      ))}
      <p class="ours">{ours}</p>
      <ul class="event-list">
        {EVENT_CARD_IDS.map((id) => (
          <li class="event-face">
            <span class="emblem">
              <Icon name={`event-${id}`} />
            </span>
            <b class="name">{events.each[id].name}</b> <span class="does">{events.each[id].does}</span>
          </li>
        ))}
      </ul>
      <ul class="details">
        {details.map((detail) => (
          <li>{detail}</li>
        ))}
      </ul>
    </section>
  );
}

/** How the game is played. */
export function RulesPage({ lang }: { lang: Lang }) {
  const { rules, site } = words(lang);
  return (
    <Document lang={lang} title={`${rules.title} · ${site.name}`} path="/rules">
      <main class="page prose">
        <h1>{rules.title}</h1>
        <p class="lead">{rules.lead}</p>
        <h2>{rules.deck.title}</h2>
        <p>{rules.deck.text}</p>
        <DeckTable lang={lang} />
        {rules.sections.map(({ title, text }) => (
          <section>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p>{paragraph}</p>
            ))}
          </section>
        ))}
        <EventCards lang={lang} />
      </main>
    </Document>
  );
}
