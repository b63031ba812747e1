import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, DESK, type Person, PHONE, Room, SMALL_PHONE, sitDown } from './table.ts';

describe.each([
  ['three with scripts', true],
  ['one of three without scripts', false],
] as const)('a round, %s', (_, scripts) => {
  let room: Room;
  let anna: Person;
  let ben: Person;
  let cem: Person;

  beforeAll(async () => {
    room = await Room.open();
  });

  afterAll(() => room.close());

  it('is joined by link and started by the host', async () => {
    const friends = await sitDown(room, [
      { viewport: PHONE },
      { viewport: DESK, scripts },
      { viewport: SMALL_PHONE, dark: true },
    ]);
    ({ anna, ben, cem } = friends);
    await begin(friends);
    await Promise.all(room.people.map((person) => person.reads(/Runde 1/)));
  });

  it('has a set laid out', async () => {
    await anna.press('Einsen rauslegen');
    await anna.reads(/Du legst alle Einsen raus/);
    await cem.reads(/Anna legt alle Einsen raus/);
    expect(await anna.page.locator('#hand input[name=cards]').count()).toBe(6);
  });

  it('has a wrong challenge, after which the challenger takes the pile', async () => {
    await anna.lays(['r2'], 2);
    await ben.challenges();
    await cem.reads(/Ben deckt auf: ehrlich! Ben nimmt 1 Karte/);
    await ben.reads(/Du deckst auf: ehrlich!/);
    expect(await ben.page.locator('#card-r2').count()).toBe(1);
  });

  it('goes on after a reload, and what was picked before a push stays picked', async () => {
    await anna.page.reload();
    await anna.reads('Cem ist dran.');
    await anna.picks('r3', 'r4');
    await anna.page.locator('#card-r4').focus();
    await cem.lays(['k4'], 3);
    await anna.reads(/Cem sagt Drei an und legt 1 Karte/);
    expect(await anna.cardOf('r3').isChecked()).toBe(true);
    expect(await anna.cardOf('r4').isChecked()).toBe(true);
    expect(await anna.page.evaluate(() => document.activeElement?.id)).toBe('card-r4');
  });

  it('has a lie caught, and the liar takes the pile', async () => {
    await anna.challenges();
    await cem.reads(/Anna deckt auf: gelogen! Du nimmst 1 Karte/);
    await ben.reads(/gelogen! Cem nimmt 1 Karte/);
    expect(await cem.page.locator('#card-k4').count()).toBe(1);
  });

  it('never shows a card to whom it does not belong', async () => {
    const shown = await Promise.all(
      room.people.map(({ page }) =>
        page.locator('#hand input[name=cards]').evaluateAll((all) => all.map(({ id }) => id)),
      ),
    );
    expect(new Set(shown.flat()).size).toBe(shown.flat().length);
    expect(await ben.page.content()).not.toContain('card-k1');
  });

  it('ends with four kings in one hand, all hands open and the points written down', async () => {
    await anna.reads(/Du bist dran/);
    await anna.taps('card-r3');
    await anna.taps('card-r4');
    await anna.lays(['k1', 'k2'], 4);
    await ben.lays(['k3']);
    await cem.challenges();
    await cem.lays(['k4'], 5);
    await anna.lays(['r5']);
    await ben.challenges();
    await anna.reads(/Ben hat alle vier Könige und verliert die Runde/);
    await cem.reads('+8 Punkte');
    await anna.reads('+2 Punkte');
    await ben.reads('+20 Punkte');
  });

  it('goes on to the next when all who are present have asked', async () => {
    await ben.press('Ich bin bereit');
    await cem.press('Ich bin bereit');
    await anna.press('Nächste Runde');
    await Promise.all(room.people.map((person) => person.reads(/Runde 2/)));
  });

  it('leaves no error in any console and breaks no policy', () => {
    expect(room.complaints()).toEqual([]);
  });
});
