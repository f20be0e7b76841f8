import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PriceTier } from '#domain/experience-pricing.ts';

/** Price with the unit of each tier: `$75.00 a month`. */
export const OF_TIER: Readonly<Record<PriceTier, (money: string) => MessageDescriptor>> = {
  'one-time': (money) => msg`${money} a session`,
  daily: (money) => msg`${money} a day`,
  weekly: (money) => msg`${money} a week`,
  monthly: (money) => msg`${money} a month`,
};

/** Label of the price field for each tier. */
export const PRICE_LABELS: Readonly<Record<PriceTier, MessageDescriptor>> = {
  'one-time': msg`Price per guest, in US dollars`,
  daily: msg`Price per guest and day, in US dollars`,
  weekly: msg`Price per guest and week, in US dollars`,
  monthly: msg`Price per guest and month, in US dollars`,
};
