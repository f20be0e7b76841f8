/** What a picture stands for by its place (spec 3 §2.2): which part of the home it shows. */
export type PicturePart = 'front-page' | 'living-space' | 'events';

/** So many at the beginning, and as many at the end, are highlights. */
export const HIGHLIGHTS = 5;

/** The part that the picture at `place`, from 0, of `count` stands for; the beginning comes first. */
export function picturePart(place: number, count: number): PicturePart {
  if (place < HIGHLIGHTS) return 'front-page';
  return place >= count - HIGHLIGHTS ? 'events' : 'living-space';
}
