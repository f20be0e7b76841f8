import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CancellationPolicy } from '#domain/vocabulary.ts';

/** What each policy is called, and who it suits. */
export const POLICY_WORDS: Record<
  CancellationPolicy,
  { readonly label: MessageDescriptor; readonly about: MessageDescriptor }
> = {
  flexible: {
    label: msg({ context: 'cancellation policy', message: 'Flexible' }),
    about: msg`Guests book sooner when plans can change.`,
  },
  moderate: {
    label: msg`Moderate`,
    about: msg`Like Flexible, with one day less after arrival.`,
  },
  strict: {
    label: msg`Strict`,
    about: msg`For homes that are hard to fill at short notice.`,
  },
  'super-strict': {
    label: msg`Super Strict`,
    about: msg`For seasons that sell out well in advance.`,
  },
  'long-term': {
    label: msg`Long-term`,
    about: msg`For homes rented by the month.`,
  },
  custom: {
    label: msg`Custom`,
    about: msg`Your own percentage, in your own words.`,
  },
};
