import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { begin, deploys, type Friends, type Person, Room, sitDown } from './table.ts';

let room: Room;
let friends: Friends;
let anna: Person;
let ben: Person;
let cem: Person;

beforeEach(async () => {
  room = await Room.open();
  friends = await sitDown(room);
  ({ anna, ben, cem } = friends);
  await begin(friends);
});

afterEach(() => room.close());

describe('a network that goes away', () => {
  it('is told in a quiet line, and with its return the table is up to date, the selection kept', async () => {
    await cem.picks('g5', 'b2');
    await cem.context.setOffline(true);
    await cem.page.locator('#connection').waitFor({ state: 'visible' });
    await anna.lays(['r2'], 2);
    await ben.lays(['y2']);
    await cem.context.setOffline(false);
    const back = Date.now();
    await cem.reads(/Du bist dran/);
    expect(Date.now() - back).toBeLessThan(5_000);
    await cem.page.locator('#connection').waitFor({ state: 'hidden' });
    expect(await cem.cardOf('g5').isChecked()).toBe(true);
    expect(await cem.cardOf('b2').isChecked()).toBe(true);
  });

  it('that only falls silent is noticed, and the line is built anew', async () => {
    // A half-open line: the browser believes in it, but nothing comes through.
    await cem.page.evaluate(() => {
      const { send } = WebSocket.prototype;
      const dead = new WeakSet<WebSocket>();
      WebSocket.prototype.send = function (data) {
        if (!document.documentElement.dataset.healed) dead.add(this);
        if (!dead.has(this)) send.call(this, data);
      };
    });
    const fresh = await cem.page.waitForEvent('websocket', { timeout: 15_000 });
    await cem.page.evaluate(() => {
      document.documentElement.dataset.healed = 'yes';
    });
    expect(fresh.url()).toMatch(/\/live$/);
    await cem.page.locator('#connection').waitFor({ state: 'hidden' });
    await anna.lays(['r2'], 2);
    await cem.reads(/Anna sagt Zwei an/);
  });
});

describe('while the line is down', () => {
  it('the page plays on by plain requests', async () => {
    await anna.page.routeWebSocket(/\/live$/, (line) => line.close());
    await anna.page.reload();
    await anna.lays(['r2'], 2);
    await anna.reads('Ben ist dran.');
    await ben.reads(/Anna sagt Zwei an/);
  });
});

/** The page believes to be in the background, or to be looked at again. */
async function hides({ page }: Person, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

describe('a tab in the background', () => {
  it('hears of its turn, and is as new as the table when it is looked at again', async () => {
    await hides(ben, true);
    await anna.lays(['r2'], 2);
    await expect.poll(() => ben.page.title()).toContain('Du bist dran');
    await hides(ben, false);
    await ben.lays(['y2']);
    await cem.reads(/Ben legt 1 Karte als Zwei/);
  });

  it('whose line died meanwhile gets a new one with the first look', async () => {
    await hides(ben, true);
    // The line dies unnoticed, and time stands still for the page.
    await ben.page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 60_000;
    });
    const fresh = ben.page.waitForEvent('websocket', { timeout: 3_000 });
    await hides(ben, false);
    expect((await fresh).url()).toMatch(/\/live$/);
    await anna.lays(['r2'], 2);
    await ben.reads(/Du bist dran/);
  });
});

describe('a page out of the back/forward cache', () => {
  it('gets a new line and the table as it is now', async () => {
    const fresh = ben.page.waitForEvent('websocket', { timeout: 3_000 });
    await ben.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect((await fresh).url()).toMatch(/\/live$/);
    await ben.page.locator('#connection').waitFor({ state: 'hidden' });
    await anna.lays(['r2'], 2);
    await ben.reads(/Du bist dran/);
  });
});

describe('a deploy', () => {
  it('ends all lines, and they come back by themselves, what was picked still picked', async () => {
    await cem.picks('g5');
    const fresh = [anna, ben, cem].map(({ page }) => page.waitForEvent('websocket', { timeout: 5_000 }));
    await deploys(friends.link);
    await Promise.all(fresh);
    await cem.page.locator('#connection').waitFor({ state: 'hidden' });
    await anna.lays(['r2'], 2);
    await cem.reads(/Anna sagt Zwei an/);
    expect(await cem.cardOf('g5').isChecked()).toBe(true);
  });
});
