import type { ReadableText } from './readable-text.ts';

const BLANK = '[^\\S\\n]';
const DASH = `${BLANK}{0,3}\\.?[-\\u2010-\\u2015\\u2212~]{1,2}${BLANK}{0,3}`;
const NOT_BEFORE = '(?!\\d)(?![.\\-/]\\d)';
/** More digits behind a blank or a dash would go on a telephone number. */
const ALONE = `${NOT_BEFORE}(?!${BLANK}{1,2}\\(?\\d)(?!${DASH}\\d)`;
/** 1200, 1.200, 1 200 000: up to six digits, or groups of three. */
const AMOUNT = '[1-9]\\d{0,2}(?:[., \\u00A0\\u202F’]\\d{3}){1,2}|[1-9]\\d{1,5}';
const CLOCK = '(?:[01]?\\d|2[0-4])\\.?[0-5]\\d';
const CLOCKS = `(?:${CLOCK})${DASH}(?:${CLOCK})`;
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';

/** One form of a number that people say of prices, times and places, if its figures are plausible. */
interface Form {
  readonly pattern: RegExp;
  readonly isMeant: (match: RegExpExecArray, place: Place) => boolean;
}

/** Where a number stands. */
interface Place {
  /** What is before it, at most `BEFORE` characters. */
  readonly before: string;
  /** What is behind it. */
  readonly after: string;
}

/** Characters before a number that tell what it is. */
export const BEFORE = 24;
/** Characters behind a number that tell what it is. */
const AFTER = 16;

const form = (pattern: string, isMeant: Form['isMeant'] = () => true): Form => ({
  pattern: new RegExp(pattern, 'iuy'),
  isMeant,
});

const FORMS: readonly Form[] = [
  // 1200-1500, 1.200 – 1.500, 1200.- / 1500.-
  form(
    `(${AMOUNT})(?:\\.?[-–—])?(?:${DASH}|${BLANK}?/${BLANK}?)(${AMOUNT})(?:\\.?[-–—]${'(?!\\d)'})?${ALONE}`,
    ([, from = '', to = ''], place) => areAmounts(from, to) && !isCalled(place),
  ),
  // 3.000.000, 15 000 000
  form(
    `[1-9]\\d{0,2}([. \\u00A0\\u202F’])\\d{3}(?:\\1\\d{3}){1,2}${ALONE}`,
    ([amount], place) => isRoundAmount(digitsOf(amount)) && !isCalled(place),
  ),
  // 1 234 567.89
  form(`[1-9]\\d{0,2}(?:[ \\u00A0\\u202F’]\\d{3}){1,2}[.]\\d{2}${ALONE}`),
  // 1500000
  form(`[1-9]\\d{0,5}0{4,5}${ALONE}`, (_, place) => !isCalled(place)),
  // 15.00-22.00, 0900-1700, 9.00-12.00 / 14.00-18.00
  form(
    `${CLOCKS}(?:(?:${BLANK}{0,2}[/,;&+|]${BLANK}{0,2}|${BLANK}{1,2})${CLOCKS}){0,2}${ALONE}`,
    ([hours], place) => areHours(hours) && !isCalled(place),
  ),
  // 20260312
  form(`${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])${ALONE}`),
  // 17. 3. 2026, 12. - 17. 3. 2026
  form(`(?:${DAY}\\.?${DASH})?${DAY}\\.${BLANK}?${MONTH}\\.${BLANK}?${YEAR}${NOT_BEFORE}`),
  // March 12-17 2026
  form(`${DAY}${DASH}${DAY}${BLANK}${YEAR}${NOT_BEFORE}`, (_, { before }) =>
    /\p{L}{3,}\.? $/u.test(before),
  ),
  // 01.04.2026-30.06.2026
  form(`${DAY}([./-])${MONTH}\\1${YEAR}${DASH}${DAY}\\1${MONTH}\\1${YEAR}${NOT_BEFORE}`),
  // 1200 + 300 + 80
  form(`[1-9]\\d{1,4}(?:${BLANK}\\+${BLANK}[1-9]\\d{1,4}){1,4}${ALONE}`, ([sum]) =>
    sum.split('+').every((amount) => digitsOf(amount) % 5 === 0),
  ),
  // 03/2026 - 05/2026
  form(`${MONTH}([./-])${YEAR}${DASH}${MONTH}\\1${YEAR}${NOT_BEFORE}`),
  // 300/300/12 Mbps, 800/1000/1200
  form(
    `[1-9]\\d{0,3}(?:${BLANK}?/${BLANK}?[1-9]\\d{0,3}){1,4}${ALONE}`,
    ([list], place) => isListOfAmounts(list) && !isCalled(place),
  ),
  // 4.5/5 (1200 reviews)
  form(`\\d[.,]\\d{1,2}/(?:5|10)(?!\\d)`),
  // 1100-053 Lisboa, 94103-1234 behind "CA" or "zip code", 〒150-0002
  form(`\\d{3,5}-\\d{3,4}${ALONE}`, ([code], place) => isPostcode(code, place)),
  form(`\\d{5}${BLANK}?\\d{2,3}${ALONE}`, (_, { before }) => POSTCODE_WORD.test(before)),
];

/**
 * Where a number ends that begins here and is said of money, times or places: ranges of amounts and
 * hours, round amounts in groups of three, dates without signs, speeds, postcodes. What it is told
 * by, are its figures: telephone numbers are seldom round. `at` where it is none.
 *
 * @param window the text from here on, as long as the longest of them
 */
export function endOfQuotedNumber(text: ReadableText, at: number, window: string): number {
  let place: Place | null = null;
  for (const { pattern, isMeant } of FORMS) {
    pattern.lastIndex = 0;
    const match = pattern.exec(window);
    if (match === null) continue;
    const { length } = match[0];
    place ??= { before: text.slice(Math.max(0, at - BEFORE), at), after: '' };
    if (isPartOfNumber(place.before)) return at;
    if (isMeant(match, { ...place, after: window.slice(length, length + AFTER) })) {
      return at + length;
    }
  }
  return at;
}

/** A number that goes on what is before it is none by itself. */
function isPartOfNumber(before: string): boolean {
  return /[\d+][^\S\n]{0,2}$|\d[).\-/\]][^\S\n]?$|\d[^\S\n]?[-/.][^\S\n]?$/u.test(before);
}

const CALLED =
  /(?:tel|tél|telef|telefon|telephone|telefono|teléfono|telefone|téléphone|phone|call|mobile|cell|cel|celular|whats ?app|whatsapp|number|número|numero|nummer|numéro|portable|handy|movil|móvil|電話|电话|手机|番号|هاتف|رقم|جوال|واتساب)(?:\s(?:me|us|at|on|under|is|ist|es|est|é|è))?[^\p{L}\d]{0,3}$/iu;

/** Whether it is said that one may be called so. */
function isCalled({ before }: Place): boolean {
  return CALLED.test(before);
}

function digitsOf(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

/** Two prices of which the second is the larger, both as people make them. */
function areAmounts(from: string, to: string): boolean {
  const [low, high] = [digitsOf(from), digitsOf(to)];
  if (low >= high || high > 5 * low) return false;
  const areAlike = String(low).length === String(high).length;
  return isPrice(low, areAlike) && isPrice(high, areAlike);
}

function isPrice(amount: number, isLikeOther: boolean): boolean {
  if (amount >= 100_000) return amount % 1_000 === 0;
  if (amount >= 10_000) return amount % 100 === 0 || amount % 100 === 99;
  if (amount % 100 === 99 || amount % 100 === 95) return true;
  return amount % (isLikeOther || amount < 1_000 ? 10 : 50) === 0;
}

/** Of seven digits and more in groups of three; nine are a telephone's in some countries. */
function isRoundAmount(amount: number): boolean {
  return amount % (amount >= 100_000_000 ? 50_000 : 100) === 0;
}

/** Without a dot, hours are told from other numbers by full five minutes. */
function areHours(hours: string): boolean {
  return (hours.match(/\d+(?:\.\d+)?/g) ?? []).every(
    (hour) => hour.includes('.') || (hour.length === 4 && Number(hour) % 5 === 0),
  );
}

/** Rising prices, or down, up and delay of a connection. */
function isListOfAmounts(list: string): boolean {
  const amounts = list.split('/').map(digitsOf);
  const [down = 0, up = 0, delay = 0] = amounts;
  if (!amounts.slice(0, 2).every((amount) => amount % (amount >= 1_000 ? 100 : 5) === 0)) {
    return down === up && amounts.length === 2 && down % 10 === 0;
  }
  if (amounts.length === 2) return down === up;
  if (amounts.length === 3 && delay < 100) return true;
  return amounts.every(
    (amount, at) => amount % 5 === 0 && (at === 0 || amount > (amounts[at - 1] ?? 0)),
  );
}

const POSTCODE_WORD =
  /(?:〒|\bzip(?: ?code)?|\bpost(?:al)? ?code|\bpostcode|\bpostal|\bPLZ|\bpostleitzahl|\bCEP|\bC\.?P\.?|\bcódigo postal|\bcodigo postal|\bcode postal|\bCAP|\bcodice postale|郵便番号|邮编|邮政编码|الرمز البريدي)(?:\s(?:is|ist|es|est|é|è))?[^\p{L}\d]{0,3}$/iu;
const US_STATE = /(?:^|[^\p{L}])[A-Z]{2} $/u;

/** By what is beside it: a word, a state, or the town behind it. */
function isPostcode(code: string, { before, after }: Place): boolean {
  const [first = '', second = ''] = code.split('-');
  if (POSTCODE_WORD.test(before)) return true;
  if (first.length === 5 && second.length === 4) return US_STATE.test(before);
  if (second.length === 3 && first.length >= 4) return /^,? \p{Lu}\p{Ll}{2,}/u.test(after);
  if (first.length === 3 && second.length === 4) {
    return /^,? ?(?:Tokyo|Osaka|Kyoto|Japan|Fukuoka|Nagoya|Sapporo|Yokohama|\p{Script=Han}{2,})/u.test(
      after,
    );
  }
  return false;
}
