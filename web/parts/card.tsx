import type { Card } from '../../worker/rules/cards.ts';
import { assets } from '../assets.ts';
import type { Words } from '../words/index.ts';

type Suit = 'r' | 'y' | 'g' | 'b' | 'v';

/** A picture of the sprite; decoration only, its meaning always stands beside it in words. */
export function Icon({ name }: { name: string }) {
  return (
    <svg aria-hidden="true">
      <use href={`${assets.sprite}#${name}`} />
    </svg>
  );
}

/** What a card is called: »Rote 3«, »Schwindelkönig«. */
export function cardName(card: Card, { game }: Words): string {
  return card.startsWith('k') ? game.king : game.card(card.charAt(0) as Suit, Number(card.slice(1)));
}

/** The face of a card: number over emblem, or a crown. Only to be seen; its name stands beside it. */
export function CardFace({ card }: { card: Card }) {
  const king = card.startsWith('k');
  return (
    <span class={`face ${king ? 'king' : card.charAt(0)}`} aria-hidden="true">
      {king ? null : <b>{card.slice(1)}</b>}
      <Icon name={king ? 'king' : `suit-${card.charAt(0)}`} />
    </span>
  );
}

/** Cards lying open for everyone. */
export function OpenCards({ cards, words }: { cards: readonly Card[]; words: Words }) {
  return (
    <ul class="open-cards">
      {cards.map((card) => (
        <li>
          <CardFace card={card} />
          <span class="spoken">{cardName(card, words)}</span>
        </li>
      ))}
    </ul>
  );
}
