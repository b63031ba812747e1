import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { EVENT_CARD_IDS, type EventCardId } from '../../worker/rules/view.ts';
import { begin, type Person, Room, SMALL_PHONE, sitDown } from './table.ts';

let room: Room;

beforeEach(async () => {
  room = await Room.open();
});

afterEach(async () => {
  expect(room.complaints()).toEqual([]);
  await room.close();
});

/** The draws that give the seats these event cards, in order. */
function drawsFor(cards: readonly EventCardId[]): number[] {
  const rest = [...EVENT_CARD_IDS];
  return cards.map((card) => {
    const at = rest.indexOf(card);
    rest.splice(at, 1);
    return at;
  });
}

/** Three at a table whose deal and event cards are fixed; Anna leads. */
async function table(
  cards: [EventCardId, EventCardId, EventCardId],
  scripts: boolean,
): Promise<[Person, Person, Person]> {
  const friends = await sitDown(room, [{ viewport: SMALL_PHONE, scripts }], drawsFor(cards));
  await begin(friends);
  const { anna, ben, cem } = friends;
  return [anna, ben, cem];
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('an event card, %s', (_, scripts) => {
  it('is played with what it needs: a gift of a card to a player, that nobody else sees', async () => {
    const [anna, ben, cem] = await table(['gift', 'census', 'peek'], scripts);
    await anna.looks();
    await anna.page.locator('#event-summary').click();
    await anna.taps('event-seat-1');
    await anna.taps('event-card-r3');
    await anna.page.locator('#play-event-button').click();
    await ben.reads(/Anna .*Geschenk/);
    await cem.reads(/Anna .*Geschenk/);
    await anna.looks();
    await expect.poll(() => anna.page.locator('#hand input[name=cards]').count()).toBe(9);
    expect(await ben.page.locator('#card-r3').count()).toBe(1);
    expect(await cem.page.content()).not.toMatch(/Rote 3|card-r3/);
    await anna.lays(['r2'], 2);
    await cem.reads(/Anna sagt Zwei an/);
  });

  it('shows what it shows to its player alone, to be read again until the round ends', async () => {
    const [anna, ben, cem] = await table(['spy', 'census', 'peek'], scripts);
    await anna.looks();
    await anna.page.locator('#event-summary').click();
    await anna.taps('event-seat-1');
    await anna.page.locator('#play-event-button').click();
    await anna.page.locator('#seen-0').waitFor();
    expect(await anna.page.locator('#seen-0 .open-cards li').count()).toBe(3);
    await ben.reads(/Anna .*Spion/);
    for (const other of [ben, cem]) expect(await other.page.locator('#seen-0').count()).toBe(0);
    await anna.page.reload();
    expect(await anna.page.locator('#seen-0 .open-cards li').count()).toBe(3);
  });
});

describe('alone against bots', () => {
  it('is one tap from home, and the bots play along', async () => {
    const anna = await room.enters('Anna');
    await anna.page.goto(inject('base'));
    await anna.page.getByRole('textbox', { name: 'Wie heißt du?' }).fill('Anna');
    await anna.press('Allein üben');
    await anna.page.waitForURL(/\/t\//);
    await anna.reads(/Runde 1/);
    expect(await anna.page.locator('#seats li').count()).toBe(3);
    for (let decisions = 0; decisions < 2; decisions += 1) {
      const before = await anna.page.locator('#table').getAttribute('data-version');
      await decides(anna);
      await expect.poll(() => anna.page.locator('#table').getAttribute('data-version')).not.toBe(before);
    }
    await anna.page.goto(`${anna.page.url()}/story`);
    expect(await anna.page.locator('main li').count()).toBeGreaterThan(4);
    expect(await anna.page.locator('main').textContent()).not.toContain('In Vertretung');
  });
});

describe('the clock', () => {
  it('shows how long is left, gives more time, and stands still in a pause', async () => {
    const [anna, ben] = await table(['gift', 'census', 'peek'], true);
    await anna.reads(/noch \d/);
    await ben.reads(/noch \d/);
    const before = Number(await anna.page.locator('#clock-bar').getAttribute('value'));
    expect(before).toBeGreaterThan(0);
    await anna.press(/Mehr Zeit/);
    await anna.reads(/noch 1:\d\d/);
    await anna.press(/Pause/);
    await ben.reads(/Pause/);
    expect(await anna.page.locator('#lay').count()).toBe(0);
    await anna.press('Weiterspielen');
    await anna.lays(['r2'], 2);
    await ben.reads(/Anna sagt Zwei an/);
  });
});

/** Waits for a decision of one's own, and makes one: the first number, the first card. */
async function decides({ page }: Person): Promise<void> {
  await page.locator('#lay, #challenge-button').first().waitFor({ timeout: 30_000 });
  if ((await page.locator('#lay').count()) === 0) return page.locator('#challenge-button').click();
  const number = page.locator('#numbers label').first();
  if ((await number.count()) > 0) await number.click();
  await page.locator('#play label').first().click();
  await page.locator('#lay:enabled').click();
}
