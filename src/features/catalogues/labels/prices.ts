import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PricingField } from '#domain/discounts.ts';
import type { PriceLineKind } from '#domain/quote.ts';
import type { PricingDuration } from '#domain/vocabulary.ts';

/** The lines that a price is made of. */
export const PRICE_LINE_LABELS = {
  nights: msg`Nights`,
  share: msg`Share of the cost`,
  session: msg`Session`,
  pass: msg`Pass`,
  discount: msg`Discount`,
  cleaning: msg`Cleaning`,
  service: msg`Service fee`,
  'experience-fee': msg`Experience fee`,
  'extra-guests': msg`Extra guests`,
  pets: msg`Pets`,
  taxes: msg`Taxes`,
  compensation: msg`Price reduction`,
  deposit: msg`Refundable deposit`,
} as const satisfies Record<PriceLineKind, MessageDescriptor>;

/** A duration with the nights that it counts (spec 1 §9), as a line of its own. */
export const PRICE_SPAN_LABELS = {
  night: msg`A night`,
  week: msg`A week`,
  month: msg`A month, 30 nights`,
  quarter: msg`A quarter, 91 nights`,
  year: msg`A year, 365 nights`,
} as const satisfies Record<PricingDuration, MessageDescriptor>;

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
