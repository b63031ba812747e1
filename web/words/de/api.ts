/** How to write a program that plays. What stands in `backticks` is code. */

export const api = {
  title: 'Bots schreiben',
  lead: 'Alles, was du an einem Tisch tun kannst, kann auch ein Programm: mit HTTP und JSON, ohne Anmeldung. Es sieht dabei genau das, was du auf seinem Platz sähst.',
  requests: {
    open: 'Einen Tisch eröffnen. Die Antwort nennt `code` und `url`.',
    sit: 'Einen Platz nehmen: `{ name }`. Die Antwort nennt `seat` und `secret`. Wer zuerst sitzt, ist Host.',
    view: 'Die Sicht des Platzes: `phase`, `seats`, `round`, `hand` und unter `legal` alles, was jetzt erlaubt ist. Ohne `secret` schaut man zu.',
    command: 'Etwas tun: `{ id, turn, command }`. Die Antwort bringt gleich die neue Sicht mit.',
    live: 'Ein WebSocket: sofort und nach jeder Änderung die ganze Sicht. Auf `ping` antwortet `pong`.',
    record: 'Nach der Partie: was wirklich geschah, alle Karten offen.',
  },
  notes: [
    'Wer du bist, sagt die Kopfzeile `Authorization: Bearer SECRET` mit dem `secret` deines Platzes.',
    'Mit `turn` sagst du, auf welche Sicht ein Befehl antwortet. War jemand schneller, wird er als `stale-turn` abgelehnt. Die `id` denkst du dir aus: Derselbe Befehl, noch einmal gesendet, hat keine zweite Wirkung.',
    'Eine Ablehnung ist `application/problem+json` mit einem `code` und ändert nichts. Im Zweifel: noch einmal hinsehen und neu entscheiden.',
  ],
  description: 'Alle Felder, Befehle und Codes (OpenAPI 3.1)',
  exampleTitle: 'Ein ganzer Bot',
  example: 'Er braucht nur Node ab Version 20. Speichere ihn und gib ihm den Link deines Tisches:',
  download: 'bot-example.mjs herunterladen',
};
