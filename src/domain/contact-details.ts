import { findAddress } from './contact-details/find-address.ts';
import { findHost } from './contact-details/find-host.ts';
import type { ContactKind, FoundDetail } from './contact-details/found-detail.ts';
import { type HarmlessNumbers, harmlessNumbers } from './contact-details/harmless-numbers.ts';
import {
  ALPHANUMERIC,
  AT,
  DIGIT,
  GAP,
  HOST,
  LETTER,
  LOCAL,
  ReadableText,
  SPACE,
} from './contact-details/readable-text.ts';

export { CONTACT_KINDS, type ContactKind } from './contact-details/found-detail.ts';

/** A piece of a message: text as it was typed, or the kind of a hidden detail. */
export interface MessagePart {
  /** Empty where a detail is hidden: its length isn't revealed either. */
  readonly text: string;
  readonly hidden: ContactKind | null;
}

/**
 * Cuts a text into the parts anyone may read and the parts hidden until two people have an approved
 * reservation: telephone numbers, e-mail addresses, links and @handles. Prices, dates, times,
 * measures, postcodes and names of firms stay (decision 0243).
 *
 * It hides details that people write in passing. A determined user can still spell a number in
 * words.
 */
export function hideContactDetails(text: string): MessagePart[] {
  return cutText(text).parts;
}

/**
 * The result of `hideContactDetails`, and how many characters were read for it. The count is at
 * most a fixed multiple of the text's length, whatever the text.
 */
export function cutText(text: string): { parts: MessagePart[]; steps: number } {
  const once = cutOnce(text);
  if (once.parts.every(({ hidden }) => hidden === null)) return once;
  // A hidden part may have been between a text and the rest that makes a link of its beginning,
  // such as numbers before `www.`; so each piece is read again on its own.
  const pieces = once.parts.map((part) =>
    part.hidden === null ? cutOnce(part.text) : { parts: [part], steps: 0 },
  );
  return {
    parts: pieces.flatMap(({ parts }) => parts),
    steps: pieces.reduce((sum, { steps }) => sum + steps, once.steps),
  };
}

function cutOnce(text: string): { parts: MessagePart[]; steps: number } {
  const readable = new ReadableText(text);
  const parts: MessagePart[] = [];
  let from = 0;
  const show = (end: number) => {
    const shown = readable.sourceBetween(from, end);
    if (shown !== '') parts.push({ text: shown, hidden: null });
  };
  for (const { kind, start, end } of findDetails(readable)) {
    show(start);
    parts.push({ text: '', hidden: kind });
    from = end;
  }
  show(readable.length);
  return { parts, steps: readable.steps };
}

/** The same shape for a text without hidden details. */
export function showContactDetails(text: string): MessagePart[] {
  return text === '' ? [] : [{ text, hidden: null }];
}

/** Whether anything in a text would be hidden. */
export function hasContactDetails(text: string): boolean {
  return hideContactDetails(text).some(({ hidden }) => hidden !== null);
}

/**
 * Finds every contact detail of a text in one pass from its beginning to its end. The text behind a
 * detail is read as if it began there, the text before it as if it ended there: the pieces between
 * the details contain none.
 *
 * Each character is read a bounded number of times: looking back or ahead has a bounded length, and
 * a run of characters without a match is not searched again.
 */
function findDetails(text: ReadableText): FoundDetail[] {
  const found: FoundDetail[] = [];
  const harmless = harmlessNumbers(text);
  /** Start of the text that isn't hidden. */
  let from = 0;
  let localEnd = 0;
  /** The run of host characters around the position; the part before it was searched. */
  let host = { start: 0, end: 0 };
  let isSearched = true;
  /** The next address, until the pass has reached it. */
  let ahead: FoundDetail | null = null;

  const hide = (detail: FoundDetail): void => {
    // A host name that continued in a hidden part ends before it now.
    for (let start = Math.max(from, host.start); start < Math.min(host.end, detail.start); ) {
      const end = Math.min(host.end, detail.start);
      const before = end === host.end ? null : findHost(text, { start, end, whole: false });
      if (before === null) break;
      found.push(before);
      start = before.end;
    }
    found.push(detail);
    from = detail.end;
    host = { start: Math.max(host.start, from), end: host.end };
    harmless.restart();
  };

  for (let at = 0; at < text.length; ) {
    let detail: FoundDetail | null = null;
    if (ahead !== null && at >= ahead.start) {
      if (at < ahead.end) detail = { ...ahead, start: at };
      ahead = null;
      isSearched = false;
    }
    if (detail === null && at >= localEnd && text.is(LOCAL, at)) {
      localEnd = text.endOf(LOCAL, at);
      detail = findAddress(text, at, localEnd);
    }
    if (detail === null && ahead === null && at >= host.end && text.is(HOST, at)) {
      host = { start: at, end: text.endOfHostRun(at) };
      isSearched = false;
    }
    if (detail === null && !isSearched && at < host.end) {
      isSearched = true;
      ahead = findHost(text, { start: at, end: host.end, whole: true });
      if (ahead?.start === at) continue;
    }
    detail ??= detailAt(text, from, at, harmless);
    if (detail === null) at += 1;
    else {
      hide(detail);
      at = detail.end;
    }
  }
  return found;
}

function detailAt(
  text: ReadableText,
  from: number,
  at: number,
  harmless: ReturnType<typeof harmlessNumbers>,
): FoundDetail | null {
  if (text.is(DIGIT, at)) return findPhone(text, from, at, harmless);
  if (text.is(AT, at)) return findHandle(text, from, at);
  const unit = text.unit(at);
  if (unit === ':' || unit === '=') return findNetworkName(text, from, at);
  // The currency before a price: its digits are checked when the pass reaches them.
  harmless.covers(from, at);
  return null;
}

/** Fewest digits of a telephone number. */
const PHONE_DIGITS = 7;
/** Most characters between two of its digits. */
const LONGEST_GAP = 4;
/** Brackets and pluses before it that are hidden with it. */
const LONGEST_PREFIX = 3;

/**
 * Finds a telephone number that begins with the digit here: at least seven digits with little
 * between them, none of which belongs to a date, a price or a measure.
 *
 * @param from start of the text that isn't hidden yet
 */
function findPhone(
  text: ReadableText,
  from: number,
  at: number,
  harmless: HarmlessNumbers,
): FoundDetail | null {
  if (harmless.covers(from, at)) return null;
  let end = at + 1;
  let digits = 1;
  for (;;) {
    const next = text.endOf(GAP, end, LONGEST_GAP);
    if (!text.is(DIGIT, next) || (next > end && harmless.covers(from, next))) break;
    digits += 1;
    end = next + 1;
  }
  if (digits < PHONE_DIGITS) return null;
  let start = at;
  while (start > from && at - start < LONGEST_PREFIX && '+(['.includes(text.unit(start - 1))) {
    start -= 1;
  }
  return { kind: 'phone', start, end };
}

const NETWORKS: ReadonlySet<string> = new Set(
  'instagram insta telegram whatsapp skype wechat weixin discord snapchat snap facebook messenger linkedin tiktok twitter viber kakaotalk'.split(
    ' ',
  ),
);
/** Names of networks that people write as two words, by the second word. */
const SECOND_WORDS: Readonly<Record<string, string>> = { app: 'whats', chat: 'we' };
/** Words behind a network and a colon that aren't a handle, as in "WhatsApp: yes or no?". */
const NOT_A_HANDLE: ReadonlySet<string> = new Set(
  `yes no ok okay sure if is it the my your we us our you and or not never none maybe please only also too soon later any both what when how who which that this there here works working fine good great best better preferred available fast slow free blocked allowed needed required once after before until in on at for to of a an as i i'm don't
   ja nein oder und ist nur auch bitte vielleicht geht gerne lieber später nach vor kein keine wenn ich wir du sie es
   sí si o y es sólo solo también por mejor después antes cuando yo nosotros tú usted
   oui non ou et est seulement aussi possible après avant quand je nous vous
   sì oppure e è anche solo meglio dopo prima quando io noi tu lei
   sim não nao ou é também melhor depois antes quando eu nós você só
   はい いいえ いや 可 不可 あり なし 是 否 不是 可以 不行 没有 有 نعم لا أو ربما فقط`
    .split(/\s+/)
    .filter(Boolean),
);
const LONGEST_NETWORK = 9;
/** Most white space on either side of the colon. */
const MAX_SPACES = 2;

/**
 * Finds `@name` that begins here, and isn't the middle of a word.
 *
 * @param from start of the text that isn't hidden yet
 */
function findHandle(text: ReadableText, from: number, at: number): FoundDetail | null {
  if (at > from && text.is(ALPHANUMERIC, at - 1)) return null;
  if (!text.is(LETTER, at + 1) && text.unit(at + 1) !== '_') return null;
  let end = at + 1;
  while (text.is(ALPHANUMERIC, end) || '_.'.includes(text.unit(end) || ' ')) end += 1;
  while (text.unit(end - 1) === '.') end -= 1;
  return end - at > 2 ? { kind: 'handle', start: at, end } : null;
}

/** Finds the name behind `Instagram:` or `insta =`, whose colon is here. */
function findNetworkName(text: ReadableText, from: number, at: number): FoundDetail | null {
  if (!endsWithNetwork(text, from, at)) return null;
  const start = text.endOf(SPACE, at + 1, MAX_SPACES);
  const name = text.unit(start) === '@' ? start + 1 : start;
  let end = name;
  let hasLetter = false;
  for (; text.is(ALPHANUMERIC, end) || '_.#-'.includes(text.unit(end) || ' '); end += 1) {
    hasLetter ||= text.is(LETTER, end);
  }
  if (!hasLetter || end - name < 2) return null;
  const isWord = start === name && NOT_A_HANDLE.has(text.slice(name, end).toLowerCase());
  return isWord ? null : { kind: 'handle', start, end };
}

function endsWithNetwork(text: ReadableText, from: number, at: number): boolean {
  let end = at;
  while (end > from && at - end < MAX_SPACES && text.is(SPACE, end - 1)) end -= 1;
  const start = startOfWord(text, from, end);
  const word = text.slice(start, end).toLowerCase();
  if (NETWORKS.has(word)) return true;
  const first = Object.hasOwn(SECOND_WORDS, word) ? SECOND_WORDS[word] : undefined;
  if (first === undefined || start <= from || !text.is(SPACE, start - 1)) return false;
  const firstStart = startOfWord(text, from, start - 1);
  return text.slice(firstStart, start - 1).toLowerCase() === first;
}

/** A word longer than any network's name is cut short, so it matches no name. */
function startOfWord(text: ReadableText, from: number, end: number): number {
  let start = end;
  while (start > from && end - start <= LONGEST_NETWORK && text.is(ALPHANUMERIC, start - 1)) {
    start -= 1;
  }
  return start;
}
