/** What an event card can be: the words in which each of them is declared. */
import type { Card } from '../cards.ts';
import type { Draw } from '../chance.ts';
import type { Mark, Round } from '../state.ts';
import type { Move } from './moves.ts';

/** Who plays a card and what they have chosen for it. What the card does not ask for is not there, and not to be read. */
export interface Playing {
  readonly round: Round;
  readonly seat: number;
  readonly target: number;
  readonly chosen: Card;
  readonly number: number;
}

/** A challenge that has been judged, of the lay of seat `of`, before anything has moved. */
export interface Judged {
  readonly round: Round;
  readonly seat: number;
  readonly of: number;
  readonly lie: boolean;
  readonly taker: number;
  /** The card chosen when the event card was played, if it asks for one. */
  readonly chosen: Card | null;
}

/** What chance, or the choice, makes of a card that is played. */
export interface Outcome {
  /** Cards that the player alone sees: the target's, or those of the last lay. */
  readonly shown?: readonly Card[];
  readonly moves?: readonly Move[];
}

type Offers<Item> = (round: Round, seat: number) => readonly Item[];

export interface EventCard {
  /** Playable when answering a lay, or when leading too. */
  readonly when: 'any' | 'answering';
  /** What else must be so for it to be played. */
  readonly needs?: (round: Round, seat: number) => boolean;
  /** What must be chosen: another seat, a card of the hand, a number. */
  readonly seats?: Offers<number>;
  readonly cards?: Offers<Card>;
  readonly numbers?: Offers<number>;
  /** What its player must do in this turn. */
  readonly duty?: 'lay' | 'challenge';
  /** Its player cannot lay out in this turn. */
  readonly keepsHand?: true;
  /** Which cards are shown and which move when it is played. */
  readonly outcome?: (playing: Playing, draw: Draw) => Outcome;
  /** What else about the round changes when it is played. */
  readonly changes?: (playing: Playing) => Partial<Pick<Round, 'called' | 'direction' | 'census'>>;
  /** What it makes of the lay of this turn. */
  readonly mark?: Mark;
  /** Which cards move after the challenge of this turn, instead of the whole pile to the taker. */
  readonly pickUp?: (judged: Judged, draw: Draw) => readonly Move[];
}
