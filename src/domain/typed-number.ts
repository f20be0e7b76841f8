/** The zeros of digits that keyboards of our languages write besides ASCII: Arabic, Persian, wide. */
const ZEROS = [0x0660, 0x06f0, 0xff10];
const MAX_LENGTH = 40;

/** Parts of a thousand, and the decimals after a point or a comma. */
const PLAIN = /^(?<whole>\d+)(?:[.,](?<decimals>\d{1,2}))?$/;
const IN_GROUPS =
  /^(?<whole>\d{1,3}(?:(?<group>[.,' ])\d{3})(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,](?<decimals>\d{1,2}))?$/;
/** Three decimals or a thousand: only the reader's language decides. */
const AMBIGUOUS = /^\d{1,3}(?<mark>[.,])\d{3}$/;

const DIGIT = String.raw`[0-9\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]`;
const MARK = String.raw`[.,\u066b\uff0e\uff0c]`;
const GROUP = String.raw`[.,'\u066c\u2019\uff07\uff0e\uff0c\s]`;
const SIGN = String.raw`(?:(?:[Uu][Ss])?[$\uff04]|[Uu][Ss][Dd])`;

/**
 * An input's `pattern` of amounts, for forms that work without scripts: the texts that
 * `parseAmount` reads without knowing the reader's language.
 */
export const AMOUNT_PATTERN = String.raw`\s*${SIGN}?\s?(?!${DIGIT}{1,3}${MARK}${DIGIT}{3}(?!${GROUP}?${DIGIT}))(?:${DIGIT}{1,3}(${GROUP})${DIGIT}{3}(?:\1${DIGIT}{3})*(?:(?!\1)${MARK}${DIGIT}{1,2})?|${DIGIT}+(?:${MARK}${DIGIT}{1,2})?)\s?${SIGN}?\s*`;

/** An input's `pattern` of whole numbers, for forms that work without scripts. */
export const COUNT_PATTERN = String.raw`\s*${DIGIT}+\s*`;

/**
 * A number as keyboards of our languages write it: with a decimal comma, thousands in groups,
 * Arabic, Persian or full-width digits, a minus before it, and a dollar sign or USD beside it.
 *
 * @param language of the reader. A mark before exactly three digits is a thousand where it is not
 * that language's decimal mark: 1.200 in German, 1,200 in English. Otherwise, and where no language
 * is known, it is ambiguous, and rejected.
 * @returns a number with two decimals at most; null for invalid text
 */
export function parseNumber(typed: string, language?: string): number | null {
  if (typed.length > MAX_LENGTH) return null;
  const text = withAsciiDigits(typed)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/\uff0c/g, ',')
    .replace(/[\u066c\u2019\uff07]/g, "'")
    .trim();
  const [, minus, rest = ''] = /^([-\u2212\uff0d]?)(.*)$/.exec(text) ?? [];
  const bare = rest
    .replace(/^(?:US)?[$\uff04]\s?|^USD\s?/i, '')
    .replace(/\s?(?:US)?[$\uff04]$|\s?USD$/i, '');
  const mark = AMBIGUOUS.exec(bare)?.groups?.mark;
  if (mark !== undefined && (language === undefined || mark === decimalMarkFor(language))) {
    return null;
  }
  const found = (PLAIN.exec(bare) ?? IN_GROUPS.exec(bare))?.groups;
  if (found === undefined) return null;
  const { whole = '', decimals = '0' } = found;
  const number = Number(`${whole.replace(/\D/g, '')}.${decimals}`);
  return minus && number > 0 ? -number : number;
}

/** As `parseNumber`, for dollars: 0 or more. */
export function parseAmount(typed: string, language?: string): number | null {
  const number = parseNumber(typed, language);
  return number === null || number < 0 ? null : number;
}

/**
 * An amount with plain digits and a decimal point, however it was typed. Invalid text stays as it
 * is, and `parseAmount` rejects it in any language.
 */
export function plainAmount(typed: string, language: string): string {
  const amount = parseAmount(typed, language);
  return amount === null ? typed : String(amount);
}

/** The typed text with ASCII digits in place of those of another script. */
export function withAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

function decimalMarkFor(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return mark === '\u066b' ? '.' : mark;
}
