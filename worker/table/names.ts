/** What may stand as a name at a table, and when two names are the same. */
import type { Refused } from './answers.ts';
import type { Book } from './book.ts';

/** Most visible characters of a name. */
const LONGEST_NAME = 20;
/** Most code points: enough for twenty flags or families, too few to pile up marks. */
const MOST_CODE_POINTS = 120;

/** Joins the parts of a family or flag of one picture; allowed nowhere else. */
const PICTURE_JOINS =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})\u{200D}(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\u{FE0F}/gu;
/** Control, format, private and unassigned characters, separators but the space, and everything that shows nothing. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u;
const STACKED_MARKS = /\p{M}{4,}/u;
const SOMETHING_TO_SEE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Brings a typed name into the form in which it is kept: trimmed, NFC, inner white space as single spaces.
 * @returns null where it is no name: empty, over LONGEST_NAME visible characters, or with characters that
 *   show nothing, control the line or turn its direction round.
 */
export function properName(typed: string): string | null {
  if (typed.length > 4 * MOST_CODE_POINTS || !typed.isWellFormed()) return null;
  const name = typed
    .normalize('NFC')
    .trim()
    .replace(/[\p{Zs}]+/gu, ' ');
  if ([...name].length > MOST_CODE_POINTS) return null;
  if (UNSEEN.test(name.replace(PICTURE_JOINS, '')) || STACKED_MARKS.test(name) || !SOMETHING_TO_SEE.test(name))
    return null;
  return [...characters.segment(name)].length <= LONGEST_NAME ? name : null;
}

/** Whether two names would be taken for one: equal but for case and width. */
function sameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}

/**
 * The name under which somebody may sit at a table.
 * @param typed the name as typed
 * @param person whose name it is to be; null for somebody new
 * @returns the name as it is kept, or why it cannot be taken
 */
export function nameFor(book: Book, typed: string, person: number | null): string | Refused {
  const name = properName(typed);
  if (name === null) return { refused: 'bad-name', because: `A name has 1 to ${LONGEST_NAME} visible characters.` };
  const others = book.state.seats.filter((seat) => seat.person !== person);
  const sitting = others.map((seat) => book.people.get(seat.person)?.name ?? '');
  // Whoever asks for another seat may come to sit here as well.
  const asking = book.state.asks.filter(({ seat }) => book.state.seats[seat]?.person !== person);
  const names = [...sitting, ...asking.map(({ ask }) => book.askers.get(ask)?.name ?? '')];
  return names.some((other) => sameName(other, name))
    ? { refused: 'name-taken', because: 'Somebody at this table has this name already.' }
    : name;
}
