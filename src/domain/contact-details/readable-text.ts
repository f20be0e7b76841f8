/** Kinds that a character can belong to; a character has several of these bits. */
export const LETTER = 1;
/** A digit of any script and form, in a circle too. */
export const NUMBER = 2;
/** A digit as in telephone numbers; those of other forms are read as plain ones. */
export const DIGIT = 4;
/** White space within a line. */
export const BLANK = 8;
export const NEW_LINE = 16;
/** `@`, also of other widths. */
export const AT = 32;
/** A character of the local part of a mail address, before the `@`. */
export const LOCAL = 64;
/** A part of a host name: letters, numbers, dots and hyphens. */
export const HOST = 128;
/** A separator between the digits of one number; a new line isn't one. */
export const GAP = 256;

export const SPACE = BLANK | NEW_LINE;
export const ALPHANUMERIC = LETTER | NUMBER;

/** Format characters, blank characters of fonts, and the frame of a key around a digit. */
const INVISIBLE = /\p{Cf}|\p{Default_Ignorable_Code_Point}|\u20E3/u;
const ONLY_ASCII = /^[\0-\x7F]*$/;
/**
 * Strokes that are typed for a hyphen between digits: the long vowel of kana (its key is that of
 * the hyphen), lines of boxes, the bullet of a list. Elsewhere they are letters or ornaments.
 */
const STROKE_OF_DIGITS =
  /(?<=\d[^\S\n]?)[\u30FC\uFF70\u2500\u2501\u2043\uFE58\u3161\u4E00](?=[^\S\n]?\d)/gu;
/** The wave dash of a range, U+301C; its wide form has a plain one. */
const WAVE_OF_DIGITS = /(?<=\d[^\S\n]?)\u301C(?=[^\S\n]?\d)/gu;

/** In order of their bits; each is matched against one character at a time. */
const BITS: readonly (readonly [bits: number, pattern: RegExp])[] = [
  // Vowels of many scripts are marks: a word doesn't end at one.
  [LETTER | LOCAL | HOST, /^[\p{L}\p{M}]$/u],
  [NUMBER | LOCAL | HOST, /^\p{N}$/u],
  [DIGIT, /^\p{Nd}$/u],
  [BLANK | GAP, /^[^\S\n]$/u],
  [NEW_LINE, /^\n$/u],
  [AT, /^@$/u],
  [LOCAL, /^[._%+'-]$/u],
  [HOST, /^[.-]$/u],
  [GAP, /^[().[\]/\\|·•_*~+\-\u2010-\u2015\u2212]$/u],
];

const ASCII = Uint16Array.from({ length: 128 }, (_, code) =>
  computeKindBits(String.fromCharCode(code)),
);

function computeKindBits(character: string): number {
  return BITS.reduce((all, [bits, pattern]) => (pattern.test(character) ? all | bits : all), 0);
}

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
function toPlain(character: string): string {
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

/**
 * A text as readers perceive it, without invisible characters and with those of other forms as
 * their plain equivalents (`toPlain`); each place is mapped to the source. It is read character by
 * character and counts how many were read. Searches read each character a bounded number of times,
 * whatever the text; a test checks that bound.
 */
export class ReadableText {
  /** The visible characters, in their plain forms. */
  readonly visible: string;
  readonly length: number;
  /** Characters read so far. */
  steps = 0;
  readonly #source: string;
  readonly #kinds: Uint16Array;
  /** The index in the source of each visible unit; null where the two are the same. */
  readonly #places: Uint32Array | null;

  constructor(source: string) {
    this.#source = source;
    const { visible, places } = ONLY_ASCII.test(source)
      ? { visible: source, places: null }
      : readPlain(source);
    this.visible = visible;
    this.#places = places;
    this.length = this.visible.length;
    this.#kinds = new Uint16Array(this.length);
    const known = new Map<number, number>();
    for (let at = 0; at < this.length; ) {
      const code = this.visible.codePointAt(at) ?? 0;
      const kind = ASCII[code] ?? known.get(code) ?? computeKindBits(String.fromCodePoint(code));
      if (code > 127) known.set(code, kind);
      this.#kinds[at] = kind;
      // Both halves of a surrogate pair have the kinds of the pair.
      if (code > 0xffff) this.#kinds[at + 1] = kind;
      at += code > 0xffff ? 2 : 1;
      this.steps += 1;
    }
  }

  /** Whether the character is of one of the kinds; false past either end. */
  is(kinds: number, at: number): boolean {
    this.steps += 1;
    return ((this.#kinds[at] ?? 0) & kinds) !== 0;
  }

  /** One unit of the text; empty past either end. */
  unit(at: number): string {
    this.steps += 1;
    return this.visible[at] ?? '';
  }

  /** Index of the end of the run of characters of these kinds that begins here. */
  endOf(kinds: number, at: number, atMost = this.length): number {
    let end = at;
    while (end - at < atMost && this.is(kinds, end)) end += 1;
    return end;
  }

  /**
   * Index of the end of the run of host characters that begins here. Scripts without capitals put
   * no blank beside Latin words: "サイトはexample.jpです" is three runs.
   */
  endOfHostRun(at: number): number {
    let end = at;
    while (this.is(HOST, end) && (end === at || !this.#isSeam(end))) end += 1;
    return end;
  }

  /** Index of the next white space, or the end. */
  endOfSolid(at: number): number {
    let end = at;
    while (end < this.length && !this.is(SPACE, end)) end += 1;
    return end;
  }

  /** A piece of the text. */
  slice(start: number, end: number): string {
    const piece = this.visible.slice(start, end);
    this.steps += piece.length;
    return piece;
  }

  /**
   * The source between two places of the visible text; invisible characters belong to the one
   * before. If a part of a character that reads as several is outside, all of it is left out.
   */
  sourceBetween(start: number, end: number): string {
    let from = start;
    while (from > 0 && from < this.length && this.#placeOf(from) === this.#placeOf(from - 1)) {
      from += 1;
    }
    return this.#source.slice(this.#placeOf(from), this.#placeOf(end));
  }

  /** Whether Latin letters and those of a script without capitals meet here. */
  #isSeam(at: number): boolean {
    const sides = this.slice(at - 1, at + 1);
    return /^(?:[A-Za-z\d]\p{Lo}|\p{Lo}[A-Za-z\d])$/u.test(sides);
  }

  #placeOf(at: number): number {
    if (at === 0) return 0;
    return this.#places === null ? at : (this.#places[at] ?? this.#source.length);
  }
}

function readPlain(source: string): { visible: string; places: Uint32Array } {
  const known = new Map<string, string>();
  const places: number[] = [];
  let visible = '';
  let at = 0;
  for (const character of source) {
    let plain = known.get(character);
    if (plain === undefined) {
      plain = INVISIBLE.test(character) ? '' : toPlain(character);
      known.set(character, plain);
    }
    // Both halves of a pair have a place of their own, those of an expansion the same one.
    for (let unit = 0; unit < plain.length; unit += 1) {
      places.push(plain === character ? at + unit : at);
    }
    visible += plain;
    at += character.length;
  }
  return {
    // Each stroke is one unit, as what it is read as: the places stay.
    visible: visible.replace(STROKE_OF_DIGITS, '-').replace(WAVE_OF_DIGITS, '~'),
    places: Uint32Array.from(places),
  };
}
