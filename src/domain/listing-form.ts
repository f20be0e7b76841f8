import { DISCOUNTS, type PricingField, type PricingFieldRule } from './discounts.ts';
import { WIFI_MBPS } from './wifi-speed.ts';

/** Bounds of a number in a form. The contract, the database and the sliders all derive from it. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Value in a new form. */
  readonly default: number;
}

/** Amounts in dollars, to the cent. */
export const DOLLAR_BOUNDS = { min: 0, max: 10_000, step: 0.01, default: 0 } as const;

/** Numbers of hosts of all kinds that are booked by the night (spec 3 §3.1, §3.2). */
export const HOSTED_NUMBERS = {
  minnight: { min: 1, max: 365, step: 1, default: 14 },
  /** The host's own refund percentage, by the form's name for it. */
  securityDeposit: { min: 0, max: 100, step: 1, default: 0 },
  wifiSpeed: { ...WIFI_MBPS, step: 1, default: 100 },
  ...boundsByField(DISCOUNTS),
} as const satisfies Record<string, NumberBounds>;

/** The bounds of percentages that a host sets, by their names. */
export function boundsByField<Field extends PricingField>(
  rules: readonly PricingFieldRule<Field>[],
): Record<Field, NumberBounds> {
  return Object.fromEntries(
    rules.map(({ field, min, max, step }) => [field, { min, max, step, default: 0 }]),
  ) as Record<Field, NumberBounds>;
}

/** Length of a host's own policy text, in letters. */
export const POLICY_TEXT = { min: 0, max: 2_000 } as const;

/** Letters of one rule of the house. */
export const HOUSE_RULE = { min: 1, max: 160 } as const;

/** Most entries of the lists of amenities, events and house rules. */
export const HOSTED_LISTS = { amenity: 150, event: 60, houseRules: 20 } as const;

/** Most pictures, and most logos, of one listing (spec 3 §5, §9). */
export const MAX_PICTURES = 30;

/** Most bytes of one picture file. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Most pixels of one picture; a small file may decode to a picture that fills the memory. */
export const MAX_PICTURE_PIXELS = 60_000_000;

/** Types of picture files, detected from their content. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Bounds of a text's length in a listing's form, in letters; `least` where it is required. */
export const LISTING_TEXTS = {
  title: { min: 1, max: 100 },
  description: { min: 1, max: 5_000 },
  address: { min: 1, max: 200 },
  region: { min: 0, max: 80 },
  city: { min: 0, max: 80 },
  neighbourhood: { min: 0, max: 80 },
  pictureAlt: { min: 0, max: 200 },
  wifiName: { min: 0, max: 64 },
  wifiPassword: { min: 0, max: 64 },
  instructions: { min: 0, max: 2_000 },
} as const;

/** A time of day, 24 hours. */
export const TIME_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Degrees of a point on the map. */
export const LATITUDE = { min: -90, max: 90 } as const;
export const LONGITUDE = { min: -180, max: 180 } as const;
