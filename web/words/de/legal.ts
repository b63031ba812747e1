/** Who runs this and what is kept about people. */
import { titled } from '../grammar.ts';

export const legal = {
  impressum: {
    title: 'Impressum',
    operator: 'Betrieben von',
    email: 'E-Mail',
    missing: 'Die Person, die diesen Server betreibt, hat hier noch nichts eingetragen.',
    affiliationTitle: 'Kein Angebot des Verlags',
    affiliation:
      'Diese Seite ist ein freies Projekt. Mit dem Verlag und den Rechteinhabern des Kartenspiels Schwindelkönig hat sie nichts zu tun.',
  },
  datenschutz: {
    title: 'Datenschutz',
    sections: [
      titled(
        'Was gespeichert wird',
        'Der Name, den du eintippst, und was am Tisch geschieht: Karten, Züge und Punkte. Sonst nichts über dich: kein Konto, keine Statistik, keine Werbung, nichts von fremden Servern.',
      ),
      titled(
        'Cookies',
        'Ein Cookie erkennt deinen Platz an diesem Tisch wieder, oder dass du um einen gebeten hast, damit du nach dem Neuladen weiterspielst; es gilt nur für diesen Tisch und höchstens 30 Tage. Ein zweites merkt sich die Sprache, falls du sie umstellst. Beide sind für das Spiel nötig und verraten nichts an Dritte.',
      ),
      titled(
        'In deinem Browser',
        'Dein Browser merkt sich, an welchen Tischen du sitzt und wann du zuletzt dort warst, damit die Startseite sie auflisten kann, und ob du Ton und Vibration eingeschaltet hast. Die Liste bleibt in diesem Browser; die Startseite fragt damit nur bei den Tischen nach, wer dran ist. Gelöscht wird das alles mit den Daten dieser Seite in deinem Browser.',
      ),
      titled(
        'Wo und wie lange',
        'Die Tische liegen bei Cloudflare, das diese Seite ausliefert und dabei wie jeder Anbieter Verbindungsdaten wie deine IP-Adresse verarbeitet. Wer um einen Platz gebeten und keinen bekommen hat, ist nach fünf Minuten vergessen. Ein Tisch, den 30 Tage niemand anrührt, löscht sich vollständig.',
      ),
      titled(
        'Deine Rechte',
        'Verlässt du den Tisch, wird dein Name vergessen. Für Auskunft, Berichtigung oder Löschung schreibe an die Adresse im Impressum. Beschweren kannst du dich auch bei einer Datenschutzbehörde.',
      ),
    ],
  },
};
