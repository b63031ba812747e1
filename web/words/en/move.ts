/** Going on from another device. */
import type { Words } from '../index.ts';

export const move: Words['move'] = {
  title: 'Go on on another device',
  lead: 'Scan the picture with the other device, or open this link there.',
  once: 'It works once, for ten minutes. Give it to nobody: whoever uses it has your cards.',
  picture: 'QR code of the link',
  back: 'Back to the table',
  redeemTitle: (name) => `Go on here as ${name}?`,
  redeemLead: 'Your seat moves to this device. The other one will only watch from then on.',
  redeem: 'Go on here',
  spentTitle: 'This link is used up',
  spentLead: 'It was used already, or its ten minutes are over. Just get a new one at the table.',
  moved: (name) => `You now play on another device. Here you only watch ${name}.`,
  claimed: (name) =>
    `Somebody said they were ${name}, and the table believed it. Here you only watch your seat. If that was not you, just take it back.`,
  takeBack: 'Take the seat back',
  told: {
    moved: ({ name, you }) => (you ? 'You go on on another device.' : `${name} goes on on another device.`),
    'taken-back': ({ name, you }) =>
      you ? 'You took the seat back to this device.' : `${name} is back at the first device.`,
    claimed: ({ name, you }) =>
      you ? 'The table gave your seat to a new device.' : `Somebody said they were ${name}, and plays on in this seat.`,
    reclaimed: ({ name, you }) =>
      you ? 'You took your seat back.' : `${name} took their seat back with the device from before.`,
  },
};
