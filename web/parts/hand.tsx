import type { Card } from '../../worker/rules/cards.ts';
import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { ActionForm, doing } from './action-form.tsx';
import { CardFace, cardName } from './card.tsx';

/** A hand in groups of equal numbers, kings last, as it comes sorted. */
function inGroups(hand: readonly Card[]): Card[][] {
  const groups = Map.groupBy(hand, (card) => (card.startsWith('k') ? 'k' : card.slice(1)));
  return [...groups.values()];
}

function HandCard({ card, lang }: { card: Card; lang: Lang }) {
  return (
    <label>
      <input type="checkbox" id={`card-${card}`} name="cards" value={card} aria-label={cardName(card, words(lang))} />
      <CardFace card={card} />
    </label>
  );
}

/** Numbers that may go out of the round now, on turn or not. */
function LayOut({ lang, view }: { lang: Lang; view: View }) {
  const { hand } = words(lang).game;
  return (
    <>
      {(view.legal?.layOut ?? []).map((number) => (
        <ActionForm
          id={`lay-out-${number}`}
          action={doing(view.code, 'lay-out')}
          once={`lay-out-${number}`}
          fields={{ number }}
        >
          <button type="submit" id={`lay-out-${number}-button`}>
            {hand.layOut(number)}
          </button>
        </ActionForm>
      ))}
    </>
  );
}

/** One's own cards. They can be picked before it is one's turn, and stay picked through every swap. */
export function Hand({ lang, view }: { lang: Lang; view: View }) {
  const { events, game } = words(lang);
  const { cards, hand, points } = game;
  const own = view.you === null ? undefined : view.seats[view.you];
  if (view.hand === null || own === undefined) return null;
  return (
    <section id="hand" class="hand" aria-labelledby="hand-title">
      <div class="hand-head">
        <h2 id="hand-title">
          {hand.title}{' '}
          <small>
            {cards(view.hand.length)} · {points(own.total)}
            {view.census ? ` · ${events.counted(view.census[own.seat] ?? 0)}` : null}
          </small>
        </h2>
        <LayOut lang={lang} view={view} />
      </div>
      <ActionForm
        id="play"
        class="cards"
        action={doing(view.code, 'lay')}
        once={`lay-${view.turn}`}
        fields={{ turn: view.turn }}
      >
        {view.hand.length === 0 ? <p class="empty">{hand.empty}</p> : null}
        {inGroups(view.hand).map((group) => (
          <div class="group" id={`group-${group[0]?.startsWith('k') ? 'k' : group[0]?.slice(1)}`}>
            {group.map((card) => (
              <HandCard card={card} lang={lang} />
            ))}
          </div>
        ))}
      </ActionForm>
    </section>
  );
}
