import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CancellationPolicy, Occupancy, SceneryStyle } from '#domain/vocabulary.ts';

/** The part of a home for the guest's sole use. */
export const OCCUPANCY_LABELS = {
  'entire-place': msg`Entire place`,
  'private-suite': msg`Private suite`,
  'private-room': msg`Private room`,
  'shared-room': msg`Shared room`,
} as const satisfies Record<Occupancy, MessageDescriptor>;

/** Surroundings of a home; the labels are the specification's (spec 1 §3). */
export const SCENERY_STYLE_LABELS = {
  Nature: msg`Nature`,
  NomadHub: msg`NomadHub`,
  Retreat: msg`Retreat`,
  ZenMode: msg`ZenMode`,
  Scenic: msg`Scenic`,
  Cultural: msg`Cultural`,
  Beach: msg`Beach`,
  Mountains: msg`Mountains`,
} as const satisfies Record<SceneryStyle, MessageDescriptor>;

/** Cancellation policies of stays (spec 1 §3). */
export const CANCELLATION_POLICY_LABELS = {
  flexible: msg({ context: 'cancellation policy', message: 'Flexible' }),
  moderate: msg`Moderate`,
  strict: msg`Strict`,
  'super-strict': msg`Super Strict`,
  'long-term': msg`Long-term`,
  custom: msg`Custom`,
} as const satisfies Record<CancellationPolicy, MessageDescriptor>;
