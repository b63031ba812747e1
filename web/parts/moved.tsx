import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { ActionForm } from './action-form.tsx';

/** The seat that a device had: it went on to another device of the same person, or to somebody who said to be them. */
export interface LostSeat {
  readonly seat: number;
  readonly how: 'moved' | 'claimed';
}

/** Tells a device where its seat went, and offers to take it back. */
export function Moved({ lang, view, moved }: { lang: Lang; view: View; moved: LostSeat }) {
  const { move } = words(lang);
  return (
    <ActionForm id="take-back" action={`/t/${view.code}/take-back`} class="panel">
      <p>{move[moved.how](view.seats[moved.seat]?.name ?? '')}</p>
      <button type="submit" id="take-back-button">
        {move.takeBack}
      </button>
    </ActionForm>
  );
}

/** The way to another device; what it leads to is a page of its own, as nothing of it may stay on the table's. */
export function MoveAway({ lang, view }: { lang: Lang; view: View }) {
  const { move } = words(lang);
  return (
    <form method="post" action={`/t/${view.code}/move`} id="move">
      <button type="submit" id="move-button">
        {move.title}
      </button>
    </form>
  );
}
