import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PricingField } from '#domain/discounts.ts';

/** Whom each of the nine sliders is for (spec 1 §3); bounds are `PRICING_FIELDS`. */
export const PRICING_HINTS: Record<PricingField, { readonly about: MessageDescriptor }> = {
  discount: { about: msg`For everyone.` },
  specialDiscount: { about: msg`For everyone, as long as it's switched on.` },
  influencerDiscount: { about: msg`For guests who share their travels with an online audience.` },
  localDiscount: { about: msg`For guests who live in your country.` },
  parentDiscount: { about: msg`For guests who bring their children.` },
  studentDiscount: { about: msg`For students.` },
  volunteerDiscount: { about: msg`For guests who volunteer while they stay.` },
  womenDiscount: { about: msg`For women, on stays of 28 nights or more.` },
  securityRate: {
    about: msg`A share of the price of all nights, held during the stay and then refunded.`,
  },
};
