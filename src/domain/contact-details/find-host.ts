import type { FoundDetail } from './found-detail.ts';
import {
  FIRMS,
  isHostEnding,
  isNeverWord,
  LONGEST_ENDING,
  mayBeginSentence,
  mayBeLast,
  TECHNIQUES,
  toEnding,
  WORDLIKE_ENDINGS,
} from './host-endings.ts';
import { DIGIT, LETTER, type ReadableText, SPACE } from './readable-text.ts';
import { TITLES } from './titles.ts';

/** A piece of a text that is host characters alone. */
interface Piece {
  readonly start: number;
  readonly end: number;
  /** False where the piece was cut off before another hidden part. */
  readonly whole: boolean;
}

/**
 * Finds the first address without a scheme in a run of letters, numbers, dots and hyphens:
 * `booking.com`, `wa.me/351…`, `www.example.org/path`. The last of several endings of one name
 * counts, so that the rest behind it is no address.
 */
export function findHost(text: ReadableText, piece: Piece): FoundDetail | null {
  let found: FoundDetail | null = null;
  /** Start of the name, and how many labels it has so far. */
  let name = { start: piece.start, labels: 0 };
  for (let at = piece.start; at < piece.end; ) {
    const end = endOfLabel(text, at, piece.end);
    const start = skipHyphens(text, at, end);
    const isLabel = start < end && text.unit(end - 1) !== '-';
    if ((!isLabel || start > at) && found !== null) return found;
    if (!isLabel) name = { start: end + 1, labels: 0 };
    else if (start > at || name.labels === 0) name = { start, labels: 1 };
    else {
      if (
        isEnding(text, { start, end }, name, piece) &&
        !isFirm(text, { start: name.start, end }, piece)
      ) {
        found = { kind: 'link', start: name.start, end: endWithPath(text, end, piece) };
      }
      name = { start: name.start, labels: name.labels + 1 };
    }
    if (isLabel && name.labels === 1 && piece.whole && isWorldWideWeb(text, start, end)) {
      return { kind: 'link', start: name.start, end: text.endOfSolid(end) };
    }
    at = end + 1;
  }
  return found;
}

function endOfLabel(text: ReadableText, at: number, max: number): number {
  let end = at;
  while (end < max && text.unit(end) !== '.') end += 1;
  return end;
}

function skipHyphens(text: ReadableText, at: number, end: number): number {
  let start = at;
  while (start < end && text.unit(start) === '-') start += 1;
  return start;
}

function isEnding(
  text: ReadableText,
  { start, end }: { start: number; end: number },
  name: { readonly start: number; readonly labels: number },
  piece: Piece,
): boolean {
  if (end - start > LONGEST_ENDING) return false;
  const word = text.slice(start, end);
  const ending = toEnding(word);
  if (!isHostEnding(ending)) return false;
  const hasPath =
    piece.whole &&
    end === piece.end &&
    text.unit(end) === '/' &&
    end + 1 < text.length &&
    !text.is(SPACE, end + 1);
  if (hasPath || isNeverWord(ending)) return true;
  if (areInitials(text, name, start, word)) return false;
  if (!mayBeginSentence(ending)) return true;
  if (beginsSentence(text, { start, end }, word) || isItem(text, name, start)) return false;
  if (!WORDLIKE_ENDINGS.has(ending)) return true;
  if (isAbbreviation(text, name.start, start)) return false;
  return name.labels >= 2 || (mayBeLast(ending) && isLastWord(text, end));
}

/**
 * "your place.Live music", "no WIFI.Live music", "6E.Fast": a word, a dot, and a word with a
 * capital; "很好。香港", "جميلة.موقع ممتاز": words of a script without capitals, and its full stop or a
 * sentence that goes on.
 */
function beginsSentence(
  text: ReadableText,
  { start, end }: { start: number; end: number },
  word: string,
): boolean {
  const before = text.unit(start - 2);
  if (/^\p{Lo}/u.test(before)) {
    if (IDEOGRAPHIC_STOPS.test(text.sourceBetween(start - 1, start))) return true;
    if (/^\p{Lo}/u.test(word) && text.is(SPACE, end) && /\p{Lo}/u.test(text.unit(end + 1)))
      return true;
  }
  if (!/^\p{Lu}\p{Ll}*$/u.test(word)) return false;
  return (
    /[\p{Ll}\p{Lo}\p{N}]/u.test(before) ||
    /^[\p{Lu}\p{N}]\p{Lu}$/u.test(text.slice(Math.max(0, start - 3), start - 1))
  );
}

const IDEOGRAPHIC_STOPS = /^[\u3002\uFF61]/;

/** "J.P.de Vries", "K.Ai", "I.T.support", "Dr.Ng": the dots are those of initials and titles. */
function areInitials(
  text: ReadableText,
  name: { readonly start: number; readonly labels: number },
  start: number,
  word: string,
): boolean {
  const isCapitalised = /^\p{Lu}\p{Ll}+$/u.test(word);
  if (start - name.start !== 2 * name.labels) {
    if (!isCapitalised || start - name.start > LONGEST_TITLE) return false;
    return TITLES.has(text.slice(name.start, start - 1).toLowerCase());
  }
  if (!/\p{Lu}/u.test(text.unit(name.start))) return false;
  return name.labels >= 2 || isCapitalised;
}

/** "my page is ana-tours.de": no sentence begins with a word without a continuation. */
function isLastWord(text: ReadableText, end: number): boolean {
  if (end >= text.length || ',;:!?)/\n'.includes(text.unit(end))) return true;
  return text.unit(end) === '.' && (end + 1 >= text.length || text.is(SPACE, end + 1));
}

/** "1.work 2.live": an item of a list, with its number. */
function isItem(
  text: ReadableText,
  name: { readonly start: number; readonly labels: number },
  start: number,
): boolean {
  return (
    name.labels === 1 && /^\d{1,2}$/u.test(text.slice(Math.max(name.start, start - 4), start - 1))
  );
}

/** "z.B.im Sommer", "p.ej.la cocina", "at 7.30.pm": a letter or a number, and a word behind it. */
function isAbbreviation(text: ReadableText, start: number, end: number): boolean {
  if (text.is(LETTER, start) && text.unit(start + 1) === '.') return true;
  return end - start <= LONGEST_NUMBER && /^[\d.]+$/u.test(text.slice(start, end));
}

/** Most letters of a title that is searched for, and its dot. */
const LONGEST_TITLE = 7;

/** Most characters of a number before an ending. */
const LONGEST_NUMBER = 12;

/** Letters of the longest known name of a firm. */
const LONGEST_FIRM = 30;

/**
 * Whether a name is used as that of a firm or a technique and leads nowhere: known ones, and those
 * that are written with a capital behind a word of work.
 */
function isFirm(
  text: ReadableText,
  { start, end }: { start: number; end: number },
  piece: Piece,
): boolean {
  const next = text.unit(end);
  const leadsOn =
    end < piece.end
      ? text.unit(end + 1) !== '' && !text.is(SPACE, end + 1)
      : next !== '' && '/?#:@'.includes(next) && !text.is(SPACE, end + 1) && end + 1 < text.length;
  if (!piece.whole || leadsOn || end - start > LONGEST_FIRM) return false;
  const said = text.slice(start, end);
  if (FIRMS.has(said) || TECHNIQUES.has(said.toLowerCase())) return true;
  return /^\p{Lu}[\p{L}\p{N}-]*\.[a-z]{2,3}$/u.test(said) && isAboutWork(text, start);
}

/** `www.` and anything behind it is a link, whatever it ends with. */
function isWorldWideWeb(text: ReadableText, start: number, end: number): boolean {
  if (end - start < 3 || text.slice(end - 3, end).toLowerCase() !== 'www') return false;
  // The number before it may be hidden as a telephone number.
  if (end - start > 3 && text.is(LETTER, end - 4)) return false;
  return text.unit(end) === '.' && end + 1 < text.length && !text.is(SPACE, end + 1);
}

function endWithPath(text: ReadableText, end: number, piece: Piece): number {
  if (!piece.whole || end < piece.end) return end;
  const next = text.unit(end);
  const hasMore =
    next === '/' || next === '?' || next === '#' || (next === ':' && text.is(DIGIT, end + 1));
  return hasMore ? text.endOfSolid(end) : end;
}

/** Characters before a name that are read. */
const BEFORE = 40;

/**
 * Ends with a word of work and its preposition before a firm, in the languages of the product: "I
 * work at", "ich arbeite bei", "trabajo en", "je travaille chez", "lavoro per", "trabalho na".
 */
const WORK = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    '(?:am|I.m|are|was|were|been|work|works|worked|working|job|employed|employee|engineer|designer|developer|manager|intern|team|career|contract|contractor|consultant|freelance|freelancing|colleagues?)(?: \\p{L}+){0,2} (?:at|for|with|of)',
    '(?:bin|war|sind|arbeite|arbeitet|arbeiten|angestellt|tätig|job|stelle|team|entwickler(?:in)?|designer(?:in)?)(?: \\p{L}+){0,2} (?:bei|für|von)',
    '(?:estoy|soy|trabajo|trabaja|trabajando|empleo|empleada|empleado|equipo|diseñador[a]?|desarrollador[a]?|ingenier[oa])(?: \\p{L}+){0,2} (?:en|para|de|con)',
    '(?:suis|travaille|travaillons|travail|emploi|employé|employée|équipe|poste|salarié|salariée)(?: \\p{L}+){0,2} (?:chez|pour|de|à)',
    '(?:sono|lavoro|lavora|lavorando|impiegat[oa]|squadra|team|dipendente)(?: \\p{L}+){0,2} (?:per|da|presso|in|di|a)',
    '(?:sou|estou|trabalho|trabalha|trabalhando|emprego|empregad[oa]|equipe|equipa|time)(?: \\p{L}+){0,2} (?:em|na|no|para|da|do)',
  ].join('|')}) $`,
  'iu',
);
/** The same for languages without spaces: "私は…で働いています", "我在…工作", "أعمل في". */
const WORK_UNSPACED =
  /(?:我在|在|就职于|任职于|供职于|私は|勤務先は|勤め先は|(?:أعمل|يعمل|تعمل|موظف|موظفة)(?: \p{L}+)? (?:في|لدى|مع) ?)\s?$/u;

/** Whether the text before a name states that a person works there. */
function isAboutWork(text: ReadableText, at: number): boolean {
  const before = text.slice(Math.max(0, at - BEFORE), at);
  return WORK.test(before) || WORK_UNSPACED.test(before);
}
