/** What is asked for, as sentences: to those who play, and back to whoever asked. */
import type { View, ViewAsk, ViewAsking } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { awaitsViewer, isInGame, otherHost, peopleOf, whoSits } from './situation.ts';

const MINUTE_MS = 60_000;

type Asked = Pick<ViewAsk, 'seat' | 'agreed'>;

/** The names of people present, but for the viewer, whose answer to a claim is missing. */
export function stillToAnswer(view: View, { seat: asked, agreed }: Asked): string[] {
  return peopleOf(view).flatMap(({ seat, name, away }) =>
    away || seat === asked || seat === view.you || agreed.includes(seat) ? [] : [name],
  );
}

/** The names of people, but for the viewer, who have said yes. */
export function othersAgreed(view: View, { agreed }: Asked): string[] {
  return agreed.flatMap((seat) => (seat === view.you ? [] : [whoSits(view, seat).name]));
}

/** What is asked, in full. */
export function tellAsk(view: View, { kind, name, seat }: ViewAsk, lang: Lang): string {
  const { table } = words(lang).asks;
  return kind === 'claim'
    ? table.claim(name)
    : table.takeOver(name, whoSits(view, seat).name, view.seats[seat]?.total ?? 0);
}

function tellOpen(view: View, asking: ViewAsking, lang: Lang): string {
  const { asks } = words(lang);
  if (asking.kind === 'take-over') return asks.asking.takeOver(whoSits(view, asking.seat).name, otherHost(view));
  const missing = stillToAnswer(view, asking);
  const agreed = othersAgreed(view, asking);
  return [
    asks.asking.claim(asking.name),
    missing.length > 0 ? asks.missing(missing) : asks.asking.nobody,
    ...(agreed.length > 0 ? [asks.agreed(agreed)] : []),
  ].join(' ');
}

/** To whoever asked: how it stands, or how it ended; null where there is nothing to tell, or they know it themselves. */
export function tellAsking(view: View, lang: Lang): string | null {
  const { asking } = words(lang).asks;
  const mine = view.asking;
  if (mine === null) return null;
  switch (mine.state) {
    case 'open':
      return tellOpen(view, mine, lang);
    case 'promised':
      return mine.kind === 'claim'
        ? asking.promisedClaim(mine.name)
        : asking.promisedTakeOver(whoSits(view, mine.seat).name);
    case 'refused': {
      const left = Math.ceil(((mine.until ?? view.now) - view.now) / MINUTE_MS);
      return left > 0 ? `${asking.refused} ${asking.waits(left)}` : asking.refused;
    }
    case 'lapsed':
      return asking.lapsed;
    case 'returned':
      return asking.returned(mine.name);
    case 'over':
      return asking.over;
    case 'withdrawn':
      return null;
  }
}

/** What the live region says of it: what the viewer is asked, or how their own asking stands; null where there is nothing. */
export function askNews(view: View, lang: Lang): string | null {
  if (!isInGame(view)) return null;
  if (view.you === null) return tellAsking(view, lang);
  const { check } = words(lang).asks.table;
  const questions = view.asks
    .filter((ask) => awaitsViewer(view, ask))
    .map((ask) => (ask.kind === 'claim' ? `${tellAsk(view, ask, lang)} ${check}` : tellAsk(view, ask, lang)));
  return questions.length === 0 ? null : questions.join(' ');
}
