import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CancellationPolicy } from '#domain/vocabulary.ts';

/** Whom each policy suits, whatever is let. */
export const POLICY_HINTS = {
  flexible: msg`Guests book sooner when plans can change.`,
  moderate: msg`Like Flexible, but with one day less after arrival.`,
  'super-strict': msg`For seasons that sell out well in advance.`,
  custom: msg`Your own percentage, in your own words.`,
} as const satisfies Partial<Record<CancellationPolicy, MessageDescriptor>>;
