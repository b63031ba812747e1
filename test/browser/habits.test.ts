import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { barriers } from './barriers.ts';
import { begin, type Friends, type Person, Room, SMALL_PHONE, sitDown } from './table.ts';

let room: Room;
let friends: Friends;
let link: string;
let anna: Person;
let ben: Person;
let cem: Person;

beforeEach(async () => {
  room = await Room.open();
  friends = await sitDown(room, [{ viewport: SMALL_PHONE }, { viewport: SMALL_PHONE, dark: true }]);
  ({ link, anna, ben, cem } = friends);
});

afterEach(async () => {
  expect(room.complaints()).toEqual([]);
  await room.close();
});

describe('on a phone 320 pixels wide, light and dark', () => {
  it('every state of a table is free of barriers', async () => {
    const looked: Record<string, string[]> = {};
    const look = async (state: string) => {
      const [bright, dark] = await Promise.all([barriers(anna), barriers(ben)]);
      Object.assign(looked, { [`${state}, light`]: bright, [`${state}, dark`]: dark });
    };
    await look('lobby');
    await begin(friends);
    await look('lead');
    await anna.lays(['r2', 'k1'], 2);
    await ben.reads(/Anna sagt Zwei an/);
    await look('answer');
    await ben.challenges();
    await anna.reads(/gelogen!/);
    await look('reveal');
    await anna.page.locator('#menu-summary').click();
    await look('menu');
    expect(looked).toEqual(Object.fromEntries(Object.keys(looked).map((state) => [state, []])));
  }, 240_000);
});

describe('by keyboard alone', () => {
  it('cards are picked, a number is called and the lay is made, and the focus is not lost', async () => {
    await begin(friends);
    const { keyboard } = anna.page;
    const focused = () => anna.page.evaluate(() => document.activeElement?.id ?? '');
    const tabTo = async (id: string) => {
      for (let presses = 0; presses < 60 && (await focused()) !== id; presses += 1) await keyboard.press('Tab');
      expect(await focused()).toBe(id);
    };
    await tabTo('card-r2');
    await keyboard.press('Space');
    await tabTo('number-1');
    await keyboard.press('ArrowRight');
    await tabTo('lay');
    expect(await anna.page.locator('#lay').textContent()).toBe('1 Karte als Zwei legen');
    await keyboard.press('Enter');
    await ben.reads(/Anna sagt Zwei an und legt 1 Karte/);
  });
});

describe('what people do to pages', () => {
  it('a double click lays once', async () => {
    await begin(friends);
    await anna.picks('r2');
    await anna.taps('number-2');
    await anna.page.locator('#lay').dblclick();
    await cem.reads(/Anna sagt Zwei an und legt 1 Karte/);
    await ben.reads(/Du bist dran/);
    expect(await anna.page.locator('#hand input[name=cards]').count()).toBe(9);
  });

  it('a double click without scripts sits down once, too', async () => {
    const dora = await room.enters('Dora', { scripts: false });
    await dora.page.goto(link);
    await dora.page.getByRole('textbox', { name: 'Wie heißt du?' }).fill('Dora');
    await dora.page.getByRole('button', { name: 'Platz nehmen' }).dblclick();
    await dora.page.locator('#share').waitFor();
    await anna.reads('Noch 4 Plätze frei.');
  });

  it('two tabs of one seat are both live, and one answers for both', async () => {
    await begin(friends);
    const tab = await anna.context.newPage();
    await tab.goto(link);
    await anna.lays(['r2'], 2);
    await tab.locator('#table').getByText('Ben ist dran.').first().waitFor();
    expect(await tab.locator('#card-r2').count()).toBe(0);
  });

  it('a tab that only watches becomes the seat that another tab of its browser takes', async () => {
    const dora = await room.enters('Dora');
    await dora.page.goto(link);
    const tab = await dora.context.newPage();
    await tab.goto(link);
    await dora.joins(link);
    await tab.locator('#share').waitFor();
    expect(await tab.locator('#join').count()).toBe(0);
  });

  it('the back button leads to the table as it is now', async () => {
    await begin(friends);
    await ben.page.goto(`${link}/story`);
    await anna.lays(['r2'], 2);
    await ben.page.goBack();
    await ben.reads(/Du bist dran/);
    await ben.challenges();
    await anna.reads(/Ben deckt auf: ehrlich!/);
  });

  it('a stranger with the link watches, and is told so', async () => {
    await begin(friends);
    const eve = await room.enters('Eve');
    await eve.page.goto(link);
    await eve.reads('Du schaust zu.');
    await anna.lays(['r2'], 2);
    await eve.reads(/Anna sagt Zwei an und legt 1 Karte/);
    expect(await eve.page.locator('#hand').count()).toBe(0);
  });

  it('a code that opens nothing is met kindly', async () => {
    const answer = await cem.page.goto(link.replace(/.{8}$/, 'zzzzzzzz'));
    expect(answer?.status()).toBe(404);
    await cem.page.getByRole('heading').first().waitFor();
    cem.complaints.length = 0;
  });

  it('the language is changed on the spot, and the link stays the same', async () => {
    await begin(friends);
    await cem.page.getByRole('button', { name: 'English' }).click();
    await cem.reads('It is Anna’s turn.');
    expect(cem.page.url()).toBe(link);
    await anna.lays(['r2'], 2);
    await cem.reads(/Anna calls two/);
  });
});

describe('a table that its host deletes', () => {
  it('is gone for everybody at once, and is said to be gone kindly', async () => {
    await begin(friends);
    for (const fold of ['#menu-summary', '#host-summary', '#delete-table-fold > summary']) {
      await anna.page.locator(fold).click();
    }
    await anna.page.locator('#delete-table-button').click();
    await anna.page.waitForURL((url) => url.pathname === '/');
    await ben.page.getByRole('heading', { name: /Diesen Tisch gibt es nicht/ }).waitFor();
    await cem.page.getByRole('heading', { name: /Diesen Tisch gibt es nicht/ }).waitFor();
    for (const person of [anna, ben, cem]) person.complaints.length = 0;
  });
});

describe('the lobby', () => {
  it('fills live, and the host seats, marks and removes people', async () => {
    await anna.page.locator('[id="menu-Cem:summary"]').click();
    await anna.press('Cem nach oben setzen');
    await ben.reads('Cem');
    await expect.poll(() => ben.page.locator('.lobby-seats bdi').allTextContents()).toEqual(['Anna', 'Cem', 'Ben']);
    await anna.press('Ist am jüngsten');
    await cem.reads(/am jüngsten/);
    await ben.page.locator('#rename-summary').click();
    await ben.page.locator('#rename-name').fill('Berta');
    await ben.press('Umbenennen');
    await anna.reads('Berta');
    await anna.page.locator('#rounds-3').click();
    await ben.reads('Gespielt werden 3 Runden.');
    await anna.page.locator('[id="menu-Berta:summary"]').click();
    await anna.press('Berta vom Tisch nehmen');
    await expect.poll(() => anna.page.locator('.lobby-seats bdi').allTextContents()).toEqual(['Anna', 'Cem']);
    await ben.page.locator('#join-name').waitFor();
  });
});
