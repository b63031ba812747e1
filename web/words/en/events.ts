/** The fourteen event cards: what they are called, what they do, what is chosen for them, and how they are told. */
import type { EventCardId } from '../../../worker/rules/view.ts';
import { counter, lister, type Who } from '../grammar.ts';
import type { Words } from '../index.ts';

type Events = Words['events'];
type Wording = Events['each'][EventCardId];
type Played = Parameters<Events['told']>[2] & { readonly by: Who };

const cards = counter('en', 'card', 'cards');
const list = lister('en');
const who = ({ name, you }: Who) => (you ? 'you' : name);
const starts = ({ name, you }: Who) => (you ? 'You' : name);

const wording = (name: string, does: string, play: string, chosen = play): Wording => ({ name, does, play, chosen });

const each: Events['each'] = {
  peek: wording('Keyhole', 'Before you answer, you alone see a random one of the cards just laid.', 'Peek at one card'),
  spy: wording(
    'Spy',
    'On your turn, you alone see up to three random cards of another hand.',
    'Look at somebody’s cards',
    'Look at cards of @',
  ),
  census: wording('King Count', 'On your turn, everyone learns who holds how many kings.', 'Count all kings'),
  gift: wording(
    'Gift',
    'On your turn, you give somebody a card of your choice; nobody else sees it.',
    'Give a card away',
    'Give # to @',
  ),
  swap: wording(
    'Pickpocket',
    'On your turn, you swap a card of your choice for a random one from another hand.',
    'Swap a card',
    'Swap # for a card of @',
  ),
  carousel: wording(
    'Carousel',
    'On your turn, a random card of every hand moves on to the next hand, all at once.',
    'Pass a card round',
  ),
  fish: wording(
    'Lucky Dip',
    'Before you answer, you swap a card of your choice for a random one from under the cards just laid.',
    'Swap a card with the pile',
    'Swap # for a card of the pile',
  ),
  renumber: wording(
    'Change of Course',
    'Instead of challenging, you call another number for this pile and must then lay.',
    'Call another number',
    'Call @ from now on',
  ),
  reverse: wording(
    'About-Turn',
    'On your turn, the direction of play turns round until the round ends; you still act first.',
    'Turn play round',
  ),
  'safe-conduct': wording(
    'Safe Conduct',
    'On your turn, you must lay, and nobody may challenge those cards.',
    'Play safe conduct, then lay',
  ),
  gauntlet: wording(
    'Gauntlet',
    'On your turn, you must lay, and whoever acts next must challenge those cards.',
    'Throw the gauntlet, then lay',
  ),
  'fools-cap': wording(
    'Fool’s Cap',
    'On your turn, you must lay, and kings among those cards count as the called number.',
    'Put on the cap, then lay',
  ),
  stakes: wording(
    'Double or Nothing',
    'When answering, you stake a hidden card and must challenge: if it was a lie, the liar takes it; if not, you draw one more from their hand.',
    'Stake a card, then challenge',
    'Stake #, then challenge',
  ),
  halves: wording(
    'Fifty-Fifty',
    'When answering, you must challenge, and the two of you share the pile: whoever has to take it gets the larger half.',
    'Share the pile, then challenge',
  ),
};

const lays = (by: Who) => `${who(by)} ${by.you ? 'lay' : 'lays'} now`;

/** What follows “Ben plays ‘Spy’”. */
const told: Readonly<Record<EventCardId, (played: Played) => string>> = {
  peek: ({ by }) => ` and ${by.you ? 'peek' : 'peeks'} at one of the cards just laid.`,
  spy: ({ by, target }) => ` and ${by.you ? 'look' : 'looks'} at cards of ${who(target)}.`,
  census: ({ kings }) =>
    kings.length === 0
      ? ': nobody holds a king.'
      : `: kings are held by ${list(kings.map(([holder, count]) => `${who(holder)} (${count})`))}.`,
  gift: ({ by, target }) => ` and ${by.you ? 'give' : 'gives'} ${who(target)} a card.`,
  swap: ({ by, target }) => ` and ${by.you ? 'swap' : 'swaps'} a card with ${who(target)}.`,
  carousel: () => ': a card of every hand moves on to the next.',
  fish: ({ by }) => ` and ${by.you ? 'swap' : 'swaps'} a card with the pile.`,
  renumber: ({ number }) => `: from now on the call is ${number}.`,
  reverse: ({ direction }) => (direction === 1 ? ': play now goes clockwise.' : ': play now goes anticlockwise.'),
  'safe-conduct': ({ by }) => `: nobody may challenge what ${lays(by)}.`,
  gauntlet: ({ by }) => `: what ${lays(by)} must be challenged.`,
  'fools-cap': ({ by }) => `: kings count in what ${lays(by)}.`,
  stakes: ({ by }) => `, ${by.you ? 'stake' : 'stakes'} a card and must challenge.`,
  halves: () => ' and must challenge: the pile will be shared.',
};

export const events: Events = {
  each,
  title: 'Your event card',
  later: 'face down',
  notNow: 'not possible now',
  open: 'Play',
  close: 'Better not',
  played: 'Your event card has been played.',
  whom: 'Who shall it be?',
  whichCard: 'Which card of your hand?',
  whichNumber: 'Which number from now on?',
  seen: (card, of) => `${card}: only you have seen this, with ${who(of)}`,
  held: 'holds an event card',
  gone: 'has played the event card',
  counted: (count) => `${count === 1 ? '1 king' : `${count} kings`} when counted`,
  marks: { safe: 'safe', gauntlet: 'gauntlet', foolsCap: 'fool’s cap' },
  duty: {
    twoLeft: 'Only you two are left.',
    laidSafe: 'Safe conduct: nobody may challenge this.',
    laidGauntlet: 'The gauntlet lies here.',
    inForce: {
      'safe-conduct': 'Safe conduct: nobody may challenge it.',
      gauntlet: 'Gauntlet: it will be challenged.',
      'fools-cap': 'Fool’s cap: kings count.',
      renumber: 'Your change of course wants it.',
      stakes: 'Double or nothing: a card is staked.',
      halves: 'Fifty-fifty: the pile will be shared.',
    },
  },
  told: (by, card, played) =>
    `${starts(by)} ${by.you ? 'play' : 'plays'} “${each[card].name}”${told[card]({ by, ...played })}`,
  pickedUp: (moves) => {
    const ways = moves.map(
      ({ from, to, cards: count }) => `${cards(count)} from ${from === null ? 'the pile' : who(from)} to ${who(to)}`,
    );
    return `Also ${list(ways)}.`;
  },
};
