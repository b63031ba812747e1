import type { ViewSeat } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { Icon } from './card.tsx';

/** Who sits there; a bot bears a badge wherever it is named, so that nobody takes it for a person. */
export function Name({ lang, seat: { name, kind } }: { lang: Lang; seat: ViewSeat }) {
  if (kind === 'human') return <bdi>{name}</bdi>;
  return (
    <>
      <bdi>{name}</bdi>{' '}
      <span class="badge">
        <Icon name="bot" />
        <span class="spoken">({words(lang).game.seats.bot})</span>
      </span>
    </>
  );
}
