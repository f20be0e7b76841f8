/** Parts of a name whose initials are shown at most. */
const MAX_PARTS = 4;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The initials of a name, such as `A. L.`; empty for an empty name. */
export function initials(name: string): string {
  return name
    .split(/[\s-]+/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, MAX_PARTS)
    .map((part) => `${firstLetter(part).toLocaleUpperCase('en')}.`)
    .join(' ');
}

function firstLetter(part: string): string {
  const from = part.search(/[\p{L}\p{N}]/u);
  const [first] = GRAPHEMES.segment(part.slice(from));
  return first?.segment ?? '';
}
