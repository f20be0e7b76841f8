import { CURRENCY, CURRENCY_SIGNS, CURRENCY_WORDS } from './currencies.ts';
import { BLANK, DASH, NOT_BEFORE, NOT_GOING_ON } from './number-patterns.ts';
import { endOfQuotedNumber } from './quoted-numbers.ts';
import { BLANK as BLANK_KIND, DIGIT, LETTER, type ReadableText } from './readable-text.ts';

const NOT_AFTER_DIGIT = '(?<!\\p{Nd})(?<!\\p{Nd}[.\\-/+])';
/** 1,250.00 or 1 250 or 1250: up to a million ungrouped, and eight digits in groups of three. */
const GROUP = '[.,’\\u00A0\\u202F ]\\d{3}';
const AMOUNT = `(?:\\d{1,2}(?:${GROUP}){2}|\\d{1,3}${GROUP}|\\d{1,5}000|\\d{1,6})(?:[.,]\\d{1,2})?`;
const UNIT =
  '(?:[kMG]b(?:ps|it/s)|mbit/s|mbps|gbps|km|m²|m2|sqm|cm|kg|kW|kWh|people|guests?|nights?|days?|h|min)';

/**
 * Prices with their currency and measures with their unit, which are no telephone numbers although
 * they may be as long. A price has at most eight digits: some countries write telephone numbers as
 * nine in groups of three. Every repeat is bounded, so that one try reads no more than `WINDOW`
 * characters.
 */
const MEASURE = new RegExp(
  [
    `(?<!\\p{L})${CURRENCY}${BLANK}?${AMOUNT}(?:${DASH}(?:${CURRENCY}${BLANK}?)?${AMOUNT})?${NOT_BEFORE}${NOT_GOING_ON}`,
    `${NOT_AFTER_DIGIT}(?:${AMOUNT}${DASH})?${AMOUNT}${BLANK}?(?:${CURRENCY}|${UNIT})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'iuy',
);
/** Characters read before and behind a number, a little more than the longest pattern needs. */
const BEFORE = 2;
const WINDOW = 72;

const LONGEST_WORD = 7;
const WORDS: ReadonlySet<string> = new Set(['us', ...CURRENCY_WORDS.toLowerCase().split(' ')]);
const SIGNS: ReadonlySet<string> = new Set(CURRENCY_SIGNS);

/** Finds the digits of a text that belong to a date, a price or a measure. */
export interface HarmlessNumbers {
  /** To be called with the places of a text in their order, or a little ahead. */
  covers(from: number, at: number): boolean;
  /** To be called when the text before a place is hidden and numbers start again there. */
  restart(): void;
}

/** Each place is tried once, however often it is requested. */
export function harmlessNumbers(text: ReadableText): HarmlessNumbers {
  const tried = new Map<number, number>();
  let coveredEnd = 0;
  /** End of the last number found: after it and a blank, another may begin. */
  let lastEnd = 0;
  const findEnd = (from: number, at: number): number => {
    if (!mayBegin(text, from, at)) return at;
    const isAnew = lastEnd > from && lastEnd <= at && text.is(BLANK_KIND, lastEnd);
    const end = tried.get(at) ?? tryAt(text, isAnew ? lastEnd : from, at);
    tried.set(at, end);
    if (end > at) lastEnd = end;
    return end;
  };
  return {
    covers(from, at) {
      if (at >= coveredEnd) coveredEnd = findEnd(from, at);
      return at < coveredEnd;
    },
    restart() {
      tried.clear();
      coveredEnd = 0;
      lastEnd = 0;
    },
  };
}

/** Whether a number, or the currency before it, begins here. */
function mayBegin(text: ReadableText, from: number, at: number): boolean {
  if (text.is(DIGIT, at)) return at === from || !text.is(DIGIT, at - 1);
  if (SIGNS.has(text.unit(at))) return text.is(DIGIT, at + 1) || text.is(DIGIT, at + 2);
  if (!text.is(LETTER, at) || (at > from && text.is(LETTER, at - 1))) return false;
  const end = text.endOf(LETTER, at, LONGEST_WORD);
  return WORDS.has(text.slice(at, end).toLowerCase());
}

function tryAt(text: ReadableText, from: number, at: number): number {
  const start = Math.max(from, at - BEFORE);
  MEASURE.lastIndex = at - start;
  const window = text.slice(start, at + WINDOW);
  const { length } = MEASURE.exec(window)?.[0] ?? '';
  return Math.max(at + length, endOfQuotedNumber(text, from, at, window.slice(at - start)));
}
