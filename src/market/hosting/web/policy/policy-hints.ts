import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CancellationPolicy } from '#domain/vocabulary.ts';

/** Which listings a policy suits. */
export interface PolicyHint {
  readonly about: MessageDescriptor;
}

/** Which listings each policy suits, for any kind. */
export const POLICY_HINTS = {
  flexible: { about: msg`Guests book sooner when plans can change.` },
  moderate: { about: msg`Like Flexible, but with one day less after arrival.` },
  'super-strict': { about: msg`For seasons that sell out well in advance.` },
  custom: { about: msg`Your own percentage, in your own words.` },
} as const satisfies Partial<Record<CancellationPolicy, PolicyHint>>;
