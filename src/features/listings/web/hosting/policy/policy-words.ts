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
    about: msg`Guests book soonest where plans may change.`,
  },
  moderate: {
    label: msg`Moderate`,
    about: msg`As flexible, with one day less after arrival.`,
  },
  strict: {
    label: msg`Strict`,
    about: msg`For homes that are hard to fill at short notice.`,
  },
  'super-strict': {
    label: msg`Super Strict`,
    about: msg`For seasons that sell out long ahead.`,
  },
  'long-term': {
    label: msg`Long-term`,
    about: msg`For homes you let for months.`,
  },
  custom: {
    label: msg`Custom`,
    about: msg`Your own percentage, in your own words.`,
  },
};
