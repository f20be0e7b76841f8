/**
 * Plain spaces around a dash and before AM or PM. Servers and browsers choose different ones, and a
 * page must have the same text on both.
 */
export function evenSpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ');
}
