/** Cards, colours and numbers as rules.md names them, and the deck for a number of players. */

export const COLOURS = ['r', 'y', 'g', 'b', 'v'] as const;
/** r red, y yellow, g green, b blue, v violet (from five players on). */
export type Colour = (typeof COLOURS)[number];

/** A number card (`r1` … `v7`) or a king (`k1` … `k4`). */
export type Card = `${Colour}${number}` | `k${number}`;

/** Which number cards are in play; the four kings always are. */
export interface Deck {
  /** How many of COLOURS, from the front: 4 or 5. */
  readonly colours: number;
  /** The highest number: 6 or 7. */
  readonly highest: number;
}

export const KINGS: readonly Card[] = ['k1', 'k2', 'k3', 'k4'];
export const FEWEST_SEATS = 3;
export const MOST_SEATS = 8;

/** The deck for 3 to 8 players (rules.md, Deck). */
export function deckFor(players: number): Deck {
  return { colours: players >= 5 ? 5 : 4, highest: players === 3 ? 6 : 7 };
}

/** All number cards of one number. */
export function cardsOf(deck: Deck, number: number): Card[] {
  return COLOURS.slice(0, deck.colours).map((colour) => `${colour}${number}` as const);
}

/** The numbers of a deck, 1 first. */
export function numbersOf(deck: Deck): number[] {
  return Array.from({ length: deck.highest }, (_, index) => index + 1);
}

/** Every card of a deck in the order in which a hand is shown: by number, then colour, kings last. */
export function cardsIn(deck: Deck): Card[] {
  return [...numbersOf(deck).flatMap((number) => cardsOf(deck, number)), ...KINGS];
}

export function isKing(card: Card): boolean {
  return card.startsWith('k');
}

/** The number on a number card; null for a king. */
export function numberOf(card: Card): number | null {
  return isKing(card) ? null : Number(card.slice(1));
}

function rank(card: Card): number {
  const number = numberOf(card);
  return number === null ? 1000 + Number(card.slice(1)) : number * 10 + COLOURS.indexOf(card.charAt(0) as Colour);
}

/** The cards in the order in which a hand is shown (api.md, The view). */
export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => rank(one) - rank(other));
}
