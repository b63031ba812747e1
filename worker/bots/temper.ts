/** How a player who weighs things weighs them, in kings: a king in one's own hand costs 1. Found by play (docs/bots.md). */
export interface Temper {
  /** How common a lie of 1, 2, 3 and more cards is, against an honest lay of as many: when leading, when answering. */
  readonly leadLies: readonly [number, number, number, number];
  readonly answerLies: readonly [number, number, number, number];
  /** How likely the next player doubts a lay of 1, 2, 3 and more cards. */
  readonly leadDoubts: readonly [number, number, number, number];
  readonly answerDoubts: readonly [number, number, number, number];
  /** The same of a lay that empties the hand. */
  readonly lastCardDoubt: number;
  /** What a card is worth that somebody else has to take. */
  readonly harm: number;
  /** What a card in one's own hand costs that is no king. */
  readonly take: number;
  /** What the fourth king costs. */
  readonly ruin: number;
  /** How likely a card of the pile is a king, against any other unseen card. */
  readonly kingInPile: number;
  /** How much more turning a lay up is worth to this player than it should be. */
  readonly doubting: number;
  /** How far the mood of the moment moves a weight. */
  readonly mood: number;
}

/** The temper of a player who weighs well. */
export const TEMPER: Temper = {
  leadLies: [1.45, 0.28, 0.05, 0.03],
  answerLies: [0.5, 0.25, 0.06, 0.04],
  leadDoubts: [0.11, 0.27, 0.52, 0.9],
  answerDoubts: [0.33, 0.53, 0.65, 0.9],
  lastCardDoubt: 0.59,
  harm: 0.8,
  take: 0.02,
  ruin: 3,
  kingInPile: 0.12,
  doubting: 0,
  mood: 0.2,
};
