import type { GuestGroup } from './vocabulary.ts';

export type DiscountField =
  | 'discount'
  | 'influencerDiscount'
  | 'localDiscount'
  | 'parentDiscount'
  | 'specialDiscount'
  | 'studentDiscount'
  | 'volunteerDiscount'
  | 'womenDiscount';
export type PricingField = DiscountField | 'securityRate';

export interface PricingFieldRule<Field extends PricingField = PricingField> {
  readonly field: Field;
  /** Bounds and step in percent. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The group a guest has to declare; null where none is required. */
  readonly group: GuestGroup | null;
}

/** Why a guest gets a discount: for the length of the stay, or for booking this far ahead. */
export type DiscountReason = 'long-stay' | 'early-booking';

export interface DiscountRule extends PricingFieldRule<DiscountField> {
  /**
   * The reasons for it; either is enough. The women's discount is for monthly stays alone (spec 1
   * §9).
   */
  readonly reasons: readonly DiscountReason[];
}

const EITHER: readonly DiscountReason[] = ['long-stay', 'early-booking'];
const LONG_STAY: readonly DiscountReason[] = ['long-stay'];

/**
 * The host's percentages that lower a price (spec 1 §5), in the order that decides between equal
 * percentages: the one with the fewest conditions for the guest comes first.
 */
export const DISCOUNTS: readonly DiscountRule[] = [
  { field: 'discount', min: 0, max: 100, step: 1, group: null, reasons: EITHER },
  { field: 'specialDiscount', min: 0, max: 60, step: 5, group: null, reasons: EITHER },
  { field: 'influencerDiscount', min: 0, max: 100, step: 1, group: 'influencer', reasons: EITHER },
  { field: 'localDiscount', min: 0, max: 100, step: 1, group: 'local', reasons: EITHER },
  { field: 'parentDiscount', min: 0, max: 40, step: 1, group: 'parent', reasons: EITHER },
  { field: 'studentDiscount', min: 0, max: 50, step: 1, group: 'student', reasons: EITHER },
  { field: 'volunteerDiscount', min: 0, max: 55, step: 1, group: 'volunteer', reasons: EITHER },
  { field: 'womenDiscount', min: 0, max: 35, step: 1, group: 'women', reasons: LONG_STAY },
];

/** Whether a discount applies for this reason; false for an unknown name. */
export function isGivenFor(field: string, reason: DiscountReason): boolean {
  return DISCOUNTS.some((rule) => rule.field === field && rule.reasons.includes(reason));
}

/** Whether a discount requires a group of the guest's profile; false for an unknown name. */
export function isOfGroup(field: string): boolean {
  return DISCOUNTS.some((rule) => rule.field === field && rule.group !== null);
}

/** All nine sliders of the host's pricing (spec 1 §3, §5). */
export const PRICING_FIELDS: readonly PricingFieldRule[] = [
  ...DISCOUNTS,
  { field: 'securityRate', min: 0, max: 100, step: 1, group: null },
];

/** Shortest stay, and shortest lead in days, for which a discount applies (spec 1 §9). */
export const DISCOUNT_MIN_DAYS = 28;

/** Percentages as the host set them; a missing one is 0. */
export type DiscountRates = { readonly [Field in DiscountField]?: number | undefined };

export interface DiscountInput {
  readonly nights: number;
  /** Whole days from today, in the listing's zone, to the day of arrival. */
  readonly daysAhead: number;
  readonly groups: readonly GuestGroup[];
  readonly rates: DiscountRates;
  /** Whether the host has switched the special discount on. */
  readonly specialOn: boolean;
}

export interface QualifiedDiscount {
  readonly field: DiscountField;
  /** Above 0, at most 100. */
  readonly percent: number;
  readonly reason: DiscountReason;
}

function getRate(rates: DiscountRates, field: DiscountField): number {
  const percent = rates[field] ?? 0;
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`${field} is not 0..100: ${percent}`);
  return percent;
}

/**
 * Every discount the guest qualifies for, the highest first. A stay of at least 28 nights, or one
 * booked at least 28 days ahead, is needed; the women's discount is for monthly stays alone
 * (spec 1 §9).
 *
 * @throws RangeError when a rate is not between 0 and 100.
 */
export function qualifyingDiscounts(input: DiscountInput): QualifiedDiscount[] {
  const long = input.nights >= DISCOUNT_MIN_DAYS;
  const early = input.daysAhead >= DISCOUNT_MIN_DAYS;
  const reason: DiscountReason = long ? 'long-stay' : 'early-booking';
  return DISCOUNTS.map(({ field, group }) => ({
    field,
    group,
    reason,
    percent: getRate(input.rates, field),
  }))
    .filter(({ field, group, percent }) => {
      if (percent === 0 || !(long || early) || !isGivenFor(field, reason)) return false;
      if (field === 'specialDiscount' && !input.specialOn) return false;
      return group === null || input.groups.includes(group);
    })
    .sort((a, b) => b.percent - a.percent)
    .map(({ field, percent }) => ({ field, percent, reason }));
}

/**
 * The one discount a stay gets: the highest, and of equal ones the first in the order of
 * `DISCOUNTS`; null when the guest qualifies for none.
 */
export function bestDiscount(input: DiscountInput): QualifiedDiscount | null {
  return qualifyingDiscounts(input)[0] ?? null;
}
