/** Maximum number of characters of a description in search results and link previews. */
export const SUMMARY_LENGTH = 160;

/** The beginning of a text as one line, ending with a whole word. */
export function summarize(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SUMMARY_LENGTH) return line;
  const cut = line.slice(0, SUMMARY_LENGTH);
  const end = cut.lastIndexOf(' ');
  const whole = end > 0 ? cut.slice(0, end) : cut;
  // The cut may split a surrogate pair.
  return `${whole.replace(/[\ud800-\udbff]$/, '')}…`;
}
