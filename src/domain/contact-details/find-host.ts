import type { FoundDetail } from './found-detail.ts';
import {
  ENDINGS,
  FIRMS,
  LONGEST_ENDING,
  SENTENCE_STARTERS,
  TECHNIQUES,
  WORDLIKE_ENDINGS,
} from './host-endings.ts';
import { DIGIT, LETTER, type ReadableText, SPACE } from './readable-text.ts';
import { isSaidOfWork } from './said-of-work.ts';

/** A piece of a text that is host characters alone. */
interface Piece {
  readonly start: number;
  readonly end: number;
  /** False where the piece was cut off before something else that is hidden. */
  readonly whole: boolean;
}

/**
 * Finds the first address without a scheme in a run of letters, numbers, dots and hyphens:
 * `booking.com`, `wa.me/351…`, `www.example.org/path`. Of the endings of one name the last counts,
 * so that what is left behind it is no address.
 */
export function findHost(text: ReadableText, piece: Piece): FoundDetail | null {
  let found: FoundDetail | null = null;
  /** Where the name begins, and how many labels it has so far. */
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
  const ending = text.slice(start, end);
  const label = ending.toLowerCase();
  const hasPath =
    piece.whole &&
    end === piece.end &&
    text.unit(end) === '/' &&
    end + 1 < text.length &&
    !text.is(SPACE, end + 1);
  if (hasPath) return ENDINGS.has(label) || WORDLIKE_ENDINGS.has(label);
  if (ENDINGS.has(label)) {
    if (!SENTENCE_STARTERS.has(label)) return true;
    return !beginsSentence(text, start, ending) && !areInitials(text, name, start, ending);
  }
  if (!WORDLIKE_ENDINGS.has(label)) return false;
  return name.labels >= 2 && !areInitials(text, name, start, ending);
}

/** "your place.Live music": a word in small letters, a dot, and a word with a capital. */
function beginsSentence(text: ReadableText, start: number, ending: string): boolean {
  return /^\p{Lu}\p{Ll}*$/u.test(ending) && /\p{Ll}/u.test(text.unit(start - 2));
}

/** "J.P.de Vries", "K.Ai": the dots are those of initials. */
function areInitials(
  text: ReadableText,
  name: { readonly start: number; readonly labels: number },
  start: number,
  ending: string,
): boolean {
  if (start - name.start !== 2 * name.labels) return false;
  if (name.labels >= 2) return true;
  return /\p{Lu}/u.test(text.unit(name.start)) && /^\p{Lu}\p{Ll}+$/u.test(ending);
}

/** Letters of the longest name of a firm that is looked for. */
const LONGEST_FIRM = 30;

/**
 * Whether a name is said as that of a firm or a technique and leads nowhere: known ones, and those
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
  return /^\p{Lu}[\p{L}\p{N}-]*\.[a-z]{2,3}$/u.test(said) && isSaidOfWork(text, start);
}

/** `www.` and anything behind it is a link, whatever it ends with. */
function isWorldWideWeb(text: ReadableText, start: number, end: number): boolean {
  if (end - start < 3 || text.slice(end - 3, end).toLowerCase() !== 'www') return false;
  // A number before it may be hidden as a telephone's.
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
