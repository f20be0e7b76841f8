const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};
/** Maximum number of words of a name; more would only slow the search. */
const MAX_WORDS = 10;

/**
 * The words of a typed place name without case, accents and apostrophes. The database's
 * `place_words` normalizes stored names in the same way; a property test verifies that they agree.
 */
export function placeWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F'’ʻʼ`´]/gu, '')
    .normalize('NFC')
    .replace(/[ßøłđðı]/g, (letter) => LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}
