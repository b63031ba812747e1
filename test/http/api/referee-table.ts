/** The table of the referee: who holds what in one round, and what may happen next. Written from the rules alone. */
import type { Challenged, Deal, Ended, Laid, LaidOut, RecordedFact } from './referee.ts';

const MOST_LAYS = 400;
const KINGS = ['k1', 'k2', 'k3', 'k4'];

/** What is wrong; null where nothing is. */
type Verdict = string | null;

interface Ending {
  readonly reason: string;
  readonly loser: number | null;
  readonly hands: readonly (readonly string[])[];
}

function sameCards(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}

/** The first of several rules that is broken. */
function broken(...rules: readonly (readonly [isKept: boolean, objection: string])[]): Verdict {
  return rules.find(([isKept]) => !isKept)?.[1] ?? null;
}

export class RoundTable {
  /** Who can be the youngest, going by who has led so far. */
  youngest: readonly number[];
  isOver = false;
  readonly #seats: number;
  readonly #colours: readonly string[];
  readonly #highest: number;
  #hands: string[][] = [];
  #lays: { seat: number; cards: readonly string[] }[] = [];
  #called: number | null = null;
  #toAct: number | null = null;
  readonly #laidOut = new Set<number>();
  #layCount = 0;

  constructor(seats: number, youngest: readonly number[]) {
    this.#seats = seats;
    this.#colours = seats >= 5 ? ['r', 'y', 'g', 'b', 'v'] : ['r', 'y', 'g', 'b'];
    this.#highest = seats === 3 ? 6 : 7;
    this.youngest = youngest;
  }

  /** Lets one fact happen, if it may. */
  replay(fact: RecordedFact): Verdict {
    if (this.isOver) return 'the round is over';
    if (fact.type !== 'round-started' && fact.type !== 'round-ended' && this.dueEnd() !== null)
      return 'the round has ended';
    switch (fact.type) {
      case 'round-started':
        return this.#deal(fact);
      case 'laid':
        return this.#lay(fact);
      case 'challenged':
        return this.#challenge(fact);
      case 'laid-out':
        return this.#layOut(fact);
      case 'round-ended':
        return this.#end(fact);
      default:
        return 'this is not known to happen';
    }
  }

  /** How the round ends as the table stands; null if it goes on. */
  dueEnd(): Ending | null {
    const loser = this.#hands.findIndex((hand) => KINGS.every((king) => hand.includes(king)));
    if (loser >= 0) return { reason: 'four-kings', loser, hands: this.#hands };
    if (this.#laidOut.size === this.#highest) return { reason: 'only-kings', loser: null, hands: this.#hands };
    const [alone, ...others] = this.#inRound();
    if (alone !== undefined && others.length === 0) {
      const pile = this.#lays.flatMap(({ cards }) => cards);
      const hands = this.#hands.map((hand, seat) => (seat === alone ? [...hand, ...pile] : hand));
      return { reason: 'four-kings', loser: alone, hands };
    }
    if (this.#layCount >= MOST_LAYS) return { reason: 'patience', loser: null, hands: this.#hands };
    return null;
  }

  #deal({ dealer, starter, hands, eventCards }: Deal): Verdict {
    const deck = [...KINGS, ...this.#numbers().flatMap((number) => this.#cardsOf(number))];
    const leftOver = deck.length % this.#seats;
    const share = (seat: number) => {
      const place = (seat - dealer - 1 + 2 * this.#seats) % this.#seats;
      return Math.floor(deck.length / this.#seats) + (place < leftOver ? 1 : 0);
    };
    this.#hands = hands.map((hand) => [...hand]);
    this.#toAct = starter;
    this.youngest = this.youngest.filter((seat) => this.#leader(hands, dealer, seat) === starter);
    return broken(
      [dealer >= 0 && dealer < this.#seats, 'the dealer has no seat'],
      [hands.length === this.#seats && eventCards.length === this.#seats, 'not everybody was dealt to'],
      [sameCards(hands.flat(), deck), 'the deck was not complete'],
      [hands.every((hand, seat) => hand.length === share(seat)), 'the cards were not dealt one at a time'],
      [this.youngest.length > 0, 'another seat leads'],
    );
  }

  #lay({ seat, cards, number }: Laid): Verdict {
    const lastLay = this.#lays.at(-1);
    const mustChallenge =
      lastLay !== undefined && this.#hand(lastLay.seat).length === 0 && this.#inRound().length === 2;
    const verdict = broken(
      [seat === this.#toAct, 'it was not their turn'],
      [cards.length > 0 && new Set(cards).size === cards.length, 'a lay is one or more different cards'],
      [cards.every((card) => this.#hand(seat).includes(card)), 'they did not hold these cards'],
      [lastLay === undefined || number === this.#called, 'a trick keeps its number'],
      [lastLay !== undefined || this.#callable().includes(number), 'this number cannot be called'],
      [!mustChallenge, 'they had to challenge'],
    );
    this.#remove(seat, cards);
    this.#lays.push({ seat, cards });
    this.#called = number;
    this.#layCount += 1;
    this.#toAct = this.#next(seat);
    return verdict;
  }

  #challenge({ seat, of, cards, lie, taker }: Challenged): Verdict {
    const lastLay = this.#lays.at(-1);
    if (lastLay === undefined) return 'nothing lies there';
    const isLie = lastLay.cards.some((card) => card.startsWith('k') || card.slice(1) !== String(this.#called));
    const verdict = broken(
      [seat === this.#toAct, 'it was not their turn'],
      [of === lastLay.seat, 'the last lay was somebody else’s'],
      [sameCards(cards, lastLay.cards), 'these are not the cards of the last lay'],
      [lie === isLie, 'the judgement is wrong'],
      [taker === (isLie ? of : seat), 'somebody else takes the pile'],
    );
    this.#hand(taker).push(...this.#lays.flatMap((lay) => lay.cards));
    this.#lays = [];
    this.#called = null;
    this.#toAct = isLie ? seat : this.#next(seat);
    return verdict;
  }

  #layOut({ seat, number }: LaidOut): Verdict {
    const cards = this.#cardsOf(number);
    const verdict = broken(
      [this.#numbers().includes(number), 'there is no such number'],
      [cards.every((card) => this.#hand(seat).includes(card)), 'they did not hold all of it'],
    );
    this.#remove(seat, cards);
    this.#laidOut.add(number);
    if (seat === this.#toAct && this.#hand(seat).length === 0) this.#toAct = this.#next(seat);
    return verdict;
  }

  #end({ reason, loser, points, hands }: Ended): Verdict {
    const due = this.dueEnd();
    if (due === null) return 'the round goes on';
    this.isOver = true;
    const owed = due.hands.map((hand, seat) => {
      if (reason === 'only-kings') return hand.length > 0 ? 10 : 0;
      return hand.filter((card) => !card.startsWith('k')).length + (seat === due.loser ? 10 : 0);
    });
    return broken(
      [reason === due.reason, 'it ended for another reason'],
      [loser === due.loser, 'somebody else lost'],
      [due.hands.every((hand, seat) => sameCards(hand, hands[seat] ?? [])), 'these are not the hands'],
      [hands.length === this.#seats && points.join() === owed.join(), 'the points are wrong'],
    );
  }

  /** Who leads the first trick if this seat is the youngest. */
  #leader(hands: readonly (readonly string[])[], dealer: number, youngest: number): number {
    const most = Math.max(...hands.map((hand) => hand.length));
    if (hands[youngest]?.length === most) return youngest;
    let seat = (dealer + 1) % this.#seats;
    while (hands[seat]?.length !== most) seat = (seat + 1) % this.#seats;
    return seat;
  }

  /** The next seat clockwise that holds cards; the player of the last lay never answers it. */
  #next(from: number): number | null {
    for (let step = 1; step < this.#seats; step += 1) {
      const seat = (from + step) % this.#seats;
      if (this.#hand(seat).length > 0 && this.#lays.at(-1)?.seat !== seat) return seat;
    }
    return null;
  }

  #inRound(): number[] {
    const seats = [...this.#hands.keys()];
    return seats.filter((seat) => this.#hand(seat).length > 0 || this.#lays.at(-1)?.seat === seat);
  }

  #hand(seat: number): string[] {
    return this.#hands[seat] ?? [];
  }

  #remove(seat: number, cards: readonly string[]): void {
    this.#hands = this.#hands.map((hand, index) =>
      index === seat ? hand.filter((card) => !cards.includes(card)) : hand,
    );
  }

  #numbers(): number[] {
    return Array.from({ length: this.#highest }, (_, index) => index + 1);
  }

  #callable(): number[] {
    return this.#numbers().filter((number) => !this.#laidOut.has(number));
  }

  #cardsOf(number: number): string[] {
    return this.#colours.map((colour) => `${colour}${number}`);
  }
}
