/** Where chance comes from: the platform's cryptographic source, and nothing else (design.md, Security). */

/** Enough for every draw of one command: a shuffle of 39 cards and one of 14, with words to spare for rejected ones. */
const WORDS = 256;

/** Uniform random 32-bit words for one command. */
export function randomWords(): number[] {
  return Array.from(crypto.getRandomValues(new Uint32Array(WORDS)));
}
