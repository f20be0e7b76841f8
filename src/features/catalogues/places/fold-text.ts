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
