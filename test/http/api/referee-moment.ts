/** A round at one moment, as the referee lays it out on a table of their own, and what there is to ask about it. */

export const KINGS = ['k1', 'k2', 'k3', 'k4'];
const MOST_LAYS = 400;

export interface Lay {
  readonly seat: number;
  readonly cards: readonly string[];
  /** The number it was laid for. */
  readonly number: number;
  readonly safe: boolean;
  readonly gauntlet: boolean;
  readonly foolsCap: boolean;
}

export interface Ending {
  readonly reason: string;
  readonly loser: number | null;
  readonly hands: readonly (readonly string[])[];
}

export interface Move {
  card: string;
  from: number | 'pile';
  to: number | 'pile';
}

export class Moment {
  readonly seats: number;
  readonly colours: readonly string[];
  readonly numbers: readonly number[];
  hands: string[][];
  /** The cards beneath the last lay. */
  under: string[] = [];
  lastLay: Lay | null = null;
  called: number | null = null;
  toAct: number | null = null;
  direction: 1 | -1 = 1;
  readonly laidOut = new Set<number>();
  layCount = 0;
  /** The event card of each seat; null once it is played. */
  eventCards: (string | null)[] = [];
  /** The event card that whoever is to act has played, until they have acted. */
  played: string | null = null;
  stake: string | null = null;

  constructor(seats: number) {
    this.seats = seats;
    this.colours = seats >= 5 ? ['r', 'y', 'g', 'b', 'v'] : ['r', 'y', 'g', 'b'];
    this.numbers = Array.from({ length: seats === 3 ? 6 : 7 }, (_, index) => index + 1);
    this.hands = Array.from({ length: seats }, () => []);
  }

  deck(): string[] {
    return [...KINGS, ...this.numbers.flatMap((number) => this.cardsOf(number))];
  }

  cardsOf(number: number): string[] {
    return this.colours.map((colour) => `${colour}${number}`);
  }

  hand(seat: number): readonly string[] {
    return this.hands[seat] ?? [];
  }

  pile(): string[] {
    return [...this.under, ...(this.lastLay?.cards ?? [])];
  }

  callable(): number[] {
    return this.numbers.filter((number) => !this.laidOut.has(number));
  }

  /** Other seats that hold cards. */
  others(seat: number): number[] {
    return [...this.hands.keys()].filter((other) => other !== seat && this.hand(other).length > 0);
  }

  /** Holding a card, or the player of a last lay that is not decided yet; a safe one is decided at once. */
  inRound(): number[] {
    const undecided = this.lastLay?.safe === false ? this.lastLay.seat : null;
    return [...this.hands.keys()].filter((seat) => this.hand(seat).length > 0 || seat === undecided);
  }

  /** The next seat in the direction of play that holds cards; the player of the last lay never answers it. */
  next(from: number): number | null {
    const holder = this.nextHolder(from, (seat) => seat === this.lastLay?.seat);
    return holder === from ? null : holder;
  }

  nextHolder(from: number, isPassedOver: (seat: number) => boolean = () => false): number {
    for (let step = 1; step < this.seats; step += 1) {
      const seat = (from + step * this.direction + step * this.seats) % this.seats;
      if (this.hand(seat).length > 0 && !isPassedOver(seat)) return seat;
    }
    return from;
  }

  /** To accept the last lay would leave whoever is to act alone with the pile. */
  mustChallenge(): boolean {
    return this.lastLay?.safe === false && this.hand(this.lastLay.seat).length === 0 && this.inRound().length === 2;
  }

  /** Carries out moves; nothing is lost by one that cannot be. */
  move(moves: readonly Move[]): void {
    for (const { card, from, to } of moves) {
      if (from === 'pile') this.under = this.under.filter((each) => each !== card);
      else this.hands[from] = this.hand(from).filter((each) => each !== card);
      if (to === 'pile') this.under.push(card);
      else this.hands[to]?.push(card);
    }
  }

  /** Where the player to act holds no cards any more, the turn passes on, and what their event card did lapses. */
  passIfOut(): void {
    if (this.toAct === null || this.hand(this.toAct).length > 0) return;
    this.toAct = this.next(this.toAct);
    this.played = null;
    this.stake = null;
  }

  /** How the round ends as the table stands; null if it goes on. */
  dueEnd(): Ending | null {
    const { hands } = this;
    const loser = hands.findIndex((hand) => KINGS.every((king) => hand.includes(king)));
    if (loser >= 0) return { reason: 'four-kings', loser, hands };
    if (this.laidOut.size === this.numbers.length) return { reason: 'only-kings', loser: null, hands };
    const [alone, ...others] = this.inRound();
    if (alone !== undefined && others.length === 0) {
      const withPile = hands.map((hand, seat) => (seat === alone ? [...hand, ...this.pile()] : hand));
      return { reason: 'four-kings', loser: alone, hands: withPile };
    }
    return this.layCount >= MOST_LAYS ? { reason: 'patience', loser: null, hands } : null;
  }
}

/** What is wrong; null where nothing is. */
export type Verdict = string | null;

/** The first of several rules that is broken. */
export function broken(...rules: readonly (readonly [isKept: boolean, objection: string])[]): Verdict {
  return rules.find(([isKept]) => !isKept)?.[1] ?? null;
}

export function sameCards(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}
