import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GuestGroup } from '#domain/vocabulary.ts';

/** Labels of a group that a guest declares (spec 1 §6), by speaker. */
interface GuestGroupLabel {
  /** Beside the guest's name, as a host reads it. */
  readonly label: MessageDescriptor;
  /** In the first person, for members of the group. */
  readonly statement: MessageDescriptor;
  /** One guest of the group. */
  readonly member: MessageDescriptor;
}

/** Groups that some discounts are for. */
export const GUEST_GROUP_LABELS = {
  student: {
    label: msg`Student`,
    statement: msg`I'm a student`,
    member: msg`A student`,
  },
  volunteer: {
    label: msg`Volunteer`,
    statement: msg`I volunteer while I stay`,
    member: msg`A volunteer`,
  },
  women: {
    label: msg`Woman`,
    statement: msg`I'm a woman`,
    member: msg`A woman`,
  },
  influencer: {
    label: msg`Influencer`,
    statement: msg`I share my travels with an online audience`,
    member: msg`An influencer`,
  },
  parent: {
    label: msg`Travels with children`,
    statement: msg`I travel with my children`,
    member: msg`A parent with children`,
  },
  local: {
    label: msg`Lives in the country`,
    statement: msg`I live in the country I stay in`,
    member: msg`A local`,
  },
} as const satisfies Record<GuestGroup, GuestGroupLabel>;
