/** People at a table in a real browser: what they do, as verbs. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Card, isKing, numberOf } from '../../worker/rules/cards.ts';
import { DEAL, wordsFor } from '../worker/deal.ts';

const COLOURS: Readonly<Record<string, string>> = { r: 'Rote', y: 'Gelbe', g: 'Grüne', b: 'Blaue', v: 'Violette' };

export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 640 };
export const DESK = { width: 1280, height: 800 };

/** Two heartbeats of a page and more, so that nobody is away who is there. */
const AWAY_AFTER_MS = 9_000;

export interface Setting {
  readonly viewport?: { width: number; height: number };
  readonly scripts?: boolean;
  readonly dark?: boolean;
  /** What a browser has kept from before. */
  readonly kept?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** A browser of their own, and everything that it complained about. */
export class Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, uncaught errors and breaches of the content security policy. */
  readonly complaints: string[] = [];
  readonly #scripts: boolean;

  constructor(name: string, page: Page, context: BrowserContext, scripts: boolean) {
    this.name = name;
    this.page = page;
    this.context = context;
    this.#scripts = scripts;
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** Opens a table and sits down at it. @returns its link */
  async opensTable(): Promise<string> {
    await this.page.goto(inject('base'));
    await this.page.getByRole('textbox', { name: 'Wie heißt du?' }).fill(this.name);
    await this.press('Tisch eröffnen');
    await this.page.waitForURL(/\/t\/[0-9a-z]{8}$/);
    return this.page.url();
  }

  /** Opens a link and takes a seat. */
  async joins(link: string): Promise<void> {
    await this.page.goto(link);
    await this.sits();
  }

  /** Takes a seat at the table that lies open. */
  async sits(): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Wie heißt du?' }).fill(this.name);
    await this.press('Platz nehmen');
    await this.page.locator('#share').waitFor();
  }

  /** Presses a button by its words. */
  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }

  /** Without scripts a page is as old as its last refresh. */
  async looks(): Promise<void> {
    if (!this.#scripts) await this.page.goto(this.page.url().split('?')[0] ?? this.page.url());
  }

  async picks(...cards: readonly Card[]): Promise<void> {
    for (const card of cards) {
      if (!(await this.cardOf(card).isChecked())) await this.taps(`card-${card}`);
    }
  }

  cardOf(card: Card) {
    const name = isKing(card) ? 'Schwindelkönig' : `${COLOURS[card.charAt(0)]} ${numberOf(card)}`;
    return this.page.locator(`#card-${card}`).and(this.page.getByRole('checkbox', { name }));
  }

  /** Picks cards, names a number where the trick has none yet, and lays. */
  async lays(cards: readonly Card[], number?: number): Promise<void> {
    await this.looks();
    await this.picks(...cards);
    if (number !== undefined) await this.taps(`number-${number}`);
    await this.press(this.#scripts ? / als .* legen$/ : 'Ausgewählte Karten legen');
  }

  /** Taps a box or a dot on its label, as a thumb does. */
  async taps(id: string): Promise<void> {
    await this.page.locator(`label:has(#${id})`).click();
  }

  async challenges(): Promise<void> {
    await this.looks();
    await this.press('Anzweifeln');
  }

  /** Loses the cookie, and comes back by the link. */
  async forgetsWhoTheyAre(): Promise<void> {
    await this.context.clearCookies({ name: 'seat' });
    await this.page.reload();
  }

  /** Opens the line over the head of the page and answers. */
  async answers(name: string): Promise<void> {
    await this.page.locator('#asks-summary').click();
    await this.press(name);
  }

  /** Waits until this is to be read somewhere on the table. */
  async reads(text: string | RegExp): Promise<void> {
    await this.looks();
    await this.page.locator('#table').getByText(text).first().waitFor();
  }
}

/** A room of people; each has a browser profile of their own. */
export class Room {
  readonly people: Person[] = [];
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async open(): Promise<Room> {
    return new Room(await chromium.connect(inject('browser')));
  }

  async enters(name: string, { viewport = PHONE, scripts = true, dark = false, kept }: Setting = {}): Promise<Person> {
    const context = await this.#browser.newContext({
      viewport,
      javaScriptEnabled: scripts,
      locale: 'de-DE',
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      ...(kept === undefined ? {} : { storageState: kept }),
    });
    context.setDefaultTimeout(10_000);
    const person = new Person(name, await context.newPage(), context, scripts);
    this.people.push(person);
    return person;
  }

  /** What all their browsers complained about. */
  complaints(): string[] {
    return this.people.flatMap(({ name, complaints }) => complaints.map((text) => `${name}: ${text}`));
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

/** Three friends at one table. */
export interface Friends {
  readonly link: string;
  readonly anna: Person;
  readonly ben: Person;
  readonly cem: Person;
}

/**
 * Three friends sit down at a table whose deal is fixed: Anna, the host, will lead.
 * @param settings theirs, in the order Anna, Ben, Cem
 * @param draws what chance gives after the deal: the order of the event cards
 */
export async function sitDown(
  room: Room,
  settings: readonly Setting[] = [],
  draws: readonly number[] = [],
): Promise<Friends> {
  const [anna, ben, cem] = await Promise.all([
    room.enters('Anna', settings[0]),
    room.enters('Ben', settings[1]),
    room.enters('Cem', settings[2]),
  ]);
  const link = await anna.opensTable();
  await Promise.all([ben.page.goto(link), cem.page.goto(link)]);
  await ben.sits();
  await cem.sits();
  await Promise.all([anna.reads('Cem'), ben.reads('Cem')]);
  await fixes(link, [...wordsFor(DEAL, 2, 0), ...draws]);
  return { link, anna, ben, cem };
}

/** The host starts the game; from the deal on chance is free again. */
export async function begin({ link, anna, ben, cem }: Friends): Promise<void> {
  await anna.press('Partie beginnen');
  await Promise.all([ben.reads('Anna ist dran.'), cem.reads('Anna ist dran.')]);
  await fixes(link, []);
}

/** From now on chance comes out at this table as these words say; none gives chance back. */
export function fixes(link: string, words: readonly number[]): Promise<void> {
  return tells(link, 'fix', words);
}

/** From now on whoever gives no sign of life for some seconds is away from this table, so that no test has to wait for long. */
export function hurries(link: string): Promise<void> {
  return tells(link, 'hurry', AWAY_AFTER_MS);
}

/** A new version is deployed: all sockets of this table end. */
export function deploys(link: string): Promise<void> {
  return tells(link, 'deploy', null);
}

async function tells(link: string, what: 'fix' | 'hurry' | 'deploy', body: unknown): Promise<void> {
  await fetch(`${inject('base')}/test/${what}/${link.slice(-8)}`, { method: 'POST', body: JSON.stringify(body) });
}
