import type { FoundDetail } from './found-detail.ts';
import { ALPHANUMERIC, LETTER, type ReadableText, SPACE } from './readable-text.ts';

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
