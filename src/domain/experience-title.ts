/**
 * A title that begins with the label of its style: '<style> - ' is prepended unless it is there
 * already, and an empty title becomes the style (spec 2 §4). A title that becomes too long is not
 * cut: its field shows the error, and the host knows best what to leave out.
 */
export function titleOfStyle(title: string, style: string): string {
  const own = title.trim();
  if (own === '') return style;
  if (isOnlyStyle(own, style) || own.startsWith(titlePrefixFor(style))) return title;
  return `${titlePrefixFor(style)}${own}`;
}

/** Whether a title is its style alone, so that the host hasn't chosen one yet. */
export function isOnlyStyle(title: string, style: string): boolean {
  const own = title.trim();
  return own === '' || own === style.trim() || own === titlePrefixFor(style).trim();
}

function titlePrefixFor(style: string): string {
  return `${style} - `;
}
