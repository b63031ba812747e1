import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { OpenCards } from './card.tsx';
import { Name } from './name.tsx';

/** All hands of a round that is over, and what each of them cost. */
export function ResultPart({ lang, view }: { lang: Lang; view: View }) {
  const all = words(lang);
  const { over, seats } = all.game;
  const { result } = view;
  if (result === null) return null;
  return (
    <section id="result" aria-labelledby="result-title">
      <h2 id="result-title">{over.handsTitle}</h2>
      <ul class="hands">
        {view.seats.map((seat) => {
          const hand = result.hands[seat.seat] ?? [];
          return (
            <li id={`open-hand-${seat.seat}`} class={result.loser === seat.seat ? 'loser' : undefined}>
              <p>
                <span>
                  <Name lang={lang} seat={seat} />
                  {seat.seat === view.you ? <small> ({seats.you})</small> : null}
                  {result.loser === seat.seat ? <small> {over.loser}</small> : null}
                </span>
                <strong>{over.gained(result.points[seat.seat] ?? 0)}</strong>
              </p>
              {hand.length === 0 ? <p class="empty">{over.noCards}</p> : <OpenCards cards={hand} words={all} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
