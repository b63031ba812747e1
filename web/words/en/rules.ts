/** How the game is played. */
import type { Words } from '../index.ts';

export const rules: Words['rules'] = {
  title: 'How to play',
  lead: 'Get rid of your cards without being caught lying. Points are bad: whoever has the fewest after the last round is the Schwindelkönig, the king of liars.',
  deck: {
    title: 'The cards',
    text: 'How many cards are in play depends on how many you are. Four kings always join them. Everything is dealt.',
    players: 'Players',
    colours: 'Colours',
    numbers: 'Numbers',
    kings: 'Kings',
    cards: 'Cards',
  },
  events: {
    title: 'The fourteen event cards',
    ours: 'The texts of these cards are ours. The publisher’s rule book only says when event cards are played; its page with their own texts is not to be had.',
    text: [
      'If you play with them, everyone gets one each round that nobody else sees. You may play it once, openly and on your turn, before you lay or challenge. You need not, and your turn is not over with it. For the next round all of them are shuffled again.',
      'What is left to chance is drawn by the table. A card that could do nothing cannot be played: one that makes you lay does not work when you must challenge, nor the other way round.',
    ],
    details: [
      'Cards are always judged by the number they were laid for, even after a Change of Course.',
      'Whoever lays their last cards with Safe Conduct is out at once. So is whoever gives away their last card.',
      'If whoever has to answer a Gauntlet drops out, the next person must challenge.',
      'For the Pickpocket and the Lucky Dip the drawing comes first: you never get your own card back.',
      'With Double or Nothing you cannot lay out any more before you challenge.',
    ],
  },
  sections: [
    {
      title: 'Who begins',
      text: [
        'The first move of a round belongs to whoever was dealt the most cards. If everyone holds the same number, the youngest begins. If several but not all hold the most, it is the youngest of them; if the youngest is not among them, the first to the dealer’s left.',
        'The first dealer is drawn by lot; after that the deal moves on clockwise.',
      ],
    },
    {
      title: 'Your turn',
      text: [
        'Whoever leads lays one or more cards face down in the middle and calls a number. It need not be true. You may call any number that is still in play, but never the king.',
        'The next person holding cards has to decide: believe it and lay cards for the same number, or challenge the cards just laid. There is no passing, and nobody else may challenge.',
      ],
    },
    {
      title: 'Challenging',
      text: [
        'A challenge turns the last cards laid face up for everyone. If even one of them is not the number called, it was a lie. A king never fits.',
        'If it was a lie, the liar takes the whole pile and the challenger leads next. If it was the truth, the challenger takes it and the next person leads. What lay beneath those cards is seen only by whoever takes the pile.',
      ],
    },
    {
      title: 'Laying out',
      text: [
        'If you hold all cards of a number, one in each colour, you may lay them out face up at any time, even when it is not your turn. That number is gone for the rest of the round; if it is being played just now, the pile still goes on.',
      ],
    },
    {
      title: 'Being out',
      text: [
        'Whoever has no cards left is out and gets no points. If you have laid your last cards, that counts only once nobody challenges them.',
        'If only two of you are left and one has laid their last cards, the other must challenge.',
      ],
    },
    {
      title: 'When a round ends',
      text: [
        'As soon as somebody holds all four kings, even right after the deal: that person loses the round. Whoever is left alone takes the pile, and the kings with it.',
        'A round also ends when all numbers are laid out. And so that you need not play until morning, it stops after 400 lays, then without a loser.',
      ],
    },
    {
      title: 'Points',
      text: [
        'Every number card in your hand costs 1 point. Whoever loses the round with four kings gets 10 more. If only kings are left, everyone who still holds cards gets 10 points. The pile counts for nobody.',
        'You play up to eight rounds and may stop earlier. Equal totals share the title.',
      ],
    },
  ],
};
