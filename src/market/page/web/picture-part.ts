/** The part of the home that a picture shows, by its position (spec 3 §2.2). */
export type PicturePart = 'front-page' | 'living-space' | 'events';

/** Number of highlights at the beginning, and at the end. */
export const HIGHLIGHTS = 5;

/** The part that the picture at `index`, from 0, of `count` shows; earlier parts have priority. */
export function picturePart(index: number, count: number): PicturePart {
  if (index < HIGHLIGHTS) return 'front-page';
  return index >= count - HIGHLIGHTS ? 'events' : 'living-space';
}
