import { foldText, withoutTownWords } from './fold-text.ts';
import {
  type Qualifier,
  qualifierCalled,
  qualifierFromPrefix,
  qualifierSpelledLike,
} from './qualifier.ts';
import { comparedWords } from './spellings.ts';

/** No place name is longer. */
const MAX_QUERY = 100;
const MAX_WORDS = 12;
/** Words of a country's or region's name at most ("Papua New Guinea", "Castilla y León"). */
const QUALIFIER_WORDS = 5;
/** A region and a country, as in "Austin, Texas, USA". */
const MAX_QUALIFIERS = 2;
const MAX_READINGS = 8;
/** Between a town and its country in the languages of the product, at either end. */
const CONNECTORS: ReadonlySet<string> = new Set(
  'in en em au aux a de da do del della dans near bei ノ 在 的 في'.split(' '),
);

/** How certainly the text around a name is a country or a region. */
export type ReadingKind =
  /** The whole text is the name. */
  | 'whole'
  /** The rest is the whole name, or an abbreviation, of a country or region. */
  | 'qualified'
  /** The rest may be the beginning of one: it is still being typed. */
  | 'partial'
  /** The rest is a word for a town, such as "Stadt". */
  | 'town'
  /** The rest is unknown, and follows a comma or the like. */
  | 'unqualified'
  /** The rest is a country's or region's name but for one letter. */
  | 'misspelled';

/** One interpretation of a typed place. */
export interface Reading {
  readonly kind: ReadingKind;
  /** The name, folded, in the words that names are compared by. */
  readonly typed: string;
  /** The same as the beginning of a later word. */
  readonly laterWord: string;
  /** Countries or regions of the place; all of them must match. */
  readonly qualifiers: readonly Qualifier[];
}

/**
 * The possible readings of a text for a place: "Lisbon Portugal", "Portugal, Lisbon", "New York
 * NY", "葡萄牙里斯本". The whole text comes first; empty if there is nothing to search for. A text is cut
 * after 100 characters and 12 words, and has eight readings at most.
 */
export function readPlaceQuery(query: string): Reading[] {
  const text = joinInitials(query.slice(0, MAX_QUERY).normalize('NFKC'));
  const words = splitWords(text);
  if (words.length === 0) return [];
  const whole = toReading('whole', words, []);
  const qualified = qualifiedReadings(words);
  if (qualified.length > 0) {
    return [whole, ...townReadings([whole, ...qualified]), ...qualified].slice(0, MAX_READINGS);
  }
  return [
    whole,
    ...partialReadings(words),
    ...unqualifiedReadings(text, words),
    ...townReadings([whole]),
  ];
}

function toReading(
  kind: ReadingKind,
  words: readonly string[],
  qualifiers: readonly Qualifier[],
): Reading {
  const typed = words.join(' ');
  return { kind, typed, laterWord: ` ${typed}`, qualifiers };
}

function splitWords(text: string): string[] {
  return comparedWords(foldText(text)).split(' ').filter(Boolean).slice(0, MAX_WORDS);
}

/** "N.Y." and "U.S.A." as "NY" and "USA". */
function joinInitials(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}\.(?=\p{L}(?!\p{L}))/gu, (initial) => initial.charAt(0));
}

/** The rest after removing whole names of countries and regions at either end. */
function qualifiedReadings(words: readonly string[]): Reading[] {
  const found = new Map<string, Reading>();
  let open: { words: readonly string[]; qualifiers: readonly Qualifier[] }[] = [
    { words: splitUnspaced(words), qualifiers: [] },
  ];
  for (let depth = 0; depth < MAX_QUALIFIERS; depth += 1) {
    const next: typeof open = [];
    for (const { words: left, qualifiers } of open) {
      for (const { rest, qualifier } of findQualifiers(left)) {
        const reading = { words: rest, qualifiers: [...qualifiers, qualifier] };
        const key = `${depth} ${rest.join(' ')}`;
        if (found.has(key) || found.size >= MAX_READINGS) continue;
        found.set(key, toReading('qualified', rest, reading.qualifiers));
        next.push(reading);
      }
    }
    open = next;
  }
  return [...found.values()];
}

interface Split {
  readonly rest: readonly string[];
  readonly qualifier: Qualifier;
}

function findQualifiers(words: readonly string[]): Split[] {
  const splits: Split[] = [];
  const max = Math.min(QUALIFIER_WORDS, words.length - 1);
  for (let count = max; count >= 1; count -= 1) {
    const behind = qualifierCalled(words.slice(-count).join(' '));
    if (behind !== null) splits.push({ rest: nameBefore(words, count), qualifier: behind });
    const ahead = words.slice(0, count).join(' ');
    // A code of two letters is one behind a town alone: "La Paz" is not in Laos.
    const qualifier = /^(?!u[ks]$)[a-z]{1,2}$/.test(ahead) ? null : qualifierCalled(ahead);
    if (qualifier !== null) {
      splits.push({ rest: nameBehind(words, count), qualifier });
    }
  }
  return splits.filter(({ rest }) => rest.length > 0);
}

/** Chinese and Japanese have no spaces: a country's name at either end becomes a word. */
function splitUnspaced(words: readonly string[]): readonly string[] {
  const [word = ''] = words;
  if (words.length !== 1 || !/^[\p{Script=Han}\p{Script=Katakana}ー]{4,30}$/u.test(word)) {
    return words;
  }
  for (let length = word.length - 1; length >= 2; length -= 1) {
    const [front, behind] = [word.slice(0, length), word.slice(length).replace(/^[ノ的]/, '')];
    if (behind !== '' && qualifierCalled(front) !== null) return [front, behind];
    const [name, back] = [word.slice(0, -length).replace(/[ノ的]$/, ''), word.slice(-length)];
    if (name !== '' && qualifierCalled(back) !== null) return [name, back];
  }
  return words;
}

/** The words before the last `count`, without the joining word. */
function nameBefore(words: readonly string[], count: number): readonly string[] {
  const rest = words.slice(0, -count);
  return rest.slice(0, rest.findLastIndex(isNoConnector) + 1);
}

/** The words after the first `count`, without the joining word. */
function nameBehind(words: readonly string[], count: number): readonly string[] {
  const rest = words.slice(count);
  const first = rest.findIndex(isNoConnector);
  return first < 0 ? [] : rest.slice(first);
}

function isNoConnector(word: string): boolean {
  return !CONNECTORS.has(word);
}

/** A country that is still being typed behind a name. */
function partialReadings(words: readonly string[]): Reading[] {
  const readings: Reading[] = [];
  for (let count = 1; count <= Math.min(3, words.length - 1); count += 1) {
    const qualifier = qualifierFromPrefix(words.slice(-count).join(' '));
    const rest = nameBefore(words, count);
    if (qualifier === null || rest.length === 0) continue;
    readings.push(toReading('partial', rest, [qualifier]));
  }
  return readings;
}

/** The readings without words for a town around the name: "Stadt Zürich", "Bogotá D.C.", "上海市". */
function townReadings(readings: readonly Reading[]): Reading[] {
  return readings.flatMap(({ typed, qualifiers }) => {
    const name = withoutTownWords(typed);
    return name === null ? [] : [toReading('town', [name], qualifiers)];
  });
}

/** The part before a comma or the like, if the rest is no country: it may be misspelled. */
function unqualifiedReadings(text: string, words: readonly string[]): Reading[] {
  const readings: Reading[] = [];
  for (let count = 1; count <= Math.min(3, words.length - 1); count += 1) {
    const qualifier = qualifierSpelledLike(words.slice(-count).join(' '));
    const rest = nameBefore(words, count);
    if (qualifier === null || rest.length === 0) continue;
    readings.push(toReading('misspelled', rest, [qualifier]));
  }
  const [first = ''] = text.split(/[,،、;|/()]| [-–—] /u);
  const name = splitWords(first);
  if (name.length > 0 && first !== text && readings.length === 0) {
    readings.push(toReading('unqualified', name, []));
  }
  return readings;
}
