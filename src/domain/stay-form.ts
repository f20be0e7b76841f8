import { PRICING_FIELDS, type PricingField } from './discounts.ts';
import { HOME_COUNTS } from './home-counts.ts';
import type { NumberBounds } from './listing-form.ts';

const DOLLARS = { max: 10_000, step: 0.01, standard: 0 } as const;

function percentages(): Record<PricingField, NumberBounds> {
  return Object.fromEntries(
    PRICING_FIELDS.map(({ field, min, max, step }) => [field, { min, max, step, standard: 0 }]),
  ) as Record<PricingField, NumberBounds>;
}

/**
 * The numbers of a co-living home's form under their names there (spec 3 §3.2, §5, §9; spec 1 §5).
 * Prices and fees in dollars, rates in percent.
 */
export const STAY_NUMBERS = {
  ...HOME_COUNTS,
  minnight: { min: 1, max: 365, step: 1, standard: 14 },
  price: { ...DOLLARS, min: 1, standard: 1 },
  cleaningFees: { ...DOLLARS, min: 0 },
  /** For each night and each guest above the included number. */
  extraGuestFees: { ...DOLLARS, min: 0 },
  /** For each pet, once. */
  petFees: { ...DOLLARS, min: 0 },
  taxRate: { min: 0, max: 50, step: 0.1, standard: 0 },
  /** The host's own refund percentage, by the name the form has for it. */
  securityDeposit: { min: 0, max: 100, step: 1, standard: 0 },
  wifiSpeed: { min: 1, max: 10_000, step: 1, standard: 100 },
  ...percentages(),
} as const satisfies Record<string, NumberBounds>;

/** Names of the numbers of a co-living home's form. */
export type StayNumber = keyof typeof STAY_NUMBERS;

/** Letters of the texts that only a co-living home's form has. */
export const STAY_TEXTS = {
  customCancellationPolicy: { least: 0, most: 2_000 },
  houseRule: { least: 1, most: 160 },
} as const;

/** Entries of the lists of a co-living home's form at most. */
export const STAY_LISTS = { amenity: 150, event: 60, houseRules: 20 } as const;

/** Times and choices a new form starts with. */
export const STAY_DEFAULTS = {
  category: 'Home',
  scenery: 'NomadHub',
  occupancy: 'entire-place',
  checkinTime: '15:00',
  checkoutTime: '11:00',
  cancellationPolicy: 'flexible',
} as const;

/**
 * Units of a home that can be let for one night: its rooms, or the whole of it at once.
 */
export function unitsOf(occupancy: string, roomCount: number): number {
  return occupancy === 'entire-place' ? 1 : roomCount;
}
