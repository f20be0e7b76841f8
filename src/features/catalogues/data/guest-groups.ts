import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GUEST_GROUPS } from '#domain/vocabulary.ts';

export interface GuestGroupEntry {
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** Groups a guest declares in the profile, which some discounts are for (spec 1 §6). */
export const GUEST_GROUP_ENTRIES = {
  student: { label: msg`Student`, description: msg`Enrolled at a school or university` },
  volunteer: {
    label: msg`Volunteer`,
    description: msg`Giving time to a project or to the house while staying`,
  },
  women: { label: msg`Women`, description: msg`For women travelling on monthly stays` },
  influencer: {
    label: msg`Influencer`,
    description: msg`Publishes about places and has people who follow`,
  },
  parent: { label: msg`Parent`, description: msg`Travelling with children` },
  local: { label: msg`Local`, description: msg`Lives in the country of the listing` },
} as const satisfies Record<(typeof GUEST_GROUPS)[number], GuestGroupEntry>;
