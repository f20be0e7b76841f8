import { PRICING_FIELDS } from './discounts.ts';
import { HOME_COUNTS } from './home-counts.ts';
import {
  boundsByField,
  DOLLAR_BOUNDS,
  HOSTED_NUMBERS,
  type NumberBounds,
  POLICY_TEXT,
} from './listing-form.ts';

/**
 * The numbers of a co-living home's form under their names there (spec 3 §3.2, §5, §9; spec 1 §5).
 * Prices and fees in dollars, rates in percent.
 */
export const STAY_NUMBERS = {
  ...HOME_COUNTS,
  ...HOSTED_NUMBERS,
  price: { ...DOLLAR_BOUNDS, min: 1, default: 1 },
  cleaningFees: DOLLAR_BOUNDS,
  /** For each night and each guest above the included number. */
  extraGuestFees: DOLLAR_BOUNDS,
  /** For each pet, once. */
  petFees: DOLLAR_BOUNDS,
  taxRate: { min: 0, max: 50, step: 0.1, default: 0 },
  ...boundsByField(PRICING_FIELDS),
} as const satisfies Record<string, NumberBounds>;

/** Names of the numbers of a co-living home's form. */
export type StayNumber = keyof typeof STAY_NUMBERS;

/** Letters of the texts that only a co-living home's form has. */
export const STAY_TEXTS = {
  customCancellationPolicy: POLICY_TEXT,
} as const;

/** Default times and choices of a new form. */
export const STAY_DEFAULTS = {
  category: 'Home',
  scenery: 'NomadHub',
  occupancy: 'entire-place',
  checkinTime: '15:00',
  checkoutTime: '11:00',
  cancellationPolicy: 'flexible',
} as const;

/** Units of a home that can be booked for one night: its rooms, or the whole home. */
export function capacityOfHome(occupancy: string, roomCount: number): number {
  return occupancy === 'entire-place' ? 1 : roomCount;
}
