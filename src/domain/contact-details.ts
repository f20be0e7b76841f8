/** What lets two people meet past the product. */
export const CONTACT_KINDS = ['link', 'email', 'handle', 'phone'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** A piece of a message: words as they were typed, or the kind of what is kept back. */
export interface MessagePart {
  /** Empty where something is kept back: not even its length is told. */
  readonly text: string;
  readonly hidden: ContactKind | null;
}

/** A digit as people write it: of any script, or in a circle. */
const DIGIT = '[\\p{Nd}\\u2460-\\u2468\\u24EA]';
/** What people put between the digits of one number. A new line begins something else. */
const BETWEEN = '[^\\S\\n]|[().\\[\\]/\\\\|·•_*~+\\-\\u2010-\\u2015\\u2212\\p{Cf}\\uFE0F\\u20E3]';
/** Digits a telephone number has at least. */
const PHONE_DIGITS = 7;

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';
const DASH = '[^\\S\\n]*[-\\u2010-\\u2015][^\\S\\n]*';
const CLOCK = '(?:[^\\S\\n]*[T,]?[^\\S\\n]*\\d{1,2}[:h]\\d{2}(?::\\d{2})?)?';
const NOT_AFTER_DIGIT = '(?<!\\p{Nd})(?<!\\p{Nd}[.\\-/+])';
const NOT_BEFORE_DIGIT = '(?!\\p{Nd})(?![.\\-/]\\p{Nd})';
/** 1,250.00 or 1 250 or 1250: up to a million ungrouped, and eight digits in groups of three. */
const GROUP = '[.,’\\u00A0\\u202F ]\\d{3}';
const AMOUNT = `(?:\\d{1,2}(?:${GROUP}){2}|\\d{1,3}${GROUP}|\\d{1,6})(?:[.,]\\d{1,2})?`;
const CURRENCY =
  '(?:[$€£¥₹₫₺₩₱₽฿₪]|US\\$|USD|EUR|GBP|CHF|JPY|MXN|BRL|CAD|AUD|THB|IDR|VND|PLN|CZK|HUF|SEK|NOK|DKK|TRY|kr|zł|Kč|Ft|euros?|dollars?|dólares|reais)';
const UNIT =
  '(?:[kMG]b(?:ps|it/s)|mbit/s|mbps|gbps|km|m²|m2|sqm|cm|kg|kW|kWh|people|guests?|nights?|days?|h|min)';

/**
 * Numbers that are no telephone's although they may be as long: dates, months, years and their
 * ranges, prices, measures. A price has at most eight digits: nine in groups of three are how
 * some countries write telephones.
 */
const HARMLESS = new RegExp(
  [
    `${NOT_AFTER_DIGIT}(?:${DAY}\\.?${DASH})?(?:${YEAR}([-./])${MONTH}(?:\\1${DAY})?|${DAY}([-./])${MONTH}\\2(?:${YEAR}|\\d\\d)|${MONTH}([-./])${DAY}\\3(?:${YEAR}|\\d\\d)|${DAY}[^\\S\\n]${MONTH}[^\\S\\n]${YEAR})${CLOCK}${NOT_BEFORE_DIGIT}`,
    `${NOT_AFTER_DIGIT}${DAY}([./-])${MONTH}\\.?${DASH}${DAY}\\4${MONTH}${NOT_BEFORE_DIGIT}`,
    `${NOT_AFTER_DIGIT}${YEAR}(?:${DASH}|/)${YEAR}${NOT_BEFORE_DIGIT}`,
    `(?<!\\p{L})${CURRENCY}[^\\S\\n]?${AMOUNT}(?:${DASH}(?:${CURRENCY}[^\\S\\n]?)?${AMOUNT})?${NOT_BEFORE_DIGIT}(?![^\\S\\n]\\p{Nd})`,
    `${NOT_AFTER_DIGIT}(?:${AMOUNT}${DASH})?${AMOUNT}[^\\S\\n]?(?:${CURRENCY}|${UNIT})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'giu',
);

/** Endings of addresses that no word has. */
const ENDINGS =
  'com|net|org|info|biz|app|dev|page|site|online|xyz|link|blog|club|shop|store|travel|live|social|io|ai|eu|uk|fr|nl|pl|pt|br|mx|ru|cz|dk|fi|hu|ro|gr|jp|cn|kr|nz|tv|cc|ly|gg';
/** Endings of countries that begin a sentence too when somebody forgets a space. */
const COUNTRIES = 'de|es|se|ch|ca|co|au';
/** Endings that are words as well: they count before a path, or behind a name of two parts. */
const WORDLIKE = `me|it|is|at|be|in|to|so|us|no|am|as|my|id|re|${COUNTRIES}`;
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const NETWORKS =
  'instagram|insta|telegram|whats\\s?app|skype|we\\s?chat|weixin|discord|snapchat|snap|facebook|messenger|linkedin|tiktok|twitter|viber|kakaotalk';
const SPELT_AT = '(?:\\s*[(\\[]\\s*at\\s*[)\\]]\\s*|\\s+(?:at|arroba|ät|chez)\\s+)';
const SPELT_DOT =
  '(?:\\s*[(\\[]\\s*(?:dot|punkt|punto|point|ponto)\\s*[)\\]]\\s*|\\s+(?:dot|punkt|punto|point|ponto)\\s+)';

/** Looked for in this order, so that an address is one thing and not two. */
const PATTERNS: readonly { readonly kind: ContactKind; readonly pattern: RegExp }[] = [
  { kind: 'link', pattern: /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.)\S+/giu },
  { kind: 'link', pattern: /\b(?:mailto|tel|sms|skype|tg):\S+/giu },
  {
    kind: 'email',
    pattern: /[\p{L}\p{N}._%+'-]{1,64}\s?[@＠﹫]\s?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/giu,
  },
  {
    kind: 'email',
    pattern: new RegExp(
      `[\\p{L}\\p{N}._%+-]{1,64}${SPELT_AT}${LABEL}(?:${SPELT_DOT}(?:${ENDINGS})|\\.(?:${ENDINGS}|${COUNTRIES})|\\sdot\\s(?:${COUNTRIES}))(?![\\p{L}\\p{N}])`,
      'giu',
    ),
  },
  {
    kind: 'link',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.-])(?:${LABEL}\\.){1,4}(?:${ENDINGS})(?![\\p{L}\\p{N}-])(?:[/?#]\\S*|:\\d\\S*)?`,
      'giu',
    ),
  },
  {
    kind: 'link',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.-])(?:(?:${LABEL}\\.){1,4}(?:${WORDLIKE})/\\S+|(?:${LABEL}\\.){2,4}(?:${WORDLIKE})(?![\\p{L}\\p{N}-]))`,
      'giu',
    ),
  },
  {
    kind: 'handle',
    pattern: new RegExp(
      `(?<=\\b(?:${NETWORKS})\\s{0,2}[:=]\\s{0,2})(?=[\\p{N}@_.#-]*\\p{L})@?[\\p{L}\\p{N}_.#-]{2,}`,
      'giu',
    ),
  },
  { kind: 'handle', pattern: /(?<![\p{L}\p{N}])[@＠﹫][\p{L}_][\p{L}\p{N}_.]*[\p{L}\p{N}_]/giu },
  {
    kind: 'phone',
    pattern: new RegExp(
      `[+(\\[]*${DIGIT}(?:(?:${BETWEEN}){0,4}${DIGIT}){${PHONE_DIGITS - 1},}[\\uFE0F\\u20E3]*`,
      'giu',
    ),
  },
];

/** Stands in for a harmless digit while telephone numbers are looked for; nobody types it. */
const COVER = '\uE000';

/**
 * Cuts a text into what anybody may read and what is kept back until two people have an approved
 * reservation: telephone numbers, e-mail addresses, links and @handles. Prices, dates, times and
 * measures stay.
 *
 * It hides what people write in passing. Somebody set on it can still spell a number in words.
 */
export function hideContactDetails(text: string): MessagePart[] {
  let parts = showContactDetails(text);
  for (;;) {
    const finer = cutOnce(parts);
    // What stood before a number may be a name of its own once the number is gone.
    if (hiddenIn(finer) === hiddenIn(parts)) return parts;
    parts = finer;
  }
}

/** The same shape for a text of which nothing is kept back. */
export function showContactDetails(text: string): MessagePart[] {
  return text === '' ? [] : [{ text, hidden: null }];
}

/** Whether something in a text would be kept back. */
export function hasContactDetails(text: string): boolean {
  return hiddenIn(hideContactDetails(text)) > 0;
}

function hiddenIn(parts: readonly MessagePart[]): number {
  return parts.filter(({ hidden }) => hidden !== null).length;
}

function cutOnce(parts: readonly MessagePart[]): MessagePart[] {
  let finer = [...parts];
  for (const { kind, pattern } of PATTERNS) {
    finer = finer.flatMap((part) =>
      part.hidden === null ? cut(part.text, kind, pattern) : [part],
    );
  }
  return finer;
}

function cut(text: string, kind: ContactKind, pattern: RegExp): MessagePart[] {
  const searched =
    kind === 'phone' ? text.replace(HARMLESS, (found) => found.replace(/\d/g, COVER)) : text;
  const parts: MessagePart[] = [];
  let from = 0;
  for (const match of searched.matchAll(pattern)) {
    parts.push({ text: text.slice(from, match.index), hidden: null }, { text: '', hidden: kind });
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from), hidden: null });
  return parts.filter((part) => part.hidden !== null || part.text !== '');
}
