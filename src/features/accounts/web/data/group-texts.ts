import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GuestGroup } from '#domain/vocabulary.ts';

/** The groups as a person says them of themselves (spec 1 §6). */
export const GROUP_TEXTS: Record<GuestGroup, MessageDescriptor> = {
  student: msg`I'm a student`,
  volunteer: msg`I volunteer while I stay`,
  women: msg`I'm a woman`,
  influencer: msg`I publish about places and people follow me`,
  parent: msg`I travel with my children`,
  local: msg`I live in the country I stay in`,
};
