import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Party } from '#domain/itinerant-form.ts';

/** Labels of the group sizes (spec 3 §2.2). */
export const PARTY_LABELS: Readonly<Record<Party, MessageDescriptor>> = {
  Duo: msg`Duo`,
  Trio: msg`Trio`,
  Quatro: msg`Quatro`,
  Cinco: msg`Cinco`,
  Ocho: msg`Ocho`,
  Mucho: msg`Mucho`,
};
