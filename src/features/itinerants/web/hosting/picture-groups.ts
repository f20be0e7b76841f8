import { picturePart } from '#market/page/late.web.ts';

/** Numbers of photos, of `count`, that belong to each part of an itinerant (spec 3 §2.2). */
export function pictureGroups(count: number): { front: number; living: number; events: number } {
  const parts = Array.from({ length: count }, (_, index) => picturePart(index, count));
  const so = (wanted: (typeof parts)[number]) => parts.filter((part) => part === wanted).length;
  return { front: so('front-page'), living: so('living-space'), events: so('events') };
}
