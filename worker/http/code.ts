/** Codes of tables: 8 characters of Crockford's base 32 (https://www.crockford.com/base32.html), so 40 random bits. */

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 8;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A new code. */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/**
 * Reads a code as a person may have typed it: in either case, with dashes, o for 0 and i or l for 1.
 * @returns the code in its one spelling, or null where it cannot be one
 */
export function readCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll('-', '').replaceAll('o', '0').replace(/[il]/g, '1');
  return CODE.test(code) ? code : null;
}
