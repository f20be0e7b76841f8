import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Occupancy } from '#domain/vocabulary.ts';

/** The part of a home for the guest's sole use. */
export const OCCUPANCY_LABELS = {
  'entire-place': msg`Entire place`,
  'private-suite': msg`Private suite`,
  'private-room': msg`Private room`,
  'shared-room': msg`Shared room`,
} as const satisfies Record<Occupancy, MessageDescriptor>;
