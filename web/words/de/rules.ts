/** How the game is played. */

export const rules = {
  title: 'So wird gespielt',
  lead: 'Werde deine Karten los, ohne beim Schwindeln aufzufliegen. Punkte sind schlecht: Wer nach der letzten Runde am wenigsten hat, ist Schwindelkönig.',
  deck: {
    title: 'Die Karten',
    text: 'Wie viele Karten im Spiel sind, hängt davon ab, wie viele ihr seid. Dazu kommen immer vier Schwindelkönige. Ausgeteilt wird alles.',
    players: 'Ihr seid',
    colours: 'Farben',
    numbers: 'Zahlen',
    kings: 'Könige',
    cards: 'Karten',
  },
  events: {
    title: 'Die vierzehn Ereigniskarten',
    ours: 'Die Texte dieser Karten sind von uns. Das Regelheft des Verlags sagt nur, wann Ereigniskarten gespielt werden; die Seite mit seinen eigenen Texten ist nicht zu bekommen.',
    text: [
      'Spielt ihr mit ihnen, bekommt jede Person in jeder Runde eine, die sonst niemand sieht. Ausspielen darfst du sie einmal, offen und in deinem Zug, bevor du legst oder anzweifelst. Du musst nicht, und dein Zug ist damit nicht vorbei. Zur nächsten Runde werden alle neu gemischt.',
      'Was der Zufall bestimmt, zieht der Tisch. Wer eine Karte nicht sinnvoll einsetzen kann, kann sie nicht ausspielen: Eine, nach der du legen musst, geht nicht, wenn du anzweifeln musst, und umgekehrt.',
    ],
    details: [
      'Beurteilt werden Karten immer nach der Zahl, für die sie gelegt wurden, auch nach einem Kurswechsel.',
      'Wer mit Freibrief die letzten Karten legt, ist sofort raus. Raus ist auch, wer die letzte Karte verschenkt.',
      'Fällt weg, wer einen Fehdehandschuh aufnehmen müsste, muss die nächste Person anzweifeln.',
      'Beim Taschendieb und beim Griff in die Mitte wird zuerst gezogen: Die eigene Karte bekommst du nie zurück.',
      'Bei Doppelt oder nichts darfst du vor dem Anzweifeln nichts mehr rauslegen.',
    ],
  },
  sections: [
    {
      title: 'Wer anfängt',
      text: [
        'Den ersten Zug der Runde hat, wer die meisten Karten bekommen hat. Haben alle gleich viele, fängt die jüngste Person an. Sind es mehrere, aber nicht alle, dann die jüngste von ihnen; ist sie nicht darunter, die erste links vom Geber.',
        'Die erste gebende Person wird ausgelost, danach wandert das Geben im Uhrzeigersinn weiter.',
      ],
    },
    {
      title: 'Dein Zug',
      text: [
        'Wer eröffnet, legt eine oder mehrere Karten verdeckt in die Mitte und sagt dazu eine Zahl an. Stimmen muss das nicht. Ansagen darfst du jede Zahl, die noch im Spiel ist, aber nie den König.',
        'Wer als Nächstes Karten hält, muss sich entscheiden: glauben und selbst Karten zur selben Zahl legen, oder die zuletzt gelegten Karten anzweifeln. Aussetzen gibt es nicht, und nur diese eine Person darf zweifeln.',
      ],
    },
    {
      title: 'Anzweifeln',
      text: [
        'Beim Anzweifeln werden die zuletzt gelegten Karten für alle aufgedeckt. Passt auch nur eine nicht zur Zahl, war es gelogen. Ein König passt nie.',
        'War es gelogen, nimmt die ertappte Person den ganzen Stapel, und wer gezweifelt hat, eröffnet neu. War es ehrlich, nimmt ihn, wer gezweifelt hat, und die nächste Person eröffnet. Was unter den letzten Karten lag, sieht nur, wer den Stapel nimmt.',
      ],
    },
    {
      title: 'Rauslegen',
      text: [
        'Hältst du alle Karten einer Zahl, in jeder Farbe eine, darfst du sie jederzeit offen rauslegen, auch wenn du nicht dran bist. Die Zahl ist dann für den Rest der Runde weg; wird sie gerade gespielt, läuft der Stapel trotzdem weiter.',
      ],
    },
    {
      title: 'Raus sein',
      text: [
        'Wer keine Karten mehr hat, ist raus und bekommt keine Punkte. Hast du deine letzten Karten gelegt, gilt das erst, wenn sie niemand anzweifelt.',
        'Seid ihr nur noch zu zweit und eine Person hat ihre letzten Karten gelegt, muss die andere anzweifeln.',
      ],
    },
    {
      title: 'Wann eine Runde endet',
      text: [
        'Sobald jemand alle vier Könige auf der Hand hat, auch gleich nach dem Austeilen: Diese Person verliert die Runde. Bleibt jemand allein übrig, nimmt er oder sie den Stapel und damit die Könige.',
        'Die Runde endet auch, wenn alle Zahlen rausgelegt sind. Und damit ihr nicht bis morgen spielt, ist nach 400-mal Legen Schluss, dann ohne Verlierer.',
      ],
    },
    {
      title: 'Punkte',
      text: [
        'Jede Zahlenkarte auf der Hand kostet 1 Punkt. Wer die Runde mit vier Königen verliert, bekommt 10 dazu. Sind nur noch Könige übrig, bekommen alle, die noch Karten halten, 10 Punkte. Der Stapel zählt für niemanden.',
        'Ihr spielt bis zu acht Runden und könnt auch früher aufhören. Bei Gleichstand wird der Titel geteilt.',
      ],
    },
  ],
};
