/**
 * A title in two: what stands for itself, and an end that only names the part of town, which the
 * line below says as well. Together they are the title.
 *
 * @param neighbourhood '' where it isn't said below
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
