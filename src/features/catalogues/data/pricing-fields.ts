import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PricingField } from '#domain/discounts.ts';

export interface PricingFieldEntry {
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** Words for the nine host pricing fields (spec 1 §3); ranges and steps are `PRICING_FIELDS`. */
export const PRICING_FIELD_ENTRIES = {
  discount: {
    label: msg`Discount`,
    description: msg`For everyone who stays 28 nights or more, or books at least 28 days ahead`,
  },
  influencerDiscount: {
    label: msg`Influencer discount`,
    description: msg`For guests who publish about the places they stay in`,
  },
  localDiscount: {
    label: msg`Local discount`,
    description: msg`For guests from the same country`,
  },
  parentDiscount: {
    label: msg`Family discount`,
    description: msg`For guests who travel with children`,
  },
  specialDiscount: {
    label: msg`Special discount`,
    description: msg`Yours to switch on and off, for everyone`,
  },
  studentDiscount: { label: msg`Student discount`, description: msg`For students` },
  volunteerDiscount: {
    label: msg`Volunteer discount`,
    description: msg`For guests who give time to a project or to the house`,
  },
  womenDiscount: {
    label: msg`Women's discount`,
    description: msg`For women on monthly stays of 28 nights or more`,
  },
  securityRate: {
    label: msg`Security deposit rate`,
    description: msg`Percentage of price × duration that is held during the stay, then refunded`,
  },
} as const satisfies Record<PricingField, PricingFieldEntry>;
