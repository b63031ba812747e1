/** The table of the referee: replays the facts of one round, each only if it may happen. Written from the rules alone. */
import type { Challenged, Deal, Ended, Laid, LaidOut, PickedUp, RecordedFact } from './referee.ts';
import { CHALLENGING, EVENT_CARDS, LAYING, playEvent } from './referee-events.ts';
import { broken, Moment, type Move, sameCards, type Verdict } from './referee-moment.ts';

export class RoundTable {
  /** Who can be the youngest, going by who has led so far. */
  youngest: readonly number[];
  isOver = false;
  readonly now: Moment;
  readonly #hasEvents: boolean;
  /** A challenge whose cards have not moved yet, as it may be told that they moved otherwise than usual. */
  #pending: Challenged | null = null;

  constructor(seats: number, youngest: readonly number[], hasEvents: boolean) {
    this.now = new Moment(seats);
    this.youngest = youngest;
    this.#hasEvents = hasEvents;
  }

  /** Lets one fact happen, if it may. */
  replay(fact: RecordedFact): Verdict {
    if (this.isOver) return 'the round is over';
    if (fact.type === 'picked-up') return this.#pickUp(fact);
    const unmoved = this.settle();
    if (unmoved !== null) return unmoved;
    const goesOn = fact.type !== 'round-started' && fact.type !== 'round-ended';
    if (goesOn && this.now.dueEnd() !== null) return 'the round has ended';
    switch (fact.type) {
      case 'round-started':
        return this.#deal(fact);
      case 'laid':
        return this.#lay(fact);
      case 'challenged':
        return this.#challenge(fact);
      case 'laid-out':
        return this.#layOut(fact);
      case 'event-played':
        return playEvent(this.now, fact);
      case 'round-ended':
        return this.#end(fact);
      default:
        return 'this is not known to happen';
    }
  }

  /** Lets the cards of a challenge move, where nothing else was told about them. */
  settle(): Verdict {
    if (this.#pending === null) return null;
    const { taker } = this.#pending;
    const hasExtra = this.now.played === 'halves' && this.now.pile().length > 1;
    if (hasExtra || this.#staked() !== null) return 'more or less moved than the pile, but nobody says what';
    this.#settleWith(this.now.pile().map((card) => ({ card, from: 'pile', to: taker })));
    return null;
  }

  #deal({ dealer, starter, hands, eventCards }: Deal): Verdict {
    const { now } = this;
    const deck = now.deck();
    const share = (seat: number) => {
      const place = (seat - dealer - 1 + 2 * now.seats) % now.seats;
      return Math.floor(deck.length / now.seats) + (place < deck.length % now.seats ? 1 : 0);
    };
    now.hands = hands.map((hand) => [...hand]);
    now.eventCards = [...eventCards];
    now.toAct = starter;
    this.youngest = this.youngest.filter((seat) => this.#leader(hands, dealer, seat) === starter);
    const events = eventCards.flatMap((card) => card ?? []);
    const known = events.every((card) => EVENT_CARDS.includes(card)) && new Set(events).size === events.length;
    return broken(
      [dealer >= 0 && dealer < now.seats, 'the dealer has no seat'],
      [hands.length === now.seats && eventCards.length === now.seats, 'not everybody was dealt to'],
      [sameCards(hands.flat(), deck), 'the deck was not complete'],
      [hands.every((hand, seat) => hand.length === share(seat)), 'the cards were not dealt one at a time'],
      [known && events.length === (this.#hasEvents ? now.seats : 0), 'the event cards were not one for each'],
      [this.youngest.length > 0, 'another seat leads'],
    );
  }

  #lay({ seat, cards, number }: Laid): Verdict {
    const { now } = this;
    const { lastLay, played } = now;
    const mustChallenge = now.mustChallenge() || lastLay?.gauntlet === true || CHALLENGING.includes(played ?? '');
    const verdict = broken(
      [seat === now.toAct, 'it was not their turn'],
      [cards.length > 0 && new Set(cards).size === cards.length, 'a lay is one or more different cards'],
      [cards.every((card) => now.hand(seat).includes(card)), 'they did not hold these cards'],
      [lastLay === null || number === now.called, 'a trick keeps its number'],
      [lastLay !== null || now.callable().includes(number), 'this number cannot be called'],
      [!mustChallenge, 'they had to challenge'],
    );
    const marks = {
      safe: played === 'safe-conduct',
      gauntlet: played === 'gauntlet',
      foolsCap: played === 'fools-cap',
    };
    now.under = now.pile();
    now.hands[seat] = now.hand(seat).filter((card) => !cards.includes(card));
    now.lastLay = { seat, cards, number, ...marks };
    now.called = number;
    now.layCount += 1;
    now.played = null;
    now.toAct = now.next(seat);
    return verdict;
  }

  #challenge(fact: Challenged): Verdict {
    const { now } = this;
    const { lastLay, played } = now;
    if (lastLay === null) return 'nothing lies there';
    const passes = (card: string) =>
      card.startsWith('k') ? lastLay.foolsCap : card.slice(1) === String(lastLay.number);
    const isLie = !lastLay.cards.every(passes);
    this.#pending = fact;
    return broken(
      [fact.seat === now.toAct, 'it was not their turn'],
      [!lastLay.safe, 'this lay cannot be challenged'],
      [now.mustChallenge() || !LAYING.includes(played ?? ''), 'they had to lay'],
      [fact.of === lastLay.seat, 'the last lay was somebody else’s'],
      [sameCards(fact.cards, lastLay.cards), 'these are not the cards of the last lay'],
      [fact.lie === isLie, 'the judgement is wrong'],
      [fact.taker === (isLie ? fact.of : fact.seat), 'somebody else takes the pile'],
    );
  }

  /** Moves that are not simply the whole pile to the taker: those of a stake, or of two halves. */
  #pickUp({ moves }: PickedUp): Verdict {
    if (this.#pending === null) return 'nothing is there to be picked up';
    const { seat, of, taker } = this.#pending;
    const { now } = this;
    const pile = now.pile();
    const ofPile = moves.filter(({ from }) => from === 'pile');
    const extra = moves.filter(({ from }) => from !== 'pile');
    const larger = now.played === 'halves' ? Math.ceil(pile.length / 2) : pile.length;
    const staked = this.#staked();
    const drawn = staked?.find((card) => extra.some((move) => move.card === card));
    const verdict = broken(
      [
        sameCards(
          ofPile.map(({ card }) => card),
          pile,
        ),
        'these are not the cards of the pile',
      ],
      [ofPile.every(({ to }) => to === seat || to === of), 'somebody else got cards of the pile'],
      [ofPile.filter(({ to }) => to === taker).length === larger, 'the taker got another share of the pile'],
      [larger < pile.length || staked !== null, 'nothing unusual moved'],
      [extra.length === (staked === null ? 0 : 1), 'too much or too little moved beside the pile'],
      [staked === null || (extra[0]?.card === drawn && extra[0]?.to === taker), 'the stake is another one'],
      [staked === null || extra[0]?.from === (taker === of ? seat : of), 'the stake is somebody else’s'],
    );
    this.#settleWith(moves);
    return verdict;
  }

  /** The cards one of which goes to the taker beside the pile; null where none does. */
  #staked(): readonly string[] | null {
    const { now } = this;
    if (this.#pending === null || now.stake === null || now.played !== 'stakes') return null;
    if (this.#pending.lie) return [now.stake];
    const theirs = now.hand(this.#pending.of);
    return theirs.length > 0 ? theirs : null;
  }

  #settleWith(moves: readonly Move[]): void {
    const { now } = this;
    if (this.#pending === null) return;
    const { seat, lie } = this.#pending;
    now.under = now.pile();
    now.lastLay = null;
    now.move(moves);
    now.called = null;
    now.played = null;
    now.stake = null;
    now.toAct = lie && now.hand(seat).length > 0 ? seat : now.next(seat);
    this.#pending = null;
  }

  #layOut({ seat, number }: LaidOut): Verdict {
    const { now } = this;
    const cards = now.cardsOf(number);
    const verdict = broken(
      [now.numbers.includes(number), 'there is no such number'],
      [cards.every((card) => now.hand(seat).includes(card)), 'they did not hold all of it'],
      [now.played !== 'stakes' || seat !== now.toAct, 'whoever has a stake lays nothing out'],
    );
    now.hands[seat] = now.hand(seat).filter((card) => !cards.includes(card));
    now.laidOut.add(number);
    now.passIfOut();
    return verdict;
  }

  #end({ reason, loser, points, hands }: Ended): Verdict {
    const due = this.now.dueEnd();
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
      [hands.length === this.now.seats && points.join() === owed.join(), 'the points are wrong'],
    );
  }

  /** Who leads the first trick if this seat is the youngest. */
  #leader(hands: readonly (readonly string[])[], dealer: number, youngest: number): number {
    const most = Math.max(...hands.map((hand) => hand.length));
    if (hands[youngest]?.length === most) return youngest;
    let seat = (dealer + 1) % hands.length;
    while (hands[seat]?.length !== most) seat = (seat + 1) % hands.length;
    return seat;
  }
}
