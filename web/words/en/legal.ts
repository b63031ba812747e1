/** Who runs this and what is kept about people. */
import { titled } from '../grammar.ts';
import type { Words } from '../index.ts';

export const legal: Words['legal'] = {
  impressum: {
    title: 'Legal notice',
    operator: 'Run by',
    email: 'Email',
    missing: 'Whoever runs this server has not entered anything here yet.',
    affiliationTitle: 'Not by the publisher',
    affiliation:
      'This site is a free project. It has nothing to do with the publisher or the owners of the card game Schwindelkönig.',
  },
  datenschutz: {
    title: 'Privacy',
    sections: [
      titled(
        'What is kept',
        'The name you type and what happens at the table: cards, moves and points. Nothing else about you: no account, no statistics, no ads, nothing from other servers.',
      ),
      titled(
        'Cookies',
        'One cookie recognises your seat at this table, or that you have asked for one, so that you can play on after reloading; it is valid for this table only and for 30 days at most. A second one remembers the language if you change it. Both are needed for the game and tell nothing to anyone else.',
      ),
      titled(
        'In your browser',
        'Your browser remembers at which tables you sit and when you were last there, so that the first page can list them, and whether you switched on sound and vibration. The list stays in this browser; the first page only asks those tables whose turn it is. All of it goes when you clear the data of this site in your browser.',
      ),
      titled(
        'Where and how long',
        'Tables are kept by Cloudflare, which serves this site and, like any provider, handles connection data such as your IP address while doing so. Whoever has asked for a seat and got none is forgotten after five minutes. A table that nobody touches for 30 days deletes itself entirely.',
      ),
      titled(
        'Your rights',
        'When you leave the table, your name is forgotten. To ask what is kept, or to have it corrected or deleted, write to the address in the legal notice. You may also complain to a data protection authority.',
      ),
    ],
  },
};
