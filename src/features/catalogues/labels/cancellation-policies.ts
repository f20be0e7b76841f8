import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CancellationPolicy } from '#domain/vocabulary.ts';

/** Cancellation policies of stays (spec 1 §3). */
export const CANCELLATION_POLICY_LABELS = {
  flexible: msg({ context: 'cancellation policy', message: 'Flexible' }),
  moderate: msg`Moderate`,
  strict: msg`Strict`,
  'super-strict': msg`Super Strict`,
  'long-term': msg`Long-term`,
  custom: msg`Custom`,
} as const satisfies Record<CancellationPolicy, MessageDescriptor>;
