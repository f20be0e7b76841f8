import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PricingField } from '#domain/discounts.ts';

/** The host's percentages (spec 1 §5), for hosts and guests alike. */
export const PRICING_FIELD_LABELS = {
  discount: msg`Discount`,
  specialDiscount: msg`Special discount`,
  influencerDiscount: msg`Influencer discount`,
  localDiscount: msg`Local discount`,
  parentDiscount: msg`Family discount`,
  studentDiscount: msg`Student discount`,
  volunteerDiscount: msg`Volunteer discount`,
  womenDiscount: msg`Women's discount`,
  securityRate: msg`Security deposit rate`,
} as const satisfies Record<PricingField, MessageDescriptor>;

/** Label of a discount; an unknown one is just called a discount. */
export function discountLabel(field: string | undefined): MessageDescriptor {
  const isKnown = field !== undefined && Object.hasOwn(PRICING_FIELD_LABELS, field);
  return PRICING_FIELD_LABELS[isKnown ? (field as PricingField) : 'discount'];
}
