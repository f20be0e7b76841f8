/**
 * A title that begins with the label of its style: '<style> - ' goes before it where it doesn't
 * stand there already, and an empty title becomes the style (spec 2 §4). One that gets too long so
 * stays whole: its field says it, and its host knows best what to leave out.
 */
export function titleOfStyle(title: string, style: string): string {
  const own = title.trim();
  if (own === '') return style;
  if (isOnlyStyle(own, style) || own.startsWith(prefixOf(style))) return title;
  return `${prefixOf(style)}${own}`;
}

/** Whether a title says no more than what style it is: then nobody has given it one yet. */
export function isOnlyStyle(title: string, style: string): boolean {
  const own = title.trim();
  return own === '' || own === style.trim() || own === prefixOf(style).trim();
}

function prefixOf(style: string): string {
  return `${style} - `;
}
