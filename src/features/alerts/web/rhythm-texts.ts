import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SearchRhythm } from '#domain/saved-searches.ts';

/** How often a search tells, as its owner chooses it. */
export const RHYTHM_TEXTS: Readonly<Record<SearchRhythm, MessageDescriptor>> = {
  'at-once': msg`Right away`,
  daily: msg`Once a day`,
  weekly: msg`Once a week`,
  never: msg`No emails`,
};
