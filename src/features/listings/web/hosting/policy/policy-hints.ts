import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CancellationPolicy } from '#domain/vocabulary.ts';

/** Whom each policy suits. */
export const POLICY_HINTS: Record<CancellationPolicy, { readonly about: MessageDescriptor }> = {
  flexible: {
    about: msg`Guests book sooner when plans can change.`,
  },
  moderate: {
    about: msg`Like Flexible, but with one day less after arrival.`,
  },
  strict: {
    about: msg`For homes that are hard to fill at short notice.`,
  },
  'super-strict': {
    about: msg`For seasons that sell out well in advance.`,
  },
  'long-term': {
    about: msg`For homes rented by the month.`,
  },
  custom: {
    about: msg`Your own percentage, in your own words.`,
  },
};
