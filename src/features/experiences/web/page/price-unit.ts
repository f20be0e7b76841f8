import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PriceTier } from '#domain/experience-pricing.ts';

/** Name of the pass that the price of a period buys. */
export const PASS_NAMES: Readonly<Record<Exclude<PriceTier, 'one-time'>, MessageDescriptor>> = {
  daily: msg`Day pass`,
  weekly: msg`Weekly pass`,
  monthly: msg`Monthly pass`,
};

/** Unit of the price. */
export const PRICE_UNITS: Readonly<Record<PriceTier, MessageDescriptor>> = {
  'one-time': msg`per guest`,
  daily: msg`per guest, per day`,
  weekly: msg`per guest, per week`,
  monthly: msg`per guest, per month`,
};

/** Explains a guest's share of the group's total. */
export function describeSplit(
  tier: PriceTier,
  { total, people }: { readonly total: string; readonly people: number },
): MessageDescriptor {
  switch (tier) {
    case 'one-time':
      return msg`The group pays ${total} together, split among ${people} people, host included. If fewer come, you pay the same and the host covers the rest.`;
    case 'daily':
      return msg`The group pays ${total} a day together, split among ${people} people, host included. If fewer come, you pay the same and the host covers the rest.`;
    case 'weekly':
      return msg`The group pays ${total} a week together, split among ${people} people, host included. If fewer come, you pay the same and the host covers the rest.`;
    case 'monthly':
      return msg`The group pays ${total} a month together, split among ${people} people, host included. If fewer come, you pay the same and the host covers the rest.`;
  }
}

/** Terms of use of a pass. */
export const PASS_TERMS: Readonly<Record<Exclude<PriceTier, 'one-time'>, MessageDescriptor>> = {
  daily: msg`All sessions of the day you choose, for each guest.`,
  weekly: msg`All sessions within a week of the date you choose, for each guest.`,
  monthly: msg`All sessions within a month of the date you choose, for each guest.`,
};
