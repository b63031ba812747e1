import type { View, ViewLastLay } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { Icon } from './card.tsx';
import { RevealPart } from './reveal.tsx';
import { revealIsOpen } from './situation.ts';

/** Card backs drawn for a lay; beyond these the number alone tells. */
const MOST_BACKS = 8;

const CARD_OF = { safe: 'safe-conduct', gauntlet: 'gauntlet', foolsCap: 'fools-cap' } as const;

function Backs({ count }: { count: number }) {
  return (
    <span class="backs" aria-hidden="true">
      {Array.from({ length: Math.min(count, MOST_BACKS) }, () => (
        <i />
      ))}
    </span>
  );
}

/** What an event card has made of a lay. */
function LayMark({ lang, lay }: { lang: Lang; lay: ViewLastLay }) {
  const { marks } = words(lang).events;
  const mark = lay.safe ? 'safe' : lay.gauntlet ? 'gauntlet' : lay.foolsCap ? 'foolsCap' : null;
  if (mark === null) return null;
  return (
    <span class="mark">
      <Icon name={`event-${CARD_OF[mark]}`} /> {marks[mark]}
    </span>
  );
}

function Trick({ lang, view }: { lang: Lang; view: View }) {
  const { cards, centre, number, seats } = words(lang).game;
  const { called = null, pile = 0, lastLay = null } = view.round ?? {};
  if (called === null || lastLay === null) {
    return (
      <p class="bare">
        <b>{centre.empty}</b> {centre.emptyHint}
      </p>
    );
  }
  return (
    <dl class="trick">
      <div>
        <dt>{centre.call}</dt>
        <dd class="call">
          <b>{called}</b>
          <span class="spoken">{number(called)}</span>
        </dd>
      </div>
      <div>
        <dt>{centre.pile}</dt>
        <dd class="pile">
          <b>{pile}</b> <span>{cards(pile).replace(/^\d+ /, '')}</span>
        </dd>
      </div>
      <div class="last-lay">
        <dt>{centre.lastLay}</dt>
        <dd>
          <Backs count={lastLay.cards} />
          <b>{cards(lastLay.cards)}</b>{' '}
          <span class="whose">
            <bdi>{lastLay.seat === view.you ? seats.you : view.seats[lastLay.seat]?.name}</bdi>{' '}
            {lastLay.number === called ? null : `${centre.laidAs(lastLay.number)} `}
            <LayMark lang={lang} lay={lastLay} />
          </span>
        </dd>
      </div>
    </dl>
  );
}

/** The middle of the table: call, pile and last lay, or what the latest challenge turned up. */
export function Centre({ lang, view }: { lang: Lang; view: View }) {
  const { game } = words(lang);
  const { round, options } = view;
  if (round === null) return null;
  const last = round.number === options.rounds && round.number > 1;
  return (
    <section id="centre" class="centre" aria-labelledby="centre-title">
      <h2 id="centre-title" class="spoken">
        {game.centre.title}
      </h2>
      <p class="round-line">
        <span>
          {game.round(round.number, options.rounds)}
          {last ? ` (${game.lastRound})` : ''}
        </span>
        <span
          class={round.direction === 1 ? 'direction' : 'direction turned'}
          title={game.seats.order(round.direction)}
        >
          <Icon name="clockwise" />
          <span class="spoken">{game.seats.order(round.direction)}</span>
        </span>
        <span>{game.centre.laidOut(round.laidOut)}</span>
      </p>
      {revealIsOpen(view) ? <RevealPart lang={lang} view={view} /> : <Trick lang={lang} view={view} />}
    </section>
  );
}
