/**
 * The short form of a person's name, after the whole one: "Ana" for "Ana Ferreira". A name that
 * begins with a title or an initial stays whole, and so does one written without spaces.
 *
 * @param name as the person entered it
 */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u, 1);
  return first.endsWith('.') || [...first].length < 2 ? name : first;
}
