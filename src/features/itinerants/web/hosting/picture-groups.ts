import { picturePart } from '#market/page/late.web.ts';

/** How many of `count` photos stand for each part of an itinerant (spec 3 §2.2). */
export function pictureGroups(count: number): { front: number; living: number; events: number } {
  const parts = Array.from({ length: count }, (_, index) => picturePart(index, count));
  const so = (wanted: (typeof parts)[number]) => parts.filter((part) => part === wanted).length;
  return { front: so('front-page'), living: so('living-space'), events: so('events') };
}
