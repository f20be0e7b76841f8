import {
  AFTER,
  ALONE,
  BEFORE,
  BLANK,
  DASH,
  type Form,
  isNoPhone,
  isPartOfNumber,
  NOT_BEFORE,
  toForm,
} from './number-patterns.ts';
import { POSTCODE_FORMS } from './postcodes.ts';
import { AMOUNT_FORMS } from './quoted-amounts.ts';
import { DATE_FORMS } from './quoted-dates.ts';
import type { ReadableText } from './readable-text.ts';

const CLOCK = '(?:[01]?\\d|2[0-4])\\.?[0-5]\\d';
const CLOCKS = `(?:${CLOCK})${DASH}(?:${CLOCK})`;
const DOTTED_CLOCK = '(?:[01]?\\d|2[0-4])\\.[0-5][05]';
const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';

const TIME_FORMS: readonly Form[] = [
  // 15.00-22.00, 0900-1700, 9.00-12.00 / 14.00-18.00
  toForm(
    `${CLOCKS}(?:(?:${BLANK}{0,2}[/,;&+|]${BLANK}{0,2}|${BLANK}{1,2})${CLOCKS}){0,2}${ALONE}`,
    ([hours], place) => areHours(hours) && isNoPhone(place),
  ),
  // 7.30/8.00/8.30, 18.30 19.30
  toForm(
    `${DOTTED_CLOCK}(?:(?:${BLANK}?[/|]${BLANK}?|${BLANK}{1,2})${DOTTED_CLOCK}){1,5}${ALONE}`,
    ([hours], place) => areInOrder(hours) && isNoPhone(place),
  ),
];

const OTHER_FORMS: readonly Form[] = [
  // 4.5/5 (1200 reviews)
  toForm('\\d[.,]\\d{1,2}/(?:5|10)(?!\\d)', (_, place) => !isPartOfNumber(place)),
  // 192.168.178.21, the router; four pairs of digits are a telephone number in Denmark
  toForm(
    `(?!(?:\\d\\d\\.){3}\\d\\d(?!\\d))(?:192\\.168|10\\.${BYTE}|172\\.(?:1[6-9]|2\\d|3[01]))\\.${BYTE}\\.${BYTE}${NOT_BEFORE}`,
    (_, place) => isNoPhone(place),
  ),
];

const FORMS = [...DATE_FORMS, ...AMOUNT_FORMS, ...TIME_FORMS, ...POSTCODE_FORMS, ...OTHER_FORMS];

/**
 * Index of the end of a number that begins here and expresses money, times or places: dates and
 * their ranges, prices, their ranges, lists and sums, hours, speeds, postcodes. The digits decide:
 * telephone numbers are seldom round. When two patterns match, the longer counts; `at` where none
 * does.
 *
 * @param from start of the text that isn't hidden yet
 * @param window the text from here on, as long as the longest pattern
 */
export function endOfQuotedNumber(
  text: ReadableText,
  from: number,
  at: number,
  window: string,
): number {
  let before: string | null = null;
  let longest = 0;
  for (const { pattern, isMeant } of FORMS) {
    pattern.lastIndex = 0;
    const match = pattern.exec(window);
    if (match === null) continue;
    const { length } = match[0];
    if (length <= longest) continue;
    before ??= text.slice(Math.max(from, at - BEFORE), at);
    if (isMeant(match, { before, after: window.slice(length, length + AFTER) })) longest = length;
  }
  return at + longest;
}

/** Without a dot, only full five minutes distinguish hours from other numbers. */
function areHours(hours: string): boolean {
  return (hours.match(/\d+(?:\.\d+)?/g) ?? []).every(
    (hour) => hour.includes('.') || (hour.length === 4 && Number(hour) % 5 === 0),
  );
}

/** Each later than the one before it. */
function areInOrder(hours: string): boolean {
  const times = (hours.match(/\d+\.\d+/g) ?? []).map(Number);
  return times.every((time, at) => at === 0 || time > (times[at - 1] ?? 0));
}
