/**
 * A round as a bot thinks of it: how many cards of each number lie where. Colours never matter to a choice.
 * Small and changed in place, because a look ahead plays many rounds; the law is in worker/rules, this only foresees it.
 */

/** Places in a row of counts: 0 for kings, 1 to 7 for the numbers. */
export const KINDS = 8;
export const ALL_KINGS = 4;
const NOBODY = -1;

/** An event card that stays with a lay: it cannot be challenged, it must be, or its kings count as its number. */
export type Mark = 'none' | 'safe-conduct' | 'gauntlet' | 'fools-cap';

export interface Model {
  readonly seats: number;
  readonly colours: number;
  readonly highest: number;
  /** One row of counts a seat. Where a hand is unknown, its row is empty but its size is not. */
  readonly hands: Int8Array;
  readonly sizes: Int8Array;
  /** All cards of this trick, the last lay among them. */
  readonly pile: Int8Array;
  readonly lay: Int8Array;
  readonly laidOut: Uint8Array;
  numbersOut: number;
  pileSize: number;
  laySize: number;
  layNumber: number;
  /** The player of the last lay; -1 when a lead is due. */
  layBy: number;
  /** The last lay is the trick's first. */
  layLeads: boolean;
  /** What an event card made of the last lay. */
  mark: Mark;
  /** 0 when leading. */
  called: number;
  toAct: number;
  direction: number;
  ended: boolean;
  /** Who lost; -1 for nobody. */
  loser: number;
}

/** An empty table. */
export function newModel(seats: number, colours: number, highest: number): Model {
  return {
    seats,
    colours,
    highest,
    hands: new Int8Array(seats * KINDS),
    sizes: new Int8Array(seats),
    pile: new Int8Array(KINDS),
    lay: new Int8Array(KINDS),
    laidOut: new Uint8Array(KINDS),
    numbersOut: 0,
    pileSize: 0,
    laySize: 0,
    layNumber: 0,
    layBy: NOBODY,
    layLeads: false,
    mark: 'none',
    called: 0,
    toAct: 0,
    direction: 1,
    ended: false,
    loser: NOBODY,
  };
}

/** Makes one model like another of the same table. */
export function copyInto(to: Model, from: Model): void {
  to.hands.set(from.hands);
  to.sizes.set(from.sizes);
  to.pile.set(from.pile);
  to.lay.set(from.lay);
  to.laidOut.set(from.laidOut);
  to.numbersOut = from.numbersOut;
  to.pileSize = from.pileSize;
  to.laySize = from.laySize;
  to.layNumber = from.layNumber;
  to.layBy = from.layBy;
  to.layLeads = from.layLeads;
  to.mark = from.mark;
  to.called = from.called;
  to.toAct = from.toAct;
  to.direction = from.direction;
  to.ended = from.ended;
  to.loser = from.loser;
}

/** How many cards of a kind a seat holds; 0 is kings. */
export function held(model: Model, seat: number, kind: number): number {
  return model.hands[seat * KINDS + kind] ?? 0;
}

function isIn(model: Model, seat: number): boolean {
  return (model.sizes[seat] ?? 0) > 0 || (model.layBy === seat && model.mark !== 'safe-conduct');
}

/** How many are in the round. */
export function countIn(model: Model): number {
  let count = 0;
  for (let seat = 0; seat < model.seats; seat += 1) if (isIn(model, seat)) count += 1;
  return count;
}

/** The next who holds cards, the player of the last lay passed over; the same seat if there is none. */
export function nextAfter(model: Model, seat: number): number {
  const { seats, direction } = model;
  for (let step = 1; step < seats; step += 1) {
    const next = (seat + step * direction + seats * seats) % seats;
    if (next !== model.layBy && (model.sizes[next] ?? 0) > 0) return next;
  }
  return seat;
}

/** Whoever is to act may not lay: it is a gauntlet, or emptied a hand and only its player and they are left. */
export function mustChallenge(model: Model): boolean {
  if (model.layBy === NOBODY || model.mark === 'safe-conduct') return false;
  return model.mark === 'gauntlet' || (model.sizes[model.layBy] === 0 && countIn(model) === 2);
}

function takePile(model: Model, taker: number): void {
  const row = taker * KINDS;
  for (let kind = 0; kind < KINDS; kind += 1) {
    model.hands[row + kind] = (model.hands[row + kind] ?? 0) + (model.pile[kind] ?? 0);
  }
  model.sizes[taker] = (model.sizes[taker] ?? 0) + model.pileSize;
  model.pile.fill(0);
  model.lay.fill(0);
  model.pileSize = 0;
  model.laySize = 0;
  model.layBy = NOBODY;
  model.called = 0;
}

function layOutAll(model: Model, seat: number): void {
  const row = seat * KINDS;
  for (let number = 1; number <= model.highest; number += 1) {
    if (model.hands[row + number] === model.colours) {
      model.hands[row + number] = 0;
      model.sizes[seat] = (model.sizes[seat] ?? 0) - model.colours;
      model.laidOut[number] = 1;
      model.numbersOut += 1;
    }
  }
}

function lookForEnd(model: Model, seat: number): void {
  if (model.hands[seat * KINDS] === ALL_KINGS) {
    model.ended = true;
    model.loser = seat;
  } else if (model.numbersOut === model.highest) {
    model.ended = true;
  } else if (countIn(model) <= 1) {
    model.ended = true;
    for (let each = 0; each < model.seats; each += 1) if (isIn(model, each)) model.loser = each;
    if (model.loser !== NOBODY) takePile(model, model.loser);
  }
}

/** Whoever is to act lays these cards for a number. */
export function applyLay(model: Model, number: number, cards: Int8Array, mark: Mark = 'none'): void {
  const seat = model.toAct;
  const row = seat * KINDS;
  let size = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const count = cards[kind] ?? 0;
    size += count;
    model.hands[row + kind] = (model.hands[row + kind] ?? 0) - count;
    model.pile[kind] = (model.pile[kind] ?? 0) + count;
    model.lay[kind] = count;
  }
  model.sizes[seat] = (model.sizes[seat] ?? 0) - size;
  model.pileSize += size;
  model.laySize = size;
  model.layNumber = number;
  model.layLeads = model.layBy === NOBODY;
  model.layBy = seat;
  model.mark = mark;
  model.called = number;
  model.toAct = nextAfter(model, seat);
  lookForEnd(model, seat);
}

/** Whoever is to act turns the last lay up. */
export function applyChallenge(model: Model): void {
  const challenger = model.toAct;
  const good = (model.lay[model.layNumber] ?? 0) + (model.mark === 'fools-cap' ? (model.lay[0] ?? 0) : 0);
  const lie = good < model.laySize;
  const taker = lie ? model.layBy : challenger;
  takePile(model, taker);
  model.toAct = lie ? challenger : nextAfter(model, challenger);
  if (model.hands[taker * KINDS] !== ALL_KINGS) layOutAll(model, taker);
  if (model.sizes[model.toAct] === 0) model.toAct = nextAfter(model, model.toAct);
  lookForEnd(model, taker);
}

/** What a seat's hand costs at the end. */
export function pointsOf(model: Model, seat: number): number {
  const size = model.sizes[seat] ?? 0;
  if (model.numbersOut === model.highest) return size > 0 ? 10 : 0;
  return size - held(model, seat, 0) + (model.loser === seat ? 10 : 0);
}
