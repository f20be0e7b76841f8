import type { FoundDetail } from './found-detail.ts';
import { ALPHANUMERIC, LETTER, type ReadableText, SPACE } from './readable-text.ts';

const NETWORKS: ReadonlySet<string> = new Set(
  'instagram insta telegram whatsapp skype wechat weixin discord snapchat snap facebook messenger linkedin tiktok twitter viber kakaotalk'.split(
    ' ',
  ),
);
/** Names of networks that people write as two words, by their second. */
const SECOND_WORDS: Readonly<Record<string, string>> = { app: 'whats', chat: 'we' };
const LONGEST_NETWORK = 9;
/** White space on either side of the colon at most. */
const MAX_SPACES = 2;

/**
 * Finds `@name` that begins here, and isn't the middle of a word.
 *
 * @param from where the text begins that isn't hidden yet
 */
export function findHandle(text: ReadableText, from: number, at: number): FoundDetail | null {
  if (at > from && text.is(ALPHANUMERIC, at - 1)) return null;
  if (!text.is(LETTER, at + 1) && text.unit(at + 1) !== '_') return null;
  let end = at + 1;
  while (text.is(ALPHANUMERIC, end) || '_.'.includes(text.unit(end) || ' ')) end += 1;
  while (text.unit(end - 1) === '.') end -= 1;
  return end - at > 2 ? { kind: 'handle', start: at, end } : null;
}

/** Finds the name behind `Instagram:` or `insta =`, whose colon is here. */
export function findNetworkName(text: ReadableText, from: number, at: number): FoundDetail | null {
  if (!endsWithNetwork(text, from, at)) return null;
  const start = text.endOf(SPACE, at + 1, MAX_SPACES);
  const name = text.unit(start) === '@' ? start + 1 : start;
  let end = name;
  let hasLetter = false;
  for (; text.is(ALPHANUMERIC, end) || '_.#-'.includes(text.unit(end) || ' '); end += 1) {
    hasLetter ||= text.is(LETTER, end);
  }
  return hasLetter && end - name >= 2 ? { kind: 'handle', start, end } : null;
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

/** A word that is longer than any network's name is cut short, and so is none. */
function startOfWord(text: ReadableText, from: number, end: number): number {
  let start = end;
  while (start > from && end - start <= LONGEST_NETWORK && text.is(ALPHANUMERIC, start - 1)) {
    start -= 1;
  }
  return start;
}
