import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALL_KINGS, wordsFor } from '../worker/deal.ts';
import { barriers } from './barriers.ts';
import { begin, DESK, type Friends, fixes, hurries, type Person, Room, SMALL_PHONE, sitDown } from './table.ts';

let room: Room;
let friends: Friends;
let link: string;
let anna: Person;
let ben: Person;
let cem: Person;

beforeEach(async () => {
  room = await Room.open();
  friends = await sitDown(room, [{ viewport: SMALL_PHONE }, {}, { viewport: DESK }]);
  ({ link, anna, ben, cem } = friends);
  await hurries(link);
});

afterEach(async () => {
  expect(room.complaints()).toEqual([]);
  await room.close();
});

/** The cards that somebody sees as their hand. */
function handOf({ page }: Person): Promise<string[]> {
  return page.locator('#hand input[name=cards]').evaluateAll((boxes) => boxes.map(({ id }) => id));
}

/** Ben's browser has lost its cookie, and the table has noticed. */
async function benIsLost(): Promise<string[]> {
  await begin(friends);
  const hand = await handOf(ben);
  await ben.forgetsWhoTheyAre();
  await ben.page.getByRole('button', { name: 'Ich bin Ben' }).waitFor({ timeout: 30_000 });
  return hand;
}

describe('a phone that locks', () => {
  it('is missed, and with the next look all is there: the table, the turn, what was picked', async () => {
    await begin(friends);
    await ben.picks('y2');
    // A locked phone runs no script: its heart stops, and nobody says goodbye.
    const phone = await ben.context.newCDPSession(ben.page);
    await phone.send('Debugger.enable');
    await phone.send('Debugger.pause');
    await anna.lays(['r2'], 2);
    await anna.page.locator('#seat-1.away').waitFor({ timeout: 30_000 });
    await phone.send('Debugger.resume');
    await phone.detach();
    await ben.reads(/Du bist dran/);
    expect(await ben.cardOf('y2').isChecked()).toBe(true);
    await anna.page.locator('#seat-1:not(.away)').waitFor();
    await ben.lays([]);
    await cem.reads(/Ben legt 1 Karte als Zwei/);
  });

  it('or whose browser is killed finds its seat by the link', async () => {
    await begin(friends);
    const hand = await handOf(ben);
    const kept = await ben.context.storageState();
    await ben.context.close();
    const again = await room.enters('Ben', { kept });
    await again.page.goto(link);
    expect(await handOf(again)).toEqual(hand);
  });
});

describe('a second device', () => {
  it('takes the seat over by a link, and the first takes it back', async () => {
    await begin(friends);
    const hand = await handOf(ben);
    await ben.page.locator('#menu-summary').click();
    await ben.press('Auf anderem Gerät weiterspielen');
    const away = await ben.page.locator('#move-link').getAttribute('href');
    expect(await ben.page.locator('svg[role=img]').count()).toBe(1);
    await ben.page.goBack();
    await ben.reads('Anna ist dran.');

    const desk = await room.enters('Bens Rechner', { viewport: DESK });
    await desk.page.goto(away ?? '');
    await desk.press('Hier weiterspielen');
    expect(await handOf(desk)).toEqual(hand);
    await ben.reads(/Du spielst jetzt auf einem anderen Gerät weiter/);
    expect(await handOf(ben)).toEqual([]);
    await anna.reads(/Ben spielt auf einem anderen Gerät weiter/);
    await anna.lays(['r2'], 2);
    await desk.lays(['y2']);
    await ben.reads('Cem ist dran.');

    await ben.press('Platz zurückholen');
    await ben.page.locator('#hand').waitFor();
    expect(await handOf(ben)).toEqual(hand.filter((card) => card !== 'card-y2'));
    await desk.page.locator('#take-back').waitFor();
  });
});

describe('a lost cookie', () => {
  it('is no lost seat where both friends say yes, and nobody had to leave their cards', async () => {
    const hand = await benIsLost();
    await ben.press('Ich bin Ben');
    await ben.reads(/Der Tisch wird gefragt/);
    await anna.picks('r2');
    await anna.page.locator('#asks-summary').click();
    expect([await barriers(anna), await barriers(ben)]).toEqual([[], []]);
    await anna.press('Ja, das ist Ben');
    await ben.reads('Ja gesagt: Anna.');
    expect(await handOf(ben)).toEqual([]);
    await cem.answers('Ja, das ist Ben');
    await ben.page.locator('#hand').waitFor();
    expect(await handOf(ben)).toEqual(hand);
    await cem.reads(/Jemand hat gesagt, Ben zu sein/);
    await anna.page.locator('#asks').waitFor({ state: 'detached' });
    expect(await anna.cardOf('r2').isChecked()).toBe(true);
    await anna.lays([], 2);
    await ben.lays(['y2']);
    await cem.reads(/Ben legt 1 Karte als Zwei/);
  });

  it('stays one where a friend says no, and the question is over for all', async () => {
    await benIsLost();
    await ben.press('Ich bin Ben');
    await cem.answers('Nein');
    await ben.reads(/hat der Tisch leider Nein gesagt/);
    expect(await ben.page.getByRole('button', { name: 'Ich bin Ben' }).count()).toBe(0);
    await anna.page.locator('#asks').waitFor({ state: 'detached' });
    await ben.page.reload();
    await ben.reads(/hat der Tisch leider Nein gesagt/);
    expect(await handOf(ben)).toEqual([]);
  });
});

describe('a watcher', () => {
  it('becomes a player where somebody left, with the next round', async () => {
    await fixes(link, wordsFor(ALL_KINGS, 2, 0));
    await anna.press('Partie beginnen');
    await cem.page.locator('#menu-summary').click();
    await cem.press('Tisch verlassen');
    await fixes(link, []);

    const dora = await room.enters('Dora', { viewport: SMALL_PHONE, dark: true });
    await dora.page.goto(link);
    await anna.page.locator('#watching').getByText('1 Person schaut zu').waitFor();
    await dora.page.locator('#take-over-summary').click();
    expect(await barriers(dora)).toEqual([]);
    await dora.page.getByRole('textbox', { name: 'Wie heißt du?' }).fill('Dora');
    await dora.press('Um diesen Platz bitten');
    await dora.reads(/Anna wird gefragt/);
    await ben.page.locator('#asks-summary').waitFor();
    await anna.answers('Ja, gern');
    await dora.reads(/Ab der nächsten Runde spielst du auf dem Platz von Cem/);
    await anna.press('Nächste Runde');
    await dora.page.locator('#hand').waitFor();
    await ben.reads(/Dora spielt jetzt auf dem Platz/);
    expect(await anna.page.locator('#watching').count()).toBe(0);
  });
});
