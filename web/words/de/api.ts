/** How to write a program that plays. */

export const api = {
  title: 'Bots schreiben',
  lead: 'Alles, was du an einem Tisch tun kannst, kann auch ein Programm: mit HTTP und JSON, ohne Anmeldung. Es sieht dabei genau das, was du auf seinem Platz sähst.',
  requests: {
    open: 'Einen Tisch eröffnen. Die Antwort nennt seinen code und seine url.',
    sit: 'Einen Platz nehmen: { name }. Die Antwort nennt seat und secret; wer zuerst sitzt, ist Host.',
    view: 'Die Sicht des Platzes: Phase, Plätze, Runde, hand, und unter legal alles, was jetzt erlaubt ist. Ohne secret schaut man zu.',
    command: 'Etwas tun: { id, turn, command }. Die Antwort enthält gleich die neue Sicht.',
    live: 'Ein WebSocket: sofort und nach jeder Änderung die ganze Sicht. Auf ping antwortet pong.',
    record: 'Nach der Partie: was wirklich geschah, alle Karten offen.',
  },
  notes: [
    'Wer du bist, sagt die Kopfzeile Authorization: Bearer und dahinter das secret deines Platzes.',
    'Die turn eines Befehls ist die der Sicht, auf die er antwortet; war jemand schneller, wird er als stale-turn abgelehnt. Die id denkst du dir aus: Derselbe Befehl noch einmal gesendet hat keine zweite Wirkung.',
    'Eine Ablehnung ist application/problem+json mit einem code und ändert nichts. Im Zweifel: noch einmal hinsehen, neu entscheiden.',
  ],
  description: 'Alle Felder, Befehle und Codes (OpenAPI 3.1)',
  exampleTitle: 'Ein ganzer Bot',
  example: 'Er braucht nur Node ab Version 20. Speichere ihn und gib ihm den Link deines Tisches:',
  download: 'bot-example.mjs herunterladen',
};
