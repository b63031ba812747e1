/** Going on from another device. */
import type { Who } from '../grammar.ts';

export const move = {
  title: 'Auf anderem Gerät weiterspielen',
  lead: 'Scanne das Bild mit dem anderen Gerät, oder öffne dort diesen Link.',
  once: 'Er gilt einmal und zehn Minuten lang. Gib ihn niemandem: Wer ihn benutzt, hat deine Karten.',
  picture: 'QR-Code mit dem Link',
  back: 'Zurück an den Tisch',
  redeemTitle: (name: string) => `Hier als ${name} weiterspielen?`,
  redeemLead: 'Dein Platz zieht auf dieses Gerät um. Das andere schaut dann nur noch zu.',
  redeem: 'Hier weiterspielen',
  spentTitle: 'Dieser Link gilt nicht mehr',
  spentLead: 'Er wurde schon benutzt, oder seine zehn Minuten sind um. Hol dir am Tisch einfach einen neuen.',
  moved: (name: string) => `Du spielst jetzt auf einem anderen Gerät weiter. Hier siehst du ${name} nur noch zu.`,
  claimed: (name: string) =>
    `Jemand hat gesagt, ${name} zu sein, und der Tisch hat es geglaubt. Hier siehst du deinem Platz nur noch zu. Warst du das nicht, hol ihn dir einfach zurück.`,
  takeBack: 'Platz zurückholen',
  told: {
    moved: ({ name, you }: Who) =>
      you ? 'Du spielst auf einem anderen Gerät weiter.' : `${name} spielt auf einem anderen Gerät weiter.`,
    'taken-back': ({ name, you }: Who) =>
      you ? 'Du hast den Platz auf dieses Gerät zurückgeholt.' : `${name} ist zurück am ersten Gerät.`,
    claimed: ({ name, you }: Who) =>
      you
        ? 'Der Tisch hat deinen Platz an ein neues Gerät gegeben.'
        : `Jemand hat gesagt, ${name} zu sein, und spielt auf diesem Platz weiter.`,
    reclaimed: ({ name, you }: Who) =>
      you
        ? 'Du hast deinen Platz zurückgeholt.'
        : `${name} hat den eigenen Platz mit dem Gerät von vorher zurückgeholt.`,
  },
};
