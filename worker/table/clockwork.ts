/** Moves a table on by itself: bots, stand-ins, clocks and pauses, and the one alarm that is the net behind all of them. */
import type { BotInput } from '../bots/seat.ts';
import { thinkingTime } from '../bots/time.ts';
import type { Intent } from '../rules/commands.ts';
import { legalFor } from '../rules/legal.ts';
import type { View } from '../rules/view.ts';
import type { Book } from './book.ts';
import { type Due, nextDue } from './due.ts';
import type { Keeper } from './keeper.ts';
import { kindOf } from './kind.ts';

/** Bounds the work of one visit; what is left over is done right after it. */
const MOST_MOVES_A_VISIT = 40;
/** A bot's timer lives in memory; where it is lost, the alarm moves the bot this much later. */
const NET_MS = 15_000;
/** What failed is tried again after this. */
const AGAIN_AFTER_MS = 60_000;

/** What the house sets for all its tables, in milliseconds. */
export interface Pace {
  /** A bot waits a random time around this; 0: none. */
  readonly botThinkMs: number;
  /** After this the next round begins by itself; 0: only when asked for. */
  readonly roundPauseMs: number;
}

/** What a bot wants; null for nothing. It may fail: then it makes the plainest move. */
export type Bot = (input: BotInput) => Intent | null;

/** What a clockwork needs of the house. */
interface Lent extends Pace {
  readonly random: () => readonly number[];
  readonly bot: Bot;
}

export class Clockwork {
  readonly #keeper: Keeper;
  readonly #house: () => Lent;
  readonly #tick: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** How long the bot that is to act thinks, drawn once for each decision. */
  #thinking = { decision: '', ms: 0 };
  /** The bots off turn that did not want to lay out at this decision; asking again would change nothing. */
  #unwilling = { decision: '', seats: new Set<number>() };
  /** Something failed in the last run: what is due is tried again later, not at once for ever. */
  #failed = false;

  constructor(keeper: Keeper, house: () => Lent, tick: () => void) {
    this.#keeper = keeper;
    this.#house = house;
    this.#tick = tick;
  }

  /**
   * Does everything that is due by now, as far as one visit goes. What fails here must not keep people from their table:
   * it is logged, by its kind only, and tried again later.
   * @returns whether all went well; if not, the book is in doubt
   */
  run(book: Book, now: number): boolean {
    this.#failed = false;
    try {
      this.#runOn(book, now);
    } catch (error) {
      console.error(`what is due at a table failed: ${kindOf(error)}`);
      this.#failed = true;
    }
    return !this.#failed;
  }

  #runOn(book: Book, now: number): void {
    for (let moves = 0; moves < MOST_MOVES_A_VISIT; moves += 1) {
      const due = this.#next(book, now);
      if (due === null || due.at > now || due.what === 'look') return;
      this.#do(book, due, now);
    }
  }

  /** Sets the timer of a thinking bot, and the alarm for whatever is due next. */
  arm(book: Book, now: number): void {
    this.stop();
    if (this.#failed) {
      this.#keeper.arm(now + AGAIN_AFTER_MS);
      return;
    }
    const due = this.#next(book, now);
    if (due === null) return;
    const isBots = 'seat' in due && playsByItself(book, due.seat);
    if (isBots) this.#timer = setTimeout(this.#tick, Math.max(0, due.at - now));
    this.#keeper.arm(isBots ? Math.max(now, due.at) + NET_MS : Math.max(now + 1, due.at));
  }

  /** Forgets whatever was to come. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #next(book: Book, now: number): Due | null {
    const pace = this.#house();
    const attendance = this.#keeper.attendance(book, now);
    const thinking = this.#thinkingTime(book);
    const due = nextDue(book.state, attendance, { thinking, roundPause: pace.roundPauseMs });
    const seat = due === null ? null : this.#mayLayOut(book);
    if (due === null || seat === null || book.state.changedAt + thinking > due.at) return due;
    return {
      at: book.state.changedAt + thinking,
      what: 'lay-out',
      seat,
      standIn: book.state.seats[seat]?.kind === 'human',
    };
  }

  /** A bot that is not to act but could lay out, unless it was asked already. */
  #mayLayOut(book: Book): number | null {
    const { seats, round } = book.state;
    const decision = decisionOf(book);
    if (this.#unwilling.decision !== decision) this.#unwilling = { decision, seats: new Set() };
    const seat = seats.findIndex(
      ({ kind, left }, index) =>
        (kind === 'bot' || left) &&
        index !== round?.toAct &&
        !this.#unwilling.seats.has(index) &&
        (legalFor(book.state, index)?.layOut.length ?? 0) > 0,
    );
    return seat === -1 ? null : seat;
  }

  #thinkingTime(book: Book): number {
    const decision = decisionOf(book);
    if (this.#thinking.decision !== decision) {
      this.#thinking = { decision, ms: thinkingTime(this.#house().random()[0] ?? 0, this.#house().botThinkMs) };
    }
    return this.#thinking.ms;
  }

  #do(book: Book, due: Due, now: number): void {
    if (due.what === 'next-round') {
      this.#keeper.commit(book, { type: 'begin-round' }, null, now);
      return;
    }
    if (due.what === 'look') return;
    const seat = book.state.seats[due.seat];
    if (seat === undefined) throw new Error(`seat ${due.seat} is to move, but is not there`);
    const { standIn } = due;
    const intent = this.#choice(book, due.seat, standIn, now);
    if (intent === null && due.what === 'lay-out') {
      this.#unwilling.seats.add(due.seat);
      return;
    }
    const { turn } = book.state;
    const done = intent === null ? null : this.#keeper.commit(book, intent, seat.person, now, { turn, standIn });
    if (done !== null && !('refused' in done)) return;
    // A bot that is at a loss, or asks for what it may not, still owes its move: the plainest there is.
    console.error(`a bot's ${intent?.type ?? 'choice'} was ${done === null ? 'none' : 'refused'}`);
    const plain = plainest(book.viewFor(seat.person, now));
    const helped = this.#keeper.commit(book, plain, seat.person, now, { turn, standIn });
    if ('refused' in helped) throw new Error(`the plainest move was refused: ${helped.because}`);
  }

  #choice(book: Book, seat: number, standIn: boolean, now: number): Intent | null {
    const { person = -1, level = null } = book.state.seats[seat] ?? {};
    const view = book.viewFor(person, now);
    const [story, own] = [book.story(), book.notesOf(seat)];
    try {
      return this.#house().bot({ level: level ?? 'normal', view, story, random: this.#house().random(), own, standIn });
    } catch (error) {
      console.error(`a bot failed: ${kindOf(error)}`);
      return null;
    }
  }
}

/** What tells one moment of a game from the next. */
function decisionOf({ state }: Book): string {
  return `${state.game} ${state.turn} ${state.changedAt} ${state.round?.laidOut.length ?? 0}`;
}

/** Whether a bot plays in this seat. */
function playsByItself({ state }: Book, seat: number): boolean {
  const playing = state.seats[seat];
  return playing !== undefined && (playing.kind === 'bot' || playing.left);
}

/** The plainest legal move of whoever is to act. */
function plainest({ legal, hand, round }: View): Intent {
  if (legal?.challenge) return { type: 'challenge' };
  return { type: 'lay', cards: (hand ?? []).slice(0, 1), number: round?.called ?? legal?.numbers[0] ?? 0 };
}
