/** What each bot's seat held at each point of the round's story, as anybody knows it of their own hand. */
import type { HandNote } from '../bots/seat.ts';
import type { Card } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';

export class Notes {
  readonly #notes = new Map<number, HandNote[]>();

  /** Begins anew, with a round or a lobby. */
  clear(): void {
    this.#notes.clear();
  }

  /** Takes note of the bots' hands where they changed. */
  take({ round, seats }: State): void {
    if (round === null) return;
    for (const [seat, { kind }] of seats.entries()) {
      if (kind !== 'bot') continue;
      const notes = this.#notes.get(seat) ?? [];
      const hand = round.hands[seat] ?? [];
      const before = notes.at(-1);
      if (before !== undefined && sameHand(before.hand, hand)) continue;
      this.#notes.set(seat, [...notes, { entries: round.story.length, hand }]);
    }
  }

  /** The notes of one seat, oldest first. */
  of(seat: number): readonly HandNote[] {
    return this.#notes.get(seat) ?? [];
  }
}

function sameHand(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && one.every((card, index) => card === other[index]);
}
