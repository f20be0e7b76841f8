import { CURRENCY_SIGNS } from './currencies.ts';
import {
  ALONE,
  BLANK,
  DASH,
  type Form,
  isNoPhone,
  isPartOfNumber,
  type Place,
  toForm,
} from './number-patterns.ts';

/** 1200, 1.200, 1 200 000, 45.50, 10000000: up to six digits, round ones, or groups of three. */
const AMOUNT = `(?:[1-9]\\d{0,2}(?:[.,’' ]\\d{3}(?!\\d)){1,2}(?:[.,]\\d{1,2})?|\\d{1,6}[.,]\\d{1,2}|[1-9]\\d{0,4}0{4,6}|[1-9]\\d{1,5})`;
const SIGN = `[${CURRENCY_SIGNS}]`;
/** An operand: a rate or a count too. */
const OPERAND = `(?:(?:${SIGN}${BLANK}?)?(?:${AMOUNT}|0[.,]\\d{1,3}|[1-9]))`;
const OPERATOR = `${BLANK}?[+*/×x·÷−–-]${BLANK}?`;
const RESULT = `${BLANK}?[=≈]${BLANK}?(?:${SIGN}${BLANK}?)?(${AMOUNT}|\\d)${ALONE}`;
/** Most digits of an operand where no result is given. */
const LONGEST_ADDEND = 5;

/** Prices, their ranges, lists and sums. */
export const AMOUNT_FORMS: readonly Form[] = [
  // 1200-1500, 1.200 – 1.500, 1200.- / 1500.-, 45.50-52.75
  toForm(
    `(${AMOUNT})(?:\\.?[-–—])?(?:${DASH}|${BLANK}?/${BLANK}?)(${AMOUNT})(?:\\.?[-–—](?!\\d))?${ALONE}`,
    ([, from = '', to = ''], place) => areAmounts(from, to) && isNoPhone(place),
  ),
  // 3.000.000, 15 000 000
  toForm(
    `[1-9]\\d{0,2}([. ’])\\d{3}(?:\\1\\d{3}){1,2}${ALONE}`,
    ([amount], place) => isRoundAmount(toNumber(amount)) && isNoPhone(place),
  ),
  // 1 234 567.89
  toForm(`[1-9]\\d{0,2}(?:[ ’]\\d{3}){1,2}[.]\\d{2}${ALONE}`, (_, place) => !isPartOfNumber(place)),
  // 1500000
  toForm(`[1-9]\\d{0,5}0{4,5}${ALONE}`, (_, place) => isNoPhone(place)),
  // 650+650+120=1420, 1200 + 300 + 80
  toForm(
    `(${OPERAND}(?:${OPERATOR}${OPERAND}){1,6})(?:${RESULT}|${ALONE})`,
    ([, sum = '', result], place) => isNoPhone(place) && isSum(sum, result ?? resultBefore(place)),
  ),
  // 300/300/12 Mbps, 800/1000/1200, 45.50/52.75/60
  toForm(
    `${AMOUNT}(?:${BLANK}?[/|]${BLANK}?(?:${AMOUNT}|[1-9])){1,4}${ALONE}`,
    ([list], place) => isListOfAmounts(list.split(/[/|]/)) && isNoPhone(place),
  ),
  // rent 1200 1300 1400, rent 1200-1300-1400
  toForm(
    `${AMOUNT}(?:${BLANK}{1,2}${AMOUNT}){1,4}${ALONE}`,
    ([list], place) => isNoPhone(place) && isSpacedList(list, place),
  ),
  toForm(
    `${AMOUNT}(?:${DASH}${AMOUNT}){2,4}${ALONE}`,
    ([list], place) => isNoPhone(place) && isAboutMoney(place) && arePrices(amountsIn(list)),
  ),
];

/** The value of an amount, whichever signs its groups and its cents have. */
function toNumber(amount: string): number {
  const text = amount.replace(/[^\d.,]/gu, '');
  const [, whole = text, cents = ''] = /^(.*\d)[.,](\d{1,2}|(?<=^0[.,])\d{3})$/u.exec(text) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
}

/** Two typical prices, the second of which is the larger. */
function areAmounts(from: string, to: string): boolean {
  const [low, high] = [toNumber(from), toNumber(to)];
  if (low >= high || high > 5 * low) return false;
  const areAlike = wholeLength(low) === wholeLength(high);
  return isPrice(from, areAlike) && isPrice(to, areAlike);
}

function wholeLength(amount: number): number {
  return String(Math.floor(amount)).length;
}

function isPrice(text: string, isLikeOther: boolean): boolean {
  const amount = toNumber(text);
  const cents = /\d[.,](\d{1,2})$/u.exec(text)?.[1]?.padEnd(2, '0');
  if (cents !== undefined) return /[05]$|9$/u.test(cents);
  if (amount >= 1_000_000) return amount % 10_000 === 0;
  if (amount >= 100_000) return amount % 1_000 === 0;
  if (amount >= 10_000) return amount % 100 === 0 || amount % 100 === 99;
  if (amount % 100 === 99 || amount % 100 === 95) return true;
  return amount % (isLikeOther || amount < 1_000 ? 10 : 50) === 0;
}

/**
 * Whether an amount has seven or more digits in groups of three; nine digits are a telephone number
 * in some countries.
 */
function isRoundAmount(amount: number): boolean {
  return amount % (amount >= 100_000_000 ? 50_000 : 100) === 0;
}

/** Whether the amounts never decrease, or never increase. */
function areInOrder(amounts: readonly number[]): boolean {
  const rise = amounts.every((amount, at) => at === 0 || amount >= (amounts[at - 1] ?? 0));
  const fall = amounts.every((amount, at) => at === 0 || amount <= (amounts[at - 1] ?? 0));
  return rise || fall;
}

const EACH_AMOUNT = new RegExp(AMOUNT, 'g');

function amountsIn(list: string): readonly string[] {
  return list.match(EACH_AMOUNT) ?? [];
}

function arePrices(amounts: readonly string[]): boolean {
  return amounts.every((amount) => isPrice(amount, true)) && areInOrder(amounts.map(toNumber));
}

/**
 * Prices separated by blanks alone, each in groups of three or without. Without a word or sign of
 * money, three and more prices of a thousand and more don't count: groups of three digits are how
 * telephone numbers are written.
 */
function isSpacedList(list: string, place: Place): boolean {
  const isSaid = isAboutMoney(place);
  return [list.split(/\s+/u), amountsIn(list)].some((amounts) => {
    const values = amounts.map(toNumber);
    if (values.length < (isSaid ? 2 : 3) || !arePrices(amounts)) return false;
    if (new Set(values).size < values.length) return false;
    const areHalfHundreds = values.every((value) => value % 50 === 0);
    if (isSaid) return areHalfHundreds || values.some((value) => value >= 1_000);
    return areHalfHundreds && values.every((value) => value >= 1_000);
  });
}

/** Prices in order, or down, up and delay of a connection. */
function isListOfAmounts(list: readonly string[]): boolean {
  const amounts = list.map(toNumber);
  const [down = 0, up = 0, delay = 0] = amounts;
  if (amounts.length === 2) return down === up && (isRoundSpeed(down) || down % 10 === 0);
  const isConnection = amounts.length === 3 && delay < 100;
  if (isConnection && isRoundSpeed(down) && isRoundSpeed(up)) return true;
  return (
    list.every((text, at) => isPrice(text, true) || (amounts[at] ?? 0) % 5 === 0) &&
    areInOrder(amounts)
  );
}

function isRoundSpeed(speed: number): boolean {
  return speed % (speed >= 1_000 ? 100 : 5) === 0;
}

/**
 * Whether a sum equals its result, to the nearest whole; without a result, whether all operands are
 * prices.
 */
function isSum(sum: string, result: string | null): boolean {
  const operands = sum.split(OPERATORS).map(toNumber);
  const operators = sum.match(OPERATORS) ?? [];
  if (result !== null) {
    const whole = computeTotal(
      operands,
      operators.map((sign) => sign.trim()),
    );
    return Math.abs(whole - toNumber(result)) <= 0.5;
  }
  return (
    operators.some((sign) => sign.includes('+')) &&
    operators.every((sign) => /[+−–-]/u.test(sign)) &&
    operands.every(
      (value) => value >= 10 && value % 5 === 0 && wholeLength(value) <= LONGEST_ADDEND,
    )
  );
}

const OPERATORS = new RegExp(OPERATOR, 'g');

/** Times and divided by before plus and minus. */
function computeTotal(operands: readonly number[], operators: readonly string[]): number {
  let total = 0;
  let term = operands[0] ?? 0;
  operators.forEach((sign, at) => {
    const operand = operands[at + 1] ?? 0;
    if (/[*x×·]/iu.test(sign)) term *= operand;
    else if (/[/÷]/u.test(sign)) term /= operand;
    else {
      total += term;
      term = sign === '+' ? operand : -operand;
    }
  });
  return total + term;
}

const RESULT_BEFORE = new RegExp(`(?:^|[^\\d.,])(${AMOUNT})${BLANK}?[=≈]${BLANK}?$`, 'u');

/** "1420=650+650+120" */
function resultBefore({ before }: Place): string | null {
  return RESULT_BEFORE.exec(before)?.[1] ?? null;
}

const PRICE_WORD =
  /(?:rents?|prices?|priced|costs?|budget|fees?|deposit|pay(?:ing)?|rates?|Mieten?|Preise?|kosten|kostet|Kaution|Warmmiete|Kaltmiete|alquiler(?:es)?|renta|precios?|presupuesto|fianza|cuestan?|loyers?|prix|caution|coûtent|affitt[oi]|prezz[oi]|canone|cauzione|costano|aluguel|aluguéis|aluguer|renda|preços?|orçamento|caução|custam|家賃|賃料|料金|価格|予算|租金|房租|价格|预算|押金|إيجار|سعر|أسعار|ميزانية|ميزانيتي)(?!\p{L})[^\d\n]{0,14}$/iu;
const PRICE_BEHIND =
  /^\s?(?:[€$£¥]|EUR|USD|GBP|euros?\b|dollars?\b|a month|per month|\/ ?(?:month|mo\b|Monat|mes|mois|mese|mês)|pro Monat|im Monat|al mes|por mes|par mois|al mese|por mês|ユーロ|ドル|円|元|في الشهر|شهري)/iu;

/** Whether a word of money is before a number, or a currency or a month behind it. */
function isAboutMoney({ before, after }: Place): boolean {
  return PRICE_WORD.test(before) || PRICE_BEHIND.test(after);
}
