import type { FoundDetail } from './found-detail.ts';
import type { HarmlessNumbers } from './harmless-numbers.ts';
import { DIGIT, GAP, type ReadableText } from './readable-text.ts';

/** Fewest digits of a telephone number. */
const PHONE_DIGITS = 7;
/** Most characters between two of its digits. */
const LONGEST_GAP = 4;
/** Brackets and pluses before it that are hidden with it. */
const LONGEST_PREFIX = 3;

/**
 * Finds a telephone number that begins with the digit here: at least seven digits with little
 * between them, none of which belongs to a date, a price or a measure.
 *
 * @param from start of the text that isn't hidden yet
 */
export function findPhone(
  text: ReadableText,
  from: number,
  at: number,
  harmless: HarmlessNumbers,
): FoundDetail | null {
  if (harmless.covers(from, at)) return null;
  let end = at + 1;
  let digits = 1;
  for (;;) {
    const next = text.endOf(GAP, end, LONGEST_GAP);
    if (!text.is(DIGIT, next) || (next > end && harmless.covers(from, next))) break;
    digits += 1;
    end = next + 1;
  }
  if (digits < PHONE_DIGITS) return null;
  let start = at;
  while (start > from && at - start < LONGEST_PREFIX && '+(['.includes(text.unit(start - 1))) {
    start -= 1;
  }
  return { kind: 'phone', start, end };
}
