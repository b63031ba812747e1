/** Remembers, in this browser alone, at which tables its person sits, and lists them on the first page with whose turn it is. */
import { read, write } from './store.ts';

const KEY = 'tables';
const MOST = 8;
const CODE = /^[0-9a-z]{8}$/;
/** These forms end my seat; should one be refused, the table is noted again with the answer. */
const ENDS = ['leave', 'delete-table'];

interface Noted {
  readonly code: string;
  /** When I was last there, in milliseconds since 1970. */
  readonly seen: number;
}

/** What is asked of a table, as anybody may see it. */
interface Table {
  readonly phase: string;
  readonly paused: boolean;
  readonly seats: readonly { readonly name: string; readonly kind: string; readonly away: boolean }[];
  readonly round: { readonly toAct: number | null } | null;
}

function isNoted(entry: unknown): entry is Noted {
  const { code, seen } = (entry ?? {}) as Partial<Noted>;
  return typeof code === 'string' && CODE.test(code) && typeof seen === 'number';
}

/** All tables noted, newest first. What cannot be read was not written by us, and is nothing. */
function noted(): Noted[] {
  try {
    const kept: unknown = JSON.parse(read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNoted).sort((one, other) => other.seen - one.seen) : [];
  } catch {
    return [];
  }
}

function keep(tables: readonly Noted[]): void {
  write(KEY, JSON.stringify(tables.slice(0, MOST)));
}

function others(code: string): Noted[] {
  return noted().filter((each) => each.code !== code);
}

/** A table is noted while I sit there, and forgotten once I only watch. */
function note(): void {
  const { code, seated } = document.querySelector<HTMLElement>('#table')?.dataset ?? {};
  if (code !== undefined) keep(seated === undefined ? others(code) : [{ code, seen: Date.now() }, ...others(code)]);
}

/** A table as it is listed: a link with a name for it and what goes on there. */
class Row {
  readonly item = document.createElement('li');
  readonly #code: string;
  readonly #texts: DOMStringMap;
  readonly #name = document.createElement('b');
  readonly #state = document.createElement('span');

  constructor(code: string, texts: DOMStringMap) {
    this.#code = code;
    this.#texts = texts;
    this.#name.textContent = (texts['table'] ?? '#').replace('#', code);
    const link = document.createElement('a');
    link.id = `table-${code}`;
    link.href = `/t/${code}`;
    // The space keeps the two apart where they are read out.
    link.append(this.#name, ' ', this.#state);
    this.item.append(link);
  }

  /** Asks the table how it stands; one that is gone is listed no more. */
  async ask(): Promise<void> {
    const answer = await fetch(`/api/tables/${this.#code}`, { credentials: 'omit' }).catch(() => null);
    if (answer?.status === 404) {
      keep(others(this.#code));
      this.item.remove();
      return;
    }
    const table: Table | null = answer?.ok ? await answer.json().catch(() => null) : null;
    this.#state.textContent = table === null ? (this.#texts['unknown'] ?? '') : this.#stateOf(table);
    if (table === null || table.seats.length === 0) return;
    const names = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' });
    this.#name.textContent = names.format(table.seats.map(({ name }) => name));
  }

  #stateOf({ phase, paused, round, seats }: Table): string {
    const { lobby, roundOver, gameOver, paused: rests, turn, turnAway, turnBot } = this.#texts;
    if (phase === 'lobby') return lobby ?? '';
    if (phase === 'game-over') return gameOver ?? '';
    if (paused) return rests ?? '';
    const actor = seats[round?.toAct ?? -1];
    if (actor === undefined) return roundOver ?? '';
    const text = actor.kind === 'bot' ? turnBot : actor.away ? turnAway : turn;
    // A function, as a name may hold what a replacement would read as a sign.
    return (text ?? '').replace('#', () => actor.name);
  }
}

let rows: readonly Row[] = [];

async function ask(section: HTMLElement): Promise<void> {
  await Promise.all(rows.map((row) => row.ask()));
  section.hidden = section.querySelector('li') === null;
}

function list(): void {
  const section = document.querySelector<HTMLElement>('#tables');
  if (section === null) return;
  rows = noted().map(({ code }) => new Row(code, section.dataset));
  section.querySelector('#tables-list')?.replaceChildren(...rows.map(({ item }) => item));
  section.hidden = rows.length === 0;
  void ask(section);
}

document.addEventListener('submit', ({ target }) => {
  const { code } = document.querySelector<HTMLElement>('#table')?.dataset ?? {};
  if (code !== undefined && target instanceof HTMLFormElement && ENDS.includes(target.id)) keep(others(code));
});
// Another tab of this browser has sat down where this one only watches: with its next look it is that seat, too.
addEventListener('storage', ({ key }) => {
  const { code, seated } = document.querySelector<HTMLElement>('#table')?.dataset ?? {};
  if (key === KEY && seated === undefined && noted().some((each) => each.code === code)) location.reload();
});
document.addEventListener('htmx:after:swap', note);
document.addEventListener('visibilitychange', () => {
  const section = document.querySelector<HTMLElement>('#tables');
  if (section !== null && !document.hidden) void ask(section);
});
// Also out of the back/forward cache, where the list may be of yesterday.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) list();
});
note();
list();
