import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type PicturePart, picturePart } from './picture-part.ts';

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
