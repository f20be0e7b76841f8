/** Diacritics, which are often left out in typing. */
const MARKS = /\p{M}/gu;

function folded(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** Whether every word of `query` is in one of the texts, whatever its case and accents. */
export function isFound(query: string, ...texts: readonly string[]): boolean {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const all = texts.map(folded);
  return words.every((word) => all.some((text) => text.includes(word)));
}

/** The list with an id added at its end or taken off. */
export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
