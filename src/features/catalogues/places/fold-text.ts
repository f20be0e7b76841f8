import { SIMPLIFIED } from './data/simplified-characters.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
  ŋ: 'n',
  // Arabic endings with two common spellings.
  ة: 'ه',
  ى: 'ي',
};
const HIRAGANA_TO_KATAKANA = 0x60;

/**
 * The form of a name for comparisons: lower case, without accents and widths, apostrophes dropped,
 * other punctuation as one space; hiragana as katakana, traditional Chinese characters as
 * simplified ones. Other scripts than Latin retain their letters.
 */
export function foldText(text: string): string {
  const plain = text.toLowerCase();
  if (/^[a-z0-9 ]*$/.test(plain)) return plain.replace(/ {2,}/g, ' ').trim();
  const letters = plain
    .replace(/['’‘ʻʼʿʾ`´]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}ـ]+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıəŋةى]/g, (letter) => LETTERS[letter] ?? letter);
  const written = /[^\u0020-\u024f]/.test(letters) ? otherScripts(letters) : letters;
  return written.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function otherScripts(letters: string): string {
  return letters
    .normalize('NFC')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA))
    .replace(/\p{Script=Han}/gu, (character) => SIMPLIFIED.get(character) ?? character);
}

/**
 * Minimum number of letters added, left out, changed or swapped with their neighbour that turns
 * `typed` into the beginning of `name` (its first letters only, since the typing may be
 * unfinished), or `limit + 1` when it takes more than `limit`.
 */
export function prefixEditDistance(typed: string, name: string, limit: number): number {
  const columns = Math.min(name.length, typed.length + limit);
  if (typed.length - name.length > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= columns; column += 1) {
      const same = typed.charCodeAt(row - 1) === name.charCodeAt(column - 1);
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === name.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === name.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(limit + 1, ...last);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** Words for a town before its name, folded. */
const BEFORE =
  /^(?:stadt|landeshauptstadt|hansestadt|gemeinde|stad|gemeente|ville d[eu]?|commune de|ciudad de|municipio de|cidade d[aeo]|citta d[ei]|comune di|(?:city|town|municipality) of|kota|kabupaten|tp|thanh pho|г|город|місто|مدينه) (?=.)/u;
/** Words for a town behind its name, folded. */
const BEHIND =
  /(?<=.)(?: (?:city|town|metropolis|municipality|stadt|ville|dc|df|kommune|kommun|belediyesi)|(?<=[\p{Script=Han}\p{Script=Katakana}]{2})[市府都县]|(?<=\p{Script=Hangul}{2})(?:특별시|광역시|특별자치시|시))$/u;

/** A folded name without words that only say that it is a town; null where it has none. */
export function withoutTownWords(folded: string): string | null {
  const name = folded.replace(BEFORE, '').replace(BEHIND, '');
  return name === folded || name === '' ? null : name;
}
