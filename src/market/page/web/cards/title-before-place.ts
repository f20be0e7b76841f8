/**
 * Splits a title: a start that is complete without the end, and an end that only names the
 * neighbourhood, which the line below repeats. Together they are the title.
 *
 * @param neighbourhood '' where the line below doesn't name it
 */
export function titleBeforePlace(
  title: string,
  neighbourhood: string,
): { readonly name: string; readonly end: string } {
  const end = `, ${neighbourhood}`;
  return neighbourhood !== '' && title.endsWith(end) && title.length > end.length
    ? { name: title.slice(0, -end.length), end }
    : { name: title, end: '' };
}
