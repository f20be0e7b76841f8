import { endOfQuotedNumber } from './quoted-numbers.ts';
import { DIGIT, LETTER, type ReadableText } from './readable-text.ts';

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';
const DASH = '[^\\S\\n]{0,3}[-\\u2010-\\u2015][^\\S\\n]{0,3}';
const CLOCK = '(?:[^\\S\\n]{0,2}[T,]?[^\\S\\n]{0,2}\\d{1,2}[:h]\\d{2}(?::\\d{2})?)?';
const NOT_AFTER_DIGIT = '(?<!\\p{Nd})(?<!\\p{Nd}[.\\-/+])';
const NOT_BEFORE_DIGIT = '(?!\\p{Nd})(?![.\\-/]\\p{Nd})';
/** 1,250.00 or 1 250 or 1250: up to a million ungrouped, and eight digits in groups of three. */
const GROUP = '[.,’\\u00A0\\u202F ]\\d{3}';
const AMOUNT = `(?:\\d{1,2}(?:${GROUP}){2}|\\d{1,3}${GROUP}|\\d{1,5}000|\\d{1,6})(?:[.,]\\d{1,2})?`;
const CURRENCY_SIGNS = '$€£¥₹₫₺₩₱₽฿₪₴₸₡₦₵';
const CURRENCY_WORDS =
  'USD EUR GBP CHF JPY MXN BRL CAD AUD NZD THB IDR VND PLN CZK HUF SEK NOK DKK ISK TRY COP ARS CLP PEN UYU BOB CRC DOP GTQ EGP MAD TND ZAR KES NGN TZS AED SAR QAR ILS INR LKR NPR MYR SGD PHP TWD HKD CNY RMB KRW RON BGN RSD ALL GEL UAH RUB KZT Rp Rs RM TL đ kr zł Kč Ft euros euro dollars dollar dólares dólar dollari dollaro pesos peso soles reais real rupiah rupees rupee baht dong won yen yuan dirhams dirham francs franc Franken pounds quid bucks kronor kroner koruna forint zloty lira lei leva ドル ユーロ 円 元 美元 欧元 日元 人民币 درهم ريال دولار يورو جنيه ليرة';
const CURRENCY = `(?:[${CURRENCY_SIGNS}]|US\\$|R\\$|${CURRENCY_WORDS.replaceAll(' ', '|')})`;
const UNIT =
  '(?:[kMG]b(?:ps|it/s)|mbit/s|mbps|gbps|km|m²|m2|sqm|cm|kg|kW|kWh|people|guests?|nights?|days?|h|min)';

/**
 * Numbers that are no telephone's although they may be as long: dates, months, years and their
 * ranges, prices, measures. A price has at most eight digits: nine in groups of three are how
 * some countries write telephones. Every repeat is bounded, so that one try reads no more than
 * `WINDOW` characters.
 */
const HARMLESS = new RegExp(
  [
    `${NOT_AFTER_DIGIT}(?:${DAY}\\.?${DASH})?(?:${YEAR}([-./])${MONTH}(?:\\1${DAY})?|${DAY}([-./])${MONTH}\\2(?:${YEAR}|\\d\\d)|${MONTH}([-./])${DAY}\\3(?:${YEAR}|\\d\\d)|${DAY}[^\\S\\n]${MONTH}[^\\S\\n]${YEAR})${CLOCK}${NOT_BEFORE_DIGIT}`,
    `${NOT_AFTER_DIGIT}${DAY}([./-])${MONTH}\\.?${DASH}${DAY}\\4${MONTH}${NOT_BEFORE_DIGIT}`,
    `${NOT_AFTER_DIGIT}${YEAR}(?:${DASH}|/)${YEAR}${NOT_BEFORE_DIGIT}(?!${DASH}\\p{Nd})`,
    `(?<!\\p{L})${CURRENCY}[^\\S\\n]?${AMOUNT}(?:${DASH}(?:${CURRENCY}[^\\S\\n]?)?${AMOUNT})?${NOT_BEFORE_DIGIT}(?![^\\S\\n]\\p{Nd})`,
    `${NOT_AFTER_DIGIT}(?:${AMOUNT}${DASH})?${AMOUNT}[^\\S\\n]?(?:${CURRENCY}|${UNIT})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'iuy',
);
/** What the longest of them has before and behind it, and a little more. */
const BEFORE = 2;
const WINDOW = 72;

const LONGEST_WORD = 7;
const WORDS: ReadonlySet<string> = new Set(['us', ...CURRENCY_WORDS.toLowerCase().split(' ')]);
const SIGNS: ReadonlySet<string> = new Set(CURRENCY_SIGNS);

/** Knows which digits of a text belong to a date, a price or a measure. */
export interface HarmlessNumbers {
  /** To be asked of the places of a text in their order, or a little ahead. */
  covers(from: number, at: number): boolean;
  /** To be told that the text before a place is hidden, and that numbers begin anew there. */
  restart(): void;
}

/** Each place is tried once, however often it is asked for. */
export function harmlessNumbers(text: ReadableText): HarmlessNumbers {
  const tried = new Map<number, number>();
  let coveredEnd = 0;
  const endOf = (from: number, at: number): number => {
    if (!mayBegin(text, from, at)) return at;
    const end = tried.get(at) ?? tryAt(text, from, at);
    tried.set(at, end);
    return end;
  };
  return {
    covers(from, at) {
      if (at >= coveredEnd) coveredEnd = endOf(from, at);
      return at < coveredEnd;
    },
    restart() {
      tried.clear();
      coveredEnd = 0;
    },
  };
}

/** Where a number begins, or the currency before it. */
function mayBegin(text: ReadableText, from: number, at: number): boolean {
  if (text.is(DIGIT, at)) return at === from || !text.is(DIGIT, at - 1);
  if (SIGNS.has(text.unit(at))) return text.is(DIGIT, at + 1) || text.is(DIGIT, at + 2);
  if (!text.is(LETTER, at) || (at > from && text.is(LETTER, at - 1))) return false;
  const end = text.endOf(LETTER, at, LONGEST_WORD);
  return WORDS.has(text.slice(at, end).toLowerCase());
}

function tryAt(text: ReadableText, from: number, at: number): number {
  const start = Math.max(from, at - BEFORE);
  HARMLESS.lastIndex = at - start;
  const window = text.slice(start, at + WINDOW);
  const match = HARMLESS.exec(window);
  if (match !== null) return at + match[0].length;
  return text.is(DIGIT, at) ? endOfQuotedNumber(text, at, window.slice(at - start)) : at;
}
