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
  type Place,
  toForm,
} from './number-patterns.ts';
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

/** Postcodes as long as a telephone number. */
const POSTCODE_FORMS: readonly Form[] = [
  // 1100-053 Lisboa, 94103-1234 behind "CA" or "zip code", 〒150-0002
  toForm(`\\d{3,5}-\\d{3,4}${ALONE}`, ([code], place) => isPostcode(code, place)),
  toForm(`\\d{5}${BLANK}?\\d{2,3}${ALONE}`, (_, { before }) => POSTCODE_WORD.test(before)),
];

const POSTCODE_WORD =
  /(?:〒|\bzip(?: ?code|\+4)?|\bpost(?:al)? ?code|\bpostcode|\bpostal|\bPLZ|\bpostleitzahl|\bCEP|\bC\.?P\.?|\bcódigo postal|\bcodigo postal|\bcode postal|\bCAP|\bcodice postale|郵便番号|邮编|邮政编码|الرمز البريدي)(?:\s(?:is|ist|es|est|é|è))?[^\p{L}\d]{0,3}$/iu;

/** States and territories of the United States by the first digit of their ZIP codes. */
const US_STATES = [
  'CT MA ME NH NJ NY PR RI VT VI',
  'DE NY PA',
  'DC MD NC SC VA WV',
  'AL FL GA MS TN',
  'IN KY MI OH',
  'IA MN MT ND SD WI',
  'IL KS MO NE',
  'AR LA OK TX',
  'AZ CO ID NM NV UT WY',
  'AK AS CA GU HI MP OR WA',
].map((states) => states.split(' '));
const STATE_BEFORE = /(?:^|[^\p{L}])([A-Z]{2}),? $/u;
/** "Beverly Hills CA", "New York, NY". */
const STATE_BEHIND = /^,? (?:\p{Lu}[\p{L}.'-]{1,14},? ){1,3}([A-Z]{2})(?![\p{L}\d])/u;
const UNITED_STATES = /^,? (?:USA?\b|U\.S\.|United States)/u;

/** Recognized by its context: a word, a state, or the town behind it. */
function isPostcode(code: string, place: Place): boolean {
  const { before, after } = place;
  const [first = '', second = ''] = code.split('-');
  if (POSTCODE_WORD.test(before)) return true;
  if (first.length === 5 && second.length === 4) {
    return isOfState(first, place) || UNITED_STATES.test(after);
  }
  if (second.length === 3 && first.length >= 4) return /^,? \p{Lu}\p{Ll}{2,}/u.test(after);
  if (first.length === 3 && second.length === 4) {
    return /^,? ?(?:Tokyo|Osaka|Kyoto|Japan|Fukuoka|Nagoya|Sapporo|Yokohama|\p{Script=Han}{2,})/u.test(
      after,
    );
  }
  return false;
}

/** A mobile number of Brazil has the form of a ZIP code too: the state distinguishes them. */
function isOfState(zip: string, { before, after }: Place): boolean {
  const state = STATE_BEFORE.exec(before)?.[1] ?? STATE_BEHIND.exec(after)?.[1];
  return state !== undefined && (US_STATES[Number(zip[0])]?.includes(state) ?? false);
}

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
