import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PricingOptionType } from '#domain/experience-pricing.ts';

/** Pricing options of the manager of a place (spec 2 §3). */
export const OPTION_LABELS: Readonly<Record<PricingOptionType, MessageDescriptor>> = {
  'one-time': msg`One session, in US dollars`,
  daily: msg`A day, in US dollars`,
  weekly: msg`A week, in US dollars`,
  monthly: msg`A month, in US dollars`,
  'per-person': msg`Each participant, in US dollars`,
};

/** The same in a single line with the amount. */
export const ASKED_PRICES: Readonly<
  Record<PricingOptionType, (money: string) => MessageDescriptor>
> = {
  'one-time': (money) => msg`${money} a session`,
  daily: (money) => msg`${money} a day`,
  weekly: (money) => msg`${money} a week`,
  monthly: (money) => msg`${money} a month`,
  'per-person': (money) => msg`${money} a participant`,
};
