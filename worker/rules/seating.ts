/** Seats that change in the lobby, and the person who is host (api.md, Tables and seats). */
import { type Ask, type Carry, hostSeat, type Seat } from './state.ts';

/** The seats without one of them; those above it move down. */
export function withoutSeat(seats: readonly Seat[], seat: number): Seat[] {
  return seats.toSpliced(seat, 1);
}

/** The seats with one of them moved to another place; those between close up. */
export function withSeatMoved(seats: readonly Seat[], seat: number, to: number): Seat[] {
  return withoutSeat(seats, seat).toSpliced(to, 0, ...seats.slice(seat, seat + 1));
}

/** Other seats, another turn; who is marked as the youngest stays marked wherever they sit now. */
export function reseated<Seated extends Carry>(carry: Seated, seats: readonly Seat[]): Seated {
  const person = carry.youngest === null ? undefined : carry.seats[carry.youngest]?.person;
  const seat = seats.findIndex((each) => each.person === person);
  return { ...carry, seats, youngest: seat === -1 ? null : seat, turn: carry.turn + 1 };
}

/** A person who plays here and has not left. */
export function isHere(seat: Seat | undefined): boolean {
  return seat !== undefined && seat.kind === 'human' && !seat.left;
}

/** The seats of all people who play, but for one of them. */
export function othersPlaying({ seats }: Carry, but: number): number[] {
  return [...seats.keys()].filter((seat) => seat !== but && isHere(seats[seat]));
}

/** What is asked for, without the yes of some seats: it was that of whoever sat there. */
export function withoutVoices(asks: readonly Ask[], seats: readonly number[]): Ask[] {
  return asks.map((ask) => ({ ...ask, agreed: ask.agreed.filter((seat) => !seats.includes(seat)) }));
}

/** The seats whose people are present and have not left. */
export function seatsPresent(seats: readonly Seat[], present: readonly number[]): number[] {
  return [...seats.keys()].filter((seat) => isHere(seats[seat]) && present.includes(seat));
}

/** The person at the first of some seats clockwise after a seat, that seat itself left out; null if there is none. */
function personAfter(seats: readonly Seat[], from: number, candidates: readonly number[]): number | null {
  for (let step = 1; step < seats.length; step += 1) {
    const seat = (from + step) % seats.length;
    if (candidates.includes(seat)) return seats[seat]?.person ?? null;
  }
  return null;
}

/** The next person present, clockwise from the host's seat; null if nobody else is present. */
export function nextHost(carry: Carry, present: readonly number[]): number | null {
  const from = hostSeat(carry);
  return from === null ? null : personAfter(carry.seats, from, seatsPresent(carry.seats, present));
}

/** Who is host once the host's seat is freed: somebody present if possible, else any person, else nobody. */
export function heirOfFreedSeat(carry: Carry, present: readonly number[]): number | null {
  return nextHost(carry, present) ?? nextHost(carry, [...carry.seats.keys()]);
}
