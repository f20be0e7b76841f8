import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TimelineArea } from '#domain/console.ts';
import type { Standing } from '#domain/moderation.ts';

/** Areas of a person's timeline. */
export const AREA_TEXTS: Readonly<Record<TimelineArea, MessageDescriptor>> = {
  account: msg`Account`,
  listing: msg`Listing`,
  reservation: msg`Reservation`,
  review: msg`Review`,
  report: msg({ message: 'Report', context: 'by a person' }),
  decision: msg`Decision`,
  ticket: msg`Message to support`,
  mail: msg`Email`,
  staff: msg`Staff`,
};

export const STANDING_TEXTS: Readonly<Record<Standing, MessageDescriptor>> = {
  active: msg`account active`,
  limited: msg`account limited`,
  suspended: msg`account suspended`,
};
