/** Parts of the patterns of numbers; each repeat is bounded. */

/** White space within a line. */
export const BLANK = '[^\\S\\n]';
/** The characters that join the two ends of a range. */
export const DASH = `${BLANK}{0,3}\\.?[-\\u2010-\\u2015\\u2212~]{1,2}${BLANK}{0,3}`;
export const NOT_BEFORE = '(?!\\d)(?![.\\-/]\\d)';
/** A letter: classes of Unicode make a pattern slow to compile. */
const LETTER = '[A-Za-z\\u00C0-\\uFFEF]';
/** Another number behind a blank: "1200-1500 2 people", not "1200-1500 22 33 44". */
const COUNTED = `\\d{1,2}${BLANK}?${LETTER}`;
/** More digits behind a blank continue a number. */
export const NOT_GOING_ON = `(?!${BLANK}{1,2}(?!${COUNTED})\\(?\\d)`;
/** More digits behind a blank or a dash would continue a telephone number. */
export const ALONE = `${NOT_BEFORE}${NOT_GOING_ON}(?!${DASH}\\d)`;

/** The context of a number. */
export interface Place {
  /** Text before the number, at most `BEFORE` characters. */
  readonly before: string;
  /** Text behind the number. */
  readonly after: string;
}

/** Characters before a number that are read to classify it. */
export const BEFORE = 24;
/** Characters behind a number that are read to classify it. */
export const AFTER = 32;

/** One form of a number that isn't a telephone number, if its digits are plausible. */
export interface Form {
  readonly pattern: RegExp;
  readonly isMeant: (match: RegExpExecArray, place: Place) => boolean;
}

export function toForm(pattern: string, isMeant: Form['isMeant'] = () => true): Form {
  return { pattern: new RegExp(pattern, 'y'), isMeant };
}

const CALLED =
  /(?:tel|tél|telef|telefon|telephone|telefono|teléfono|telefone|téléphone|phone|call|mobile|cell|cel|celular|whats ?app|whatsapp|number|número|numero|nummer|numéro|portable|handy|movil|móvil|電話|电话|手机|番号|هاتف|رقم|جوال|واتساب)(?:\s(?:me|us|at|on|under|is|ist|es|est|é|è))?[^\p{L}\d]{0,3}$/iu;

/** Whether the text before a number invites a call. */
function isCalled({ before }: Place): boolean {
  return CALLED.test(before);
}

/** Whether a number continues the one before it, so that it isn't one of its own. */
export function isPartOfNumber({ before }: Place): boolean {
  return /[\d+][^\S\n]{0,2}$|\d[).\-/\]][^\S\n]?$|\d[^\S\n]?[-/.][^\S\n]?$/u.test(before);
}

/** Whether a number is complete and the text doesn't invite a call. */
export function isNoPhone(place: Place): boolean {
  return !isPartOfNumber(place) && !isCalled(place);
}
