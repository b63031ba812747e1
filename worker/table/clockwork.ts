/** Moves a table on by itself: bots, stand-ins, clocks and pauses, and the one alarm that is the net behind all of them. */
import { decideBot } from '../bots/bot.ts';
import { thinkingTime } from '../bots/time.ts';
import { legalFor } from '../rules/legal.ts';
import type { Book } from './book.ts';
import { type Due, nextDue } from './due.ts';
import type { Keeper } from './keeper.ts';

/** Bounds the work of one visit; what is left over is done right after it. */
const MOST_MOVES_A_VISIT = 40;
/** A bot's timer lives in memory; where it is lost, the alarm moves the bot this much later. */
const NET_MS = 15_000;

/** What the house sets for all its tables, in milliseconds. */
export interface Pace {
  /** A bot waits a random time around this; 0: none. */
  readonly botThinkMs: number;
  /** After this the next round begins by itself; 0: only when asked for. */
  readonly roundPauseMs: number;
}

export class Clockwork {
  readonly #keeper: Keeper;
  readonly #pace: () => Pace;
  readonly #tick: () => void;
  readonly #random: () => readonly number[];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** How long the bot that is to act thinks, drawn once for each decision. */
  #thinking = { decision: '', ms: 0 };
  /** The decision at which no bot off turn wanted to lay out; asking again would change nothing. */
  #nobodyLaysOut = '';

  constructor(keeper: Keeper, random: () => readonly number[], pace: () => Pace, tick: () => void) {
    this.#keeper = keeper;
    this.#random = random;
    this.#pace = pace;
    this.#tick = tick;
  }

  /** Does everything that is due by now, as far as one visit goes. */
  run(book: Book, now: number): void {
    for (let moves = 0; moves < MOST_MOVES_A_VISIT; moves += 1) {
      const due = this.#next(book, now);
      if (due === null || due.at > now || due.what === 'look') return;
      this.#do(book, due, now);
    }
  }

  /** Sets the timer of a thinking bot, and the alarm for whatever is due next. */
  arm(book: Book, now: number): void {
    this.stop();
    const due = this.#next(book, now);
    if (due === null) return;
    const isBots =
      due.what === 'move' && (book.state.seats[due.seat]?.kind === 'bot' || book.state.seats[due.seat]?.left);
    if (isBots) this.#timer = setTimeout(this.#tick, Math.max(0, due.at - now));
    this.#keeper.arm(isBots ? Math.max(now, due.at) + NET_MS : Math.max(now + 1, due.at));
  }

  /** Forgets whatever was to come. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #next(book: Book, now: number): Due | null {
    const pace = this.#pace();
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
    if (this.#nobodyLaysOut === decisionOf(book)) return null;
    const seat = seats.findIndex(
      ({ kind, left }, index) =>
        (kind === 'bot' || left) && index !== round?.toAct && (legalFor(book.state, index)?.layOut.length ?? 0) > 0,
    );
    return seat === -1 ? null : seat;
  }

  #thinkingTime(book: Book): number {
    const decision = decisionOf(book);
    if (this.#thinking.decision !== decision) {
      this.#thinking = { decision, ms: thinkingTime(this.#random()[0] ?? 0, this.#pace().botThinkMs) };
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
    const intent = decideBot({
      level: seat.level ?? 'normal',
      view: book.viewFor(seat.person, now),
      story: book.storyFor(seat.person),
      random: this.#random(),
      own: book.notesOf(due.seat),
      standIn,
    });
    if (intent === null && due.what === 'lay-out') {
      this.#nobodyLaysOut = decisionOf(book);
      return;
    }
    if (intent === null) throw new Error('a bot that is to act wants nothing');
    const done = this.#keeper.commit(book, intent, seat.person, now, { turn: book.state.turn, standIn });
    if ('refused' in done) throw new Error(`a bot's ${intent.type} was refused: ${done.because}`);
  }
}

/** What tells one moment of a game from the next. */
function decisionOf({ state }: Book): string {
  return `${state.game} ${state.turn} ${state.changedAt} ${state.round?.laidOut.length ?? 0}`;
}
