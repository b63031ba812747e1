/** The rules of moves once more, told in another way: straight from the hands, the pile and the sentences of the rules. */
import { cardsOf } from '../../worker/rules/cards.ts';
import type { Intent } from '../../worker/rules/commands.ts';
import { roundOf, type State } from '../../worker/rules/state.ts';

type Move = Extract<Intent, { type: 'lay' | 'challenge' | 'lay-out' | 'play-event' }>;

const MAKE_LAY = ['renumber', 'safe-conduct', 'gauntlet', 'fools-cap'];
const MAKE_CHALLENGE = ['stakes', 'halves'];
const WHEN_ANSWERING = ['peek', 'fish', 'renumber', 'stakes', 'halves'];
const TAKE_A_SEAT = ['spy', 'gift', 'swap'];
const TAKE_A_CARD = ['gift', 'swap', 'fish', 'stakes'];
const NEED_OTHERS = [...TAKE_A_SEAT, 'carousel'];

/** What the player to act may do, from the last lay, who is left, and the event card played in this turn. */
function choicesOf(state: State) {
  const { hands, lays, inForce } = roundOf(state);
  const lastLay = lays.at(-1);
  const hasCards = (seat: number) => (hands[seat] ?? []).length > 0;
  const others =
    lastLay === undefined ? [] : [...hands.keys()].filter((seat) => seat !== lastLay.seat && hasCards(seat));
  const wouldStayAlone =
    lastLay !== undefined && lastLay.mark !== 'safe' && !hasCards(lastLay.seat) && others.length === 1;
  const mustChallenge = wouldStayAlone || lastLay?.mark === 'gauntlet';
  const played = inForce?.card ?? '';
  return {
    lay: !mustChallenge && !MAKE_CHALLENGE.includes(played),
    challenge: lastLay !== undefined && lastLay.mark !== 'safe' && (mustChallenge || !MAKE_LAY.includes(played)),
  };
}

function isPlayable(state: State, seat: number, { seat: target, card, number }: Extract<Move, { type: 'play-event' }>) {
  const { hands, lays, laidOut, called, deck, eventCards, eventsPlayed } = roundOf(state);
  const held = eventCards[seat];
  if (held === null || held === undefined || eventsPlayed.includes(seat)) return false;
  if (WHEN_ANSWERING.includes(held) && lays.length === 0) return false;
  const { lay, challenge } = choicesOf(state);
  if (MAKE_LAY.includes(held) && !lay) return false;
  if (MAKE_CHALLENGE.includes(held) && !challenge) return false;
  if (held === 'fish' && lays.length < 2) return false;
  const others = [...hands.keys()].filter((other) => other !== seat && (hands[other] ?? []).length > 0);
  if (NEED_OTHERS.includes(held) && others.length === 0) return false;
  const fitsSeat = TAKE_A_SEAT.includes(held) ? others.some((other) => other === target) : target === undefined;
  const fitsCard = TAKE_A_CARD.includes(held) ? (hands[seat] ?? []).some((own) => own === card) : card === undefined;
  const fitsNumber =
    held === 'renumber'
      ? number !== undefined && number >= 1 && number <= deck.highest && number !== called && !laidOut.includes(number)
      : number === undefined;
  return fitsSeat && fitsCard && fitsNumber;
}

/** Whether the rules allow this move of this seat now. */
export function tells(state: State, seat: number, intent: Intent): boolean {
  const { hands, lays, toAct, laidOut, deck, called, inForce } = roundOf(state);
  const hand = hands[seat] ?? [];
  if (state.phase !== 'playing') return false;
  if (intent.type === 'lay-out') {
    const isStaked = inForce?.card === 'stakes' && seat === toAct;
    const { number } = intent;
    return (
      !isStaked && number >= 1 && number <= deck.highest && cardsOf(deck, number).every((card) => hand.includes(card))
    );
  }
  if (seat !== toAct) return false;
  const may = choicesOf(state);
  if (intent.type === 'challenge') return may.challenge;
  if (intent.type === 'play-event') return isPlayable(state, seat, intent);
  if (intent.type !== 'lay') return false;
  const rest = hand.filter((card) => !intent.cards.includes(card));
  const fits = intent.cards.length > 0 && hand.length - rest.length === intent.cards.length;
  if (!fits || !may.lay) return false;
  const { number = called ?? 0 } = intent;
  if (lays.length > 0) return number === called;
  return number >= 1 && number <= deck.highest && !laidOut.includes(number);
}
