/** What is shown of asks for a seat: to those who have one, and to whoever asks. */
import { ASKED_FOR_MS } from './asking.ts';
import type { Ask, AskEnd } from './state.ts';

/** What somebody without a seat asks those who have one. */
export interface ViewAsk {
  readonly ask: number;
  readonly kind: Ask['kind'];
  readonly seat: number;
  /** Who they say they are, or want to be called. */
  readonly name: string;
  readonly promised: boolean;
  /** Seats that have said yes. */
  readonly agreed: readonly number[];
  /** When it lapses, in milliseconds since 1970; null once it is promised. */
  readonly until: number | null;
}

/** An ask as whoever asked sees it. */
export interface ViewAsking extends Omit<ViewAsk, 'promised' | 'until'> {
  /** `over`: the game ended, or nobody plays there as a person any more. */
  readonly state: 'open' | 'promised' | AskEnd | 'over';
  /** When it lapses, or once it was refused when they may ask again; null where there is nothing to wait for. */
  readonly until: number | null;
}

/** What stands beside the game about asks. */
export interface Askers {
  /** The name that goes with an ask. */
  readonly asker: (ask: number) => string;
  /** What the viewer, having no seat, has asked for, and how that ended where the game knows no more of it. */
  readonly asking: Omit<ViewAsking, 'agreed'> | null;
}

function viewOfAsk({ ask, kind, seat, at, agreed, promised }: Ask, { asker }: Askers): ViewAsk {
  return { ask, kind, seat, name: asker(ask), promised, agreed, until: promised ? null : at + ASKED_FOR_MS };
}

/** All that is asked of the table. */
export function viewOfAsks(asks: readonly Ask[], askers: Askers): ViewAsk[] {
  return asks.map((ask) => viewOfAsk(ask, askers));
}

/** What the viewer asks for: from the game while it stands, from what is remembered of it afterwards. */
export function viewOfAsking(asks: readonly Ask[], askers: Askers): ViewAsking | null {
  const { asking } = askers;
  if (asking === null) return null;
  const standing = asks.find(({ ask }) => ask === asking.ask);
  if (standing === undefined) return { ...asking, agreed: [] };
  const { promised, ...shown } = viewOfAsk(standing, askers);
  return { ...shown, state: promised ? 'promised' : 'open' };
}
