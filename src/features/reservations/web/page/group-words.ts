import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GuestGroup } from '#domain/vocabulary.ts';

/** Groups a guest declares, as a host reads them. */
export const GROUP_WORDS: Readonly<Record<GuestGroup, MessageDescriptor>> = {
  student: msg`Student`,
  volunteer: msg`Volunteer`,
  women: msg`Woman`,
  influencer: msg`Influencer`,
  parent: msg`Travels with children`,
  local: msg`Lives in the country`,
};
