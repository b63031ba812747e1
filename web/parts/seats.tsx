import type { View, ViewSeat } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { Icon } from './card.tsx';
import { Name } from './name.tsx';
import { othersInOrder } from './situation.ts';

/** What else is to be said of a seat, most pressing first. Of whoever acts only that, as there is little room. */
function remarks(seat: ViewSeat, { host, round }: View, lang: Lang): string[] {
  const { seats } = words(lang).game;
  const human = seat.kind === 'human';
  const acts = round?.toAct === seat.seat;
  return [
    human ? (seat.left ? seats.left : seat.standIn ? seats.standIn : seat.away ? seats.away : null) : seats.bot,
    seat.inRound ? null : seats.out,
    seat.seat === host && !acts ? seats.host : null,
    seat.seat === round?.dealer && !acts ? seats.dealer : null,
    seat.youngest && !acts ? seats.youngest : null,
  ].filter((remark) => remark !== null);
}

/** Whether an event card still lies there, or is played: two pictures of different shape. */
function HeldEvent({ seat: { eventCard }, lang }: { seat: ViewSeat; lang: Lang }) {
  const { gone, held } = words(lang).events;
  if (eventCard === 'none') return null;
  const text = eventCard === 'held' ? held : gone;
  return (
    <span class={`held-event ${eventCard}`} title={text}>
      <Icon name={`event-${eventCard}`} />
      <span class="spoken">{text}</span>
    </span>
  );
}

/** Kings held when they were counted. */
function Kings({ count, lang }: { count: number; lang: Lang }) {
  const text = words(lang).events.counted(count);
  return (
    <span class="counted" title={text}>
      <Icon name="king" />
      <span aria-hidden="true">{count}</span>
      <span class="spoken">{text},</span>
    </span>
  );
}

function SeatTile({ seat, view, lang }: { seat: ViewSeat; view: View; lang: Lang }) {
  const { cards, points, pointsShort, seats } = words(lang).game;
  const acts = view.round?.toAct === seat.seat;
  const state = acts ? 'acts' : seat.inRound ? '' : 'out';
  return (
    <li
      id={`seat-${seat.seat}`}
      class={`seat ${state}${seat.away && seat.kind === 'human' ? ' away' : ''}`}
      aria-current={acts ? 'true' : undefined}
    >
      <span class="name">
        <Name lang={lang} seat={seat} />
      </span>
      <span class="figures">
        <b aria-hidden="true">
          <Icon name="cards" />
          {seat.cards}
        </b>
        <span aria-hidden="true">{pointsShort(seat.total)}</span>
        <span class="spoken">
          {cards(seat.cards)}, {points(seat.total)}
        </span>
      </span>
      <span class="remarks">
        {acts ? <strong>{seats.toAct}</strong> : null}
        {remarks(seat, view, lang).join(' · ')}
      </span>
      <span class="signs">
        {view.census ? <Kings count={view.census[seat.seat] ?? 0} lang={lang} /> : null}
        <HeldEvent seat={seat} lang={lang} />
      </span>
    </li>
  );
}

/** Everybody else, in the order in which they sit, and which way round play goes. */
export function Seats({ lang, view }: { lang: Lang; view: View }) {
  const { seats } = words(lang).game;
  const others = othersInOrder(view);
  return (
    <section id="seats" aria-labelledby="seats-title">
      <h2 id="seats-title" class="spoken">
        {seats.title}
      </h2>
      <ol class={`seats of-${others.length}`}>
        {others.map((seat) => (
          <SeatTile seat={seat} view={view} lang={lang} />
        ))}
      </ol>
    </section>
  );
}
