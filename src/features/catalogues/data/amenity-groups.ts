import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The headings of amenities, in the order of a listing. */
export const AMENITY_GROUPS = [
  { id: 'work', label: msg`Work` },
  { id: 'suite', label: msg`Rooms and suites` },
  { id: 'kitchen', label: msg`Kitchen and food` },
  { id: 'comfort', label: msg`Comfort` },
  { id: 'wellness', label: msg`Wellness` },
  { id: 'outdoors', label: msg`Outdoors` },
  { id: 'transport', label: msg`Getting around` },
  { id: 'community', label: msg`Community` },
  { id: 'family-pets', label: msg`Family and pets` },
  { id: 'policies-payment', label: msg`Policies and payment` },
  { id: 'safety', label: msg`Safety` },
  { id: 'accessibility', label: msg`Accessibility` },
] as const satisfies readonly { readonly id: string; readonly label: MessageDescriptor }[];

export type AmenityGroupId = (typeof AMENITY_GROUPS)[number]['id'];
