import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Consecutive pictures of one part of a listing. */
export interface PictureGroup {
  readonly part: PicturePart;
  /** The first of them, from 0. */
  readonly first: number;
  readonly count: number;
}

/** Labels of the parts on pages. */
export const PART_NAMES: Readonly<Record<PicturePart, MessageDescriptor>> = {
  'front-page': msg`At a glance`,
  'living-space': msg`Living space`,
  events: msg`Events`,
};

/** The parts that `count` pictures show, in their order. */
export function pictureGroups(count: number): PictureGroup[] {
  const groups: { part: PicturePart; first: number; count: number }[] = [];
  for (let index = 0; index < count; index++) {
    const part = picturePart(index, count);
    const last = groups.at(-1);
    if (last?.part === part) last.count += 1;
    else groups.push({ part, first: index, count: 1 });
  }
  return groups;
}

/** The part of the home that a picture shows, by its position (spec 3 §2.2). */
type PicturePart = 'front-page' | 'living-space' | 'events';

/** Number of highlights at the beginning, and at the end. */
const HIGHLIGHTS = 5;

/** The part that the picture at `index`, from 0, of `count` shows; earlier parts have priority. */
export function picturePart(index: number, count: number): PicturePart {
  if (index < HIGHLIGHTS) return 'front-page';
  return index >= count - HIGHLIGHTS ? 'events' : 'living-space';
}
