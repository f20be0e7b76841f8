import type { FoundDetail } from './found-detail.ts';
import { isMailEnding, LONGEST_ENDING, toEnding } from './host-endings.ts';
import { ALPHANUMERIC, AT, LETTER, type ReadableText, SPACE } from './readable-text.ts';

/** Schemes that need no slashes. */
const SHORT_SCHEMES: ReadonlySet<string> = new Set(['mailto', 'tel', 'sms', 'skype', 'tg']);
const LONGEST_SCHEME = 6;
/** Spellings of `@` and the dot in words. */
const SPELT_AT: ReadonlySet<string> = new Set(['at', 'arroba', 'ät', 'chez']);
const SPELT_DOT: ReadonlySet<string> = new Set(['dot', 'punkt', 'punto', 'point', 'ponto']);
const LONGEST_SPELT = 6;
/** Most white space between the parts of a spelt address. */
const MAX_SPACES = 8;
/** Most characters of a label of a host name. */
const LONGEST_LABEL = 63;

/**
 * Finds an address that begins with a run of letters, numbers and `._%+'-`: a link with its scheme,
 * a mail address, or one whose `@` is spelt. All of the run belongs to it.
 */
export function findAddress(text: ReadableText, start: number, end: number): FoundDetail | null {
  const linkEnd = endOfLink(text, start, end);
  if (linkEnd !== null) return { kind: 'link', start, end: linkEnd };
  const mailEnd = endOfMail(text, end) ?? endOfSpeltMail(text, start, end);
  return mailEnd === null ? null : { kind: 'email', start, end: mailEnd };
}

function endOfLink(text: ReadableText, start: number, end: number): number | null {
  if (text.unit(end) !== ':') return null;
  const hasSlashes = text.unit(end + 1) === '/' && text.unit(end + 2) === '/';
  const begin = hasSlashes ? end + 3 : end + 1;
  if (begin >= text.length || text.is(SPACE, begin)) return null;
  if (hasSlashes) return end - start >= 2 ? text.endOfSolid(begin) : null;
  let word = end;
  while (word > start && end - word <= LONGEST_SCHEME && text.is(ALPHANUMERIC, word - 1)) word -= 1;
  return SHORT_SCHEMES.has(text.slice(word, end).toLowerCase()) ? text.endOfSolid(begin) : null;
}

function endOfMail(text: ReadableText, localEnd: number): number | null {
  let at = text.endOf(SPACE, localEnd, 1);
  if (!text.is(AT, at)) return null;
  at = text.endOf(SPACE, at + 1, 1);
  let end: number | null = null;
  for (let labels = 0; ; labels += 1) {
    const labelEnd = endOfLabel(text, at, text.length);
    if (labelEnd === at) return end;
    const lettersEnd = labels === 0 ? at : endOfTopLabel(text, at, labelEnd);
    if (lettersEnd - at >= 2) end = lettersEnd;
    if (text.unit(labelEnd) !== '.') return end;
    at = labelEnd + 1;
  }
}

/**
 * "ana at gmail dot com", "ana.b (at) example.org". Where only `at` is spelt, as in "I work at
 * Booking.com", it is an address if the text before it is no plain word, or the host is a provider
 * of addresses.
 */
function endOfSpeltMail(text: ReadableText, start: number, localEnd: number): number | null {
  const host = afterSpelt(text, localEnd, SPELT_AT);
  if (host === null || !text.is(ALPHANUMERIC, host)) return null;
  let hostEnd = endOfLabel(text, host, LONGEST_LABEL);
  while (text.unit(hostEnd - 1) === '-') hostEnd -= 1;
  const ending = text.unit(hostEnd) === '.' ? hostEnd + 1 : afterSpelt(text, hostEnd, SPELT_DOT);
  if (ending === null) return null;
  const end = endOfTopLabel(text, ending, endOfLabel(text, ending, LONGEST_ENDING));
  if (text.is(ALPHANUMERIC, end)) return null;
  const isDotWritten = text.unit(hostEnd) === '.';
  const isInPassing = isDotWritten && !isBehindBracket(text, host);
  const isProvider = MAIL_PROVIDERS.has(text.slice(host, hostEnd).toLowerCase());
  if (isInPassing && !isProvider && isPlainWord(text, start, localEnd)) return null;
  const isDotSpelt = !isDotWritten && !isBehindBracket(text, ending);
  return isMailEnding(toEnding(text.slice(ending, end)), isDotSpelt) ? end : null;
}

/** Index of the end of a label's letters, or of all of it in the ASCII form of another script. */
function endOfTopLabel(text: ReadableText, at: number, labelEnd: number): number {
  if (text.slice(at, at + 4).toLowerCase() === 'xn--') return labelEnd;
  return text.endOf(LETTER, at, labelEnd - at);
}

/** Index where the address continues behind ` at ` or `(at)`; null when it isn't there. */
function afterSpelt(text: ReadableText, at: number, words: ReadonlySet<string>): number | null {
  const first = text.endOf(SPACE, at, MAX_SPACES);
  const open = text.unit(first);
  const inBrackets = open === '(' || open === '[';
  if (!inBrackets && first === at) return null;
  const word = inBrackets ? text.endOf(SPACE, first + 1, MAX_SPACES) : first;
  const wordEnd = text.endOf(LETTER, word, LONGEST_SPELT);
  if (!words.has(text.slice(word, wordEnd).toLowerCase())) return null;
  const next = text.endOf(SPACE, wordEnd, MAX_SPACES);
  if (!inBrackets) return next === wordEnd ? null : next;
  const close = text.unit(next);
  return close === ')' || close === ']' ? text.endOf(SPACE, next + 1, MAX_SPACES) : null;
}

function endOfLabel(text: ReadableText, at: number, atMost: number): number {
  let end = at;
  while (end - at < atMost && (text.is(ALPHANUMERIC, end) || text.unit(end) === '-')) end += 1;
  return end;
}

/** Whether the spelling before a place is in brackets. */
function isBehindBracket(text: ReadableText, at: number): boolean {
  let before = at - 1;
  while (at - before <= MAX_SPACES && text.is(SPACE, before)) before -= 1;
  return text.unit(before) === ')' || text.unit(before) === ']';
}

function isPlainWord(text: ReadableText, start: number, end: number): boolean {
  if (end - start > LONGEST_LABEL) return false;
  for (let at = start; at < end; at += 1)
    if (!text.is(LETTER, at) && !"'-".includes(text.unit(at))) return false;
  return true;
}

/** Providers of mail addresses: the label before the ending. */
const MAIL_PROVIDERS: ReadonlySet<string> = new Set(
  'gmail googlemail gmx web yahoo ymail hotmail outlook live msn icloud me mac aol proton protonmail pm posteo mailbox tuta tutanota fastmail hey zoho mail email inbox yandex rambler qq 163 126 sina foxmail naver daum hanmail nate docomo ezweb softbank libero virgilio alice tiscali orange wanadoo free laposte sfr neuf freenet arcor bluewin sapo uol bol terra ig rediffmail seznam centrum wp onet interia o2 ukr btinternet sky ntlworld comcast verizon att cox shaw telus'.split(
    ' ',
  ),
);
