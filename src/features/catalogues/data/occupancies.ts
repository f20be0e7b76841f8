import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OCCUPANCIES } from '#domain/vocabulary.ts';
import { OCCUPANCY_LABELS } from '../labels/homes.ts';

export interface OccupancyEntry {
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
  /** Name of the lucide icon. */
  readonly icon: string;
}

/** The part of a home for the guest's sole use. */
export const OCCUPANCY_ENTRIES = {
  'entire-place': {
    label: OCCUPANCY_LABELS['entire-place'],
    description: msg`The whole home is yours`,
    icon: 'key-round',
  },
  'private-suite': {
    label: OCCUPANCY_LABELS['private-suite'],
    description: msg`Your own bedroom and bathroom, shared living rooms`,
    icon: 'bed-double',
  },
  'private-room': {
    label: OCCUPANCY_LABELS['private-room'],
    description: msg`Your own bedroom, everything else shared`,
    icon: 'door-open',
  },
  'shared-room': {
    label: OCCUPANCY_LABELS['shared-room'],
    description: msg`Your own bed in a room with others`,
    icon: 'bed',
  },
} as const satisfies Record<(typeof OCCUPANCIES)[number], OccupancyEntry>;
