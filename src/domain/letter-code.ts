import { CODE_ALPHABET, normaliseCode } from './check-in-code.ts';

/** Characters of the code of a letter: 90 bits, too many to be found by trying. */
export const LETTER_CODE_LENGTH = 20;
/** Characters between two hyphens. */
const GROUP = 4;

/**
 * The code of a letter of accommodation.
 *
 * @param draw a random integer from 0 to below its argument, each as likely
 */
export function makeLetterCode(draw: (below: number) => number): string {
  return Array.from({ length: LETTER_CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(draw(CODE_ALPHABET.length)),
  ).join('');
}

/** A code in groups that people can type: `3F7K-XY9D-…`. */
export function formatLetterCode(code: string): string {
  return Array.from({ length: LETTER_CODE_LENGTH / GROUP }, (_, group) =>
    code.slice(GROUP * group, GROUP * (group + 1)),
  ).join('-');
}

/** A code as typed, without hyphens and in capital letters; null for what can't be one. */
export function readLetterCode(typed: string): string | null {
  const code = normaliseCode(typed);
  const isCode =
    code.length === LETTER_CODE_LENGTH &&
    Array.from(code).every((letter) => CODE_ALPHABET.includes(letter));
  return isCode ? code : null;
}
