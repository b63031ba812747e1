import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';

/**
 * The tables of this browser. Only the browser knows them, so it is a script that fills the list and shows it; what it
 * says there, it finds here.
 */
export function OwnTables({ lang }: { lang: Lang }) {
  const { game, site } = words(lang);
  const { tables } = site.home;
  return (
    <section
      id="tables"
      class="own-tables"
      aria-labelledby="tables-title"
      hidden
      data-table={tables.table('#')}
      data-lobby={tables.lobby}
      data-turn={game.turn.waits('#')}
      data-turn-away={game.turn.waitsForAway('#')}
      data-turn-bot={game.turn.waitsForBot('#')}
      data-paused={game.pause.paused}
      data-round-over={tables.roundOver}
      data-game-over={tables.gameOver}
      data-unknown={tables.unknown}
    >
      <h2 id="tables-title">{tables.title}</h2>
      <ul id="tables-list" />
      <p class="hint">{tables.hint}</p>
    </section>
  );
}
