// A whole bot for Schwindelkönig in one file. It needs Node 20 or newer and nothing else:
//
//   node bot-example.mjs https://…/t/k7m2qx9t Robo
//
// It sits down at the table behind that link, plays until the game is over, and tells what it does.
// All it knows is its view, which is what a person in its seat sees. More about it: /api and /api/openapi.json.

const [link, name = 'Robo'] = process.argv.slice(2);
if (link === undefined) throw new Error('usage: node bot-example.mjs LINK-OR-CODE [NAME]');

/** How long it waits before it looks again. A bot that wants to be told at once listens to the live socket instead. */
const PAUSE_MS = Number(process.env.PAUSE_MS ?? 1000);

// A code alone is a table of this machine.
const { origin, pathname } = new URL(link, 'http://localhost:8787/t/');
const table = `${origin}/api/tables/${pathname.split('/').pop()}`;

/** The secret of our seat. It comes with the seat, and every request that we make shows it. */
let secret = null;

async function ask(method, path, body) {
  const headers = { 'content-type': 'application/json' };
  if (secret !== null) headers.authorization = `Bearer ${secret}`;
  const response = await fetch(table + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { isRefused: !response.ok, answer: await response.json() };
}

/** The round for whose end we have asked to go on already. */
let asked = 0;

/** What to do about a view: a command, or null if there is nothing to do. */
function decide({ phase, you, host, seats, round, legal, hand }) {
  if (phase === 'lobby' && you === host && seats.length >= 3) return { type: 'start' };
  if (phase === 'round-over' && asked < round.number) {
    asked = round.number;
    return { type: 'next-round' };
  }
  if (legal === null) return null; // no round is running
  if (legal.layOut.length > 0) return { type: 'lay-out', number: legal.layOut[0] }; // may be done at any time
  if (legal.challenge && (!legal.lay || doubts(round, hand))) return { type: 'challenge' };
  if (!legal.lay) return null; // somebody else is to act

  // Lay all cards of the number, if there are any; otherwise one lie, and kings first: they must not gather in our hand.
  const number = round.called ?? mostFrequent(legal.numbers, hand);
  const honest = cardsOf(number, hand);
  return { type: 'lay', cards: honest.length > 0 ? honest : hand.slice(-1), number };
}

/** A card is a colour and a number, like r3; k1 to k4 are the kings, which are of no number. */
function cardsOf(number, hand) {
  return hand.filter((card) => card[0] !== 'k' && card.slice(1) === String(number));
}

function mostFrequent(numbers, hand) {
  return numbers.toSorted((one, other) => cardsOf(other, hand).length - cardsOf(one, hand).length)[0];
}

/** With all that we hold ourselves, there may not be enough cards of that number left: then it is a lie for certain. */
function doubts({ lastLay, colours }, hand) {
  return lastLay.cards + cardsOf(lastLay.number, hand).length > colours || Math.random() < 0.2;
}

/** Tells what everybody saw: the latest challenge, and how the round and the game ended. */
let told = [];
function tell({ lastReveal, result, round, winners, seats }) {
  const names = (some) => some.map((seat) => seats[seat].name).join(' and ');
  const news = [];
  if (lastReveal !== null) {
    const { seat, by, called, cards, lie, taker, taken } = lastReveal;
    news.push(`${names([by])} turns up what ${names([seat])} laid as ${called}: ${cards.join(' ')}`);
    news.push(`${lie ? 'A lie' : 'The truth'}! ${names([taker])} takes ${taken}`);
  }
  if (result !== null) news.push(`Round ${round.number} is over: ${result.reason}, ${result.points.join(', ')} points`);
  if (winners !== null) news.push(`The game is over, and ${names(winners)} won`);
  for (const line of news) if (!told.includes(line)) console.log(line);
  told = news;
}

const seat = await ask('POST', '/seats', { name, id: crypto.randomUUID() });
if (seat.isRefused) throw new Error(`no seat for ${name}: ${seat.answer.detail}`);
secret = seat.answer.secret;
console.log(`${name} sits down in seat ${seat.answer.seat}`);

for (;;) {
  const looked = await ask('GET', '');
  if (looked.isRefused) throw new Error(`this seat is gone: ${looked.answer.detail}`);
  const view = looked.answer;
  tell(view);
  if (view.phase === 'game-over') break;

  const command = decide(view);
  // The id makes it safe to send a command again, the turn keeps it from answering another turn than the one we looked at.
  const done = command && (await ask('POST', '/commands', { id: crypto.randomUUID(), turn: view.turn, command }));
  if (done?.isRefused) console.log(`Refused as ${done.answer.code}: ${done.answer.detail}`);
  else if (done) console.log(`${name}: ${Object.values(command).flat().join(' ')}`);
  // Somebody may have been faster than we were: then the next look shows what is to be done now.
  if (!done || done.isRefused) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
