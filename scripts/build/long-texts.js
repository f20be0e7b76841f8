import { readCompiled, writeCompiled } from './compiled-catalog.js';

/** Set to `long` to try pages out with longer words than any language has. */
const isLong = process.env.TEXTS === 'long';

/** Where such a build goes, beside the real one. */
export const LONG_TEXTS_FOLDER = '.long-texts';
export const BUILD_FOLDER = isLong ? LONG_TEXTS_FOLDER : 'dist';

/** How much of a word is put on to it: German needs about this more than English. */
const EXTRA = 0.4;

const ACCENTS = /** @type {Record<string, string>} */ ({
  a: 'á',
  c: 'ç',
  e: 'ë',
  g: 'ğ',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  r: 'ř',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  R: 'Ř',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
});

/**
 * Writes the English texts as another language would be: words 140% as long, none without an
 * accent. What stands on a page without one has not gone through translation.
 *
 * @returns {import('vite').Plugin}
 */
export function longTexts() {
  return {
    name: 'wayhearth-long-texts',
    apply: () => isLong,
    enforce: 'post',
    transform: {
      filter: { id: /\/messages\/(?:dialog\/)?en\.po(?:\?|$)/ },
      handler: (code) => ({ code: lengthened(code), map: null }),
    },
  };
}

/**
 * @param {string} code the module that a catalogue was compiled to
 * @returns {string}
 */
export function lengthened(code) {
  const longer = Object.entries(readCompiled(code)).map(([id, message]) => [
    id,
    longerMessage(message),
  ]);
  return writeCompiled(Object.fromEntries(longer));
}

/**
 * @param {unknown} message a compiled one: a text, or a list of texts and arguments
 * @returns {unknown}
 */
function longerMessage(message) {
  if (typeof message === 'string') return longerText(message);
  if (!Array.isArray(message)) return message;
  return message.map((token) => {
    if (typeof token === 'string') return token === '#' ? token : longerText(token);
    if (!Array.isArray(token)) return token;
    const [name, type, forms] = token;
    if (typeof forms !== 'object' || forms === null) return token;
    const longer = Object.entries(forms).map(([form, text]) => [form, longerMessage(text)]);
    return [name, type, Object.fromEntries(longer)];
  });
}

/** @param {string} text in which `<0>` is an element, no word */
function longerText(text) {
  return text.replaceAll(/<\/?\d+\/?>|\p{L}+/gu, (part) =>
    part.startsWith('<') ? part : longerWord(part),
  );
}

/** @param {string} word */
function longerWord(word) {
  const accented = [...word].map((letter) => ACCENTS[letter] ?? letter).join('');
  const extra = accented.slice(0, Math.ceil(word.length * EXTRA)).toLowerCase();
  return /[^\p{ASCII}]/u.test(accented)
    ? accented + extra
    : `${accented}${'ø'.repeat(extra.length)}`;
}
