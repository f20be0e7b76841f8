/**
 * Characters of other scripts and widths that look like `.`, `:`, `/` and `-`, and are read as
 * them.
 */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.': '\u3002\uFF61\u2024\uA4F8\u0701\u0702\u{10A50}',
    ':': '\u2236\uA789\u02D0\u05C3\u02F8',
    '/': '\u2044\u2215\u29F8\u2571',
    '-': '\u2010\u2011',
  }).flatMap(([plain, others]) => [...others].map((other) => [other, plain] as const)),
);
/** Digits in black circles, for which Unicode has no other form: from 1, or from 0. */
const CIRCLED_FROM_ONE = [0x2776, 0x2780, 0x278a, 0x24f5] as const;
const CIRCLED_ZEROS = '\u24FF\u{1F10B}\u{1F10C}';
/** Letters in black circles and squares, A to Z each. */
const BLACK_LETTERS = [0x1f150, 0x1f170] as const;
const LETTERS = 26;
const CIRCLED = 10;

/** The plain equivalent of one character, if that is ASCII or a currency sign. */
const READ_AS = /^[\x20-\x7E¥£]+$/;
const ANY_DIGIT = /^\p{Nd}$/u;

/**
 * The plain equivalent of a character beyond ASCII: letters, digits and signs of other widths, in
 * circles and squares, in the alphabets of mathematics (Unicode's compatibility forms), dots and
 * slashes that look like ours, digits of any script. The character itself without an equivalent. It
 * may become several characters.
 */
export function toPlain(character: string): string {
  const lookalike = LOOKALIKES.get(character);
  if (lookalike !== undefined) return lookalike;
  const plain = character.normalize('NFKC');
  if (READ_AS.test(plain)) return plain;
  const alike = LOOKALIKES.get(plain);
  if (alike !== undefined) return alike;
  const code = character.codePointAt(0) ?? 0;
  if (ANY_DIGIT.test(character)) return String(valueOfDigit(code));
  return inBlack(code) ?? character;
}

/** Unicode has the digits of each script in a row from zero to nine. */
function valueOfDigit(code: number): number {
  let value = 0;
  while (value < 9 && ANY_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

function inBlack(code: number): string | null {
  if (CIRCLED_ZEROS.includes(String.fromCodePoint(code))) return '0';
  for (const first of CIRCLED_FROM_ONE) {
    if (code >= first && code < first + CIRCLED) return String(code - first + 1);
  }
  for (const first of BLACK_LETTERS) {
    if (code >= first && code < first + LETTERS) return String.fromCharCode(97 + code - first);
  }
  return null;
}
