import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PricingField } from '#domain/discounts.ts';

/** The nine sliders of the host's pricing in words (spec 1 §3); bounds are `PRICING_FIELDS`. */
export const PRICING_WORDS: Record<
  PricingField,
  { readonly label: MessageDescriptor; readonly about: MessageDescriptor }
> = {
  discount: { label: msg`Discount`, about: msg`For everyone.` },
  specialDiscount: {
    label: msg`Special discount`,
    about: msg`For everyone, as long as it's switched on.`,
  },
  influencerDiscount: {
    label: msg`Influencer discount`,
    about: msg`For guests who publish about places.`,
  },
  localDiscount: {
    label: msg`Local discount`,
    about: msg`For guests who live in your country.`,
  },
  parentDiscount: {
    label: msg`Family discount`,
    about: msg`For guests who bring their children.`,
  },
  studentDiscount: { label: msg`Student discount`, about: msg`For students.` },
  volunteerDiscount: {
    label: msg`Volunteer discount`,
    about: msg`For guests who volunteer while they stay.`,
  },
  womenDiscount: {
    label: msg`Women's discount`,
    about: msg`For women, on stays of 28 nights or more.`,
  },
  securityRate: {
    label: msg`Security deposit`,
    about: msg`A share of the price of all nights, held during the stay and then refunded.`,
  },
};
