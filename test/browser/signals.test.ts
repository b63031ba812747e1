import { AxeBuilder } from '@axe-core/playwright';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { begin, type Friends, type Person, Room, SMALL_PHONE, sitDown } from './table.ts';

let room: Room;
let friends: Friends;
let link: string;
let anna: Person;
let ben: Person;
let cem: Person;

beforeEach(async () => {
  room = await Room.open();
  friends = await sitDown(room, [{ viewport: SMALL_PHONE }]);
  ({ link, anna, ben, cem } = friends);
});

afterEach(async () => {
  expect(room.complaints()).toEqual([]);
  await room.close();
});

const MINE = 'Du bist dran! · Schwindelkönig';
const titleOf = ({ page }: Person) => expect.poll(() => page.title());
const iconOf = ({ page }: Person) => page.locator('#icon').getAttribute('href');

describe('the tab', () => {
  it('says by title and icon that it is my turn, and no longer after I laid', async () => {
    await titleOf(anna).toBe(`Schwindelkönig · ${link.slice(-8)}`);
    await begin(friends);
    await titleOf(anna).toBe(MINE);
    expect(await iconOf(anna)).toBe('/favicon-turn.svg');
    await anna.lays(['r2'], 2);
    await titleOf(ben).toBe(MINE);
    await titleOf(anna).toBe(`Schwindelkönig · ${link.slice(-8)}`);
    expect(await iconOf(anna)).toBe('/favicon.svg');
    expect((await anna.page.request.get(`${inject('base')}/favicon-turn.svg`)).ok()).toBe(true);
  });
});

describe('the sound', () => {
  /** How often a first note sounded in a tab. */
  const rings = (page: Person['page']) => page.evaluate(() => Number(document.documentElement.dataset.rings ?? 0));

  it('comes once a turn after it was switched on, in one of two tabs, and never on load', async () => {
    await ben.context.addInitScript(() => {
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (when) {
        const { dataset } = document.documentElement;
        // Two notes make one sound.
        dataset.rings = String(Number(dataset.rings ?? 0) + 0.5);
        start.call(this, when);
      };
    });
    await ben.page.reload();
    await ben.page.locator('#menu-summary').click();
    await ben.press('Ton und Vibration, wenn du dran bist: aus');
    await ben.page.getByRole('button', { name: 'Ton und Vibration, wenn du dran bist: an' }).waitFor();
    const tab = await ben.context.newPage();
    await tab.goto(link);
    await tab.locator('#menu-summary').click();
    await begin(friends);
    await anna.lays(['r2'], 2);
    await ben.reads(/Du bist dran/);
    const both = async () => (await rings(ben.page)) + (await rings(tab));
    await expect.poll(both).toBe(1);
    await anna.press('Pause machen');
    await ben.reads(/Pause/);
    await anna.press('Weiterspielen');
    await ben.reads(/Du bist dran/);
    await ben.page.waitForTimeout(500);
    expect(await both()).toBe(1);
    await ben.page.reload();
    await ben.page.locator('#menu-summary').click();
    expect(await ben.page.locator('#turn-signal').textContent()).toMatch(/: an$/);
    await ben.page.waitForTimeout(500);
    expect(await rings(ben.page)).toBe(0);
  });
});

describe('home', () => {
  it('lists my table with whose turn it is, and forgets it when it is gone', async () => {
    await begin(friends);
    await ben.page.goto(inject('base'));
    const own = ben.page.getByRole('link', { name: 'Anna, Ben und Cem Anna ist dran.' });
    await own.waitFor();
    const { violations } = await new AxeBuilder({ page: ben.page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await own.click();
    await ben.reads('Anna ist dran.');

    await anna.page.locator('#menu-summary').click();
    await anna.page.locator('#host-summary').click();
    await anna.page.locator('#delete-table-summary').click();
    await anna.press('Ja, alles löschen');
    await anna.page.getByRole('button', { name: 'Allein üben' }).waitFor();
    expect(await anna.page.locator('#tables').isVisible()).toBe(false);

    // Whoever was at the table is told first.
    for (const { page } of [ben, cem])
      await page.getByRole('heading', { name: /Diesen Tisch gibt es nicht/ }).waitFor();
    const gone = ben.page.waitForResponse((answer) => answer.url().includes('/api/tables/') && answer.status() === 404);
    await ben.page.goto(inject('base'));
    await gone;
    await ben.page.locator('#tables').waitFor({ state: 'hidden' });
    expect(await ben.page.evaluate(() => localStorage.getItem('tables'))).toBe('[]');
    // A browser complains of every answer that is none.
    for (const person of [ben, cem]) person.complaints.length = 0;
  });

  it('lists nothing that I only watch', async () => {
    const eve = await room.enters('Eve');
    await eve.page.goto(link);
    await eve.page.goto(inject('base'));
    expect(await eve.page.locator('#tables').isVisible()).toBe(false);
  });
});

describe('the host', () => {
  it('hands the role over and takes somebody out, for whom a bot plays on', async () => {
    await begin(friends);
    await anna.page.locator('#menu-summary').click();
    await anna.page.locator('#host-summary').click();
    await anna.page.locator('#delete-table-summary').click();
    const { violations } = await new AxeBuilder({ page: anna.page }).include('#menu').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await anna.press('Ben zum Host machen');
    await anna.page.locator('#host-fold').waitFor({ state: 'detached' });
    await ben.page.locator('#menu-summary').click();
    await ben.page.locator('#host-summary').click();
    await ben.press('Cem herausnehmen');
    await anna.reads(/Cem ist gegangen, für Cem spielt jetzt ein Computer/);
    await cem.reads('Du schaust zu.');
    await ben.page.locator('#dismiss-2').waitFor({ state: 'detached' });
  });
});
