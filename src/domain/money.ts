/** An amount of money in integer cents of a US dollar. */
export type Cents = number;

/**
 * Rounds to a whole cent, halves away from zero, so that a refund mirrors its charge
 * (`roundHalfUp(-x) === -roundHalfUp(x)`) and PostgreSQL's `round(numeric)` agrees.
 * A value that misses a half only by floating-point error (1.005 × 100) counts as that half.
 *
 * @throws RangeError when `value` is not finite.
 */
export function roundHalfUp(value: number): Cents {
  if (!Number.isFinite(value)) throw new RangeError(`not an amount: ${value}`);
  const size = Math.abs(value);
  const rounded = Number.isInteger(size) ? size : Math.round(size * (1 + 4 * Number.EPSILON));
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

/**
 * Largest difference, relative to their size, between two numbers of one value after arithmetic.
 */
const FLOAT_ERROR = 1e-9;

/** Whether a number is a whole number of parts, so many to one: 100 for cents. */
export function hasWholeParts(value: number, perUnit: number): boolean {
  const parts = value * perUnit;
  return Math.abs(parts - Math.round(parts)) <= FLOAT_ERROR * Math.max(1, Math.abs(parts));
}

/**
 * `part / whole` of an amount, rounded half-up in integer arithmetic.
 *
 * @throws RangeError when an argument is not an integer, `whole` is below 1, or the product
 * leaves the safe integers.
 */
export function computeShare(amount: Cents, part: number, whole: number): Cents {
  const product = Math.abs(amount * part);
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(part)) {
    throw new RangeError(`not whole numbers: ${amount}, ${part}`);
  }
  if (!Number.isSafeInteger(whole) || whole < 1) throw new RangeError(`not a whole: ${whole}`);
  if (!Number.isSafeInteger(product)) throw new RangeError(`too large: ${amount} × ${part}`);
  const rest = product % whole;
  const rounded = (product - rest) / whole + (rest * 2 >= whole ? 1 : 0);
  return amount < 0 !== part < 0 && rounded > 0 ? -rounded : rounded;
}

/**
 * `percent` of an amount, rounded half-up to the cent. The percentage counts to three decimals.
 *
 * @throws RangeError when `amount` is not whole cents or `percent` is not finite.
 */
export function computePercent(amount: Cents, percent: number): Cents {
  return computeShare(amount, Math.round(percent * 1000), 100_000);
}

const CENTS_PER_DOLLAR = 100;

/** An amount in dollars, cents as decimals, as whole cents. */
export function toCents(dollars: number): Cents {
  return roundHalfUp(dollars * CENTS_PER_DOLLAR);
}

/**
 * An amount in dollars, cents as decimals: for the fields that the specification states in dollars,
 * and for fields of forms. Everything else counts cents.
 */
export function toDollars(amount: Cents): number {
  return amount / CENTS_PER_DOLLAR;
}

export interface MoneyFormat {
  /**
   * 'always' shows two decimals, for charged, returned or earned amounts (spec 3 §9); 'none' rounds
   * to whole dollars, for prices in comparisons. Default 'always'.
   */
  readonly cents?: 'always' | 'none';
}

/** As wide as the plus, and read as a minus by screen readers. */
const MINUS = '\u2212';
/** Without width; prevents a line break at it. */
const WORD_JOINER = '\u2060';

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, digits: 0 | 2): Intl.NumberFormat {
  const key = `${locale}/${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * An amount as a person of `locale` (BCP 47) writes US dollars. An amount below zero is preceded by
 * a minus sign (U+2212), not a hyphen, in every language, and no line breaks within the amount. In
 * right-to-left languages the number with its sign comes first and "US$" after it, below zero as
 * above.
 *
 * @throws RangeError when `locale` is not a well-formed language tag.
 */
export function formatMoney(amount: Cents, locale: string, opts: MoneyFormat = {}): string {
  const digits = opts.cents === 'none' ? 0 : 2;
  const dollars = toDollars(amount);
  const shown = digits === 0 ? roundHalfUp(dollars) : dollars;
  const text = formatterFor(locale, digits).format(shown === 0 ? 0 : shown);
  const signed = text.replace('-', MINUS).replace(`${MINUS}$`, `${MINUS}${WORD_JOINER}$`);
  // The mark that keeps the minus before its digits would render "US$" on the same side. And at the
  // end of a right-to-left text the sign would come before its letters: "$US".
  return signed.replace(/\s?US\$$/, (end) => `${shown < 0 ? '\u200F' : ''}${end}\u200E`);
}
