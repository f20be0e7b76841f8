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
};

/**
 * A name as it is compared: lower case, without accents, apostrophes dropped, other punctuation as
 * one space. Scripts other than Latin keep their letters.
 */
export function foldText(text: string): string {
  const plain = text.toLowerCase();
  if (/^[a-z0-9 ]*$/.test(plain)) return plain.replace(/ {2,}/g, ' ').trim();
  return plain
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[ßæœøłđðþıəŋ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’ʻʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
