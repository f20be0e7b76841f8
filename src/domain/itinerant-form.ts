import { type DateText, nightsBetween } from './dates.ts';
import { HOME_COUNTS } from './home-counts.ts';
import {
  DOLLAR_BOUNDS,
  HOSTED_LISTS,
  HOSTED_NUMBERS,
  LISTING_TEXTS,
  type NumberBounds,
  POLICY_TEXT,
} from './listing-form.ts';
import type { PARTIES } from './vocabulary.ts';

/**
 * The numbers of an itinerant's form under their names there (spec 3 §3.1). Prices and fees in
 * dollars, rates in percent.
 */
export const ITINERANT_NUMBERS = {
  ...HOSTED_NUMBERS,
  /** Places sold for each night; the host takes none of them. */
  guestCount: { min: 1, max: 200, step: 1, default: 1 },
  roomCount: HOME_COUNTS.roomCount,
  bathroomCount: HOME_COUNTS.bathroomCount,
  /** For each guest and each night; 0 for itinerants whose guests help out. */
  price: { ...DOLLAR_BOUNDS, default: 1 },
  /** Once a reservation. */
  cleaningFees: DOLLAR_BOUNDS,
  /** For each guest from the second of a reservation on, once. */
  extraGuestFees: DOLLAR_BOUNDS,
  /** For each pet, once. */
  petFees: DOLLAR_BOUNDS,
  /** For each guest, once. */
  taxFees: DOLLAR_BOUNDS,
  /** Once a reservation, and returned after it. */
  securityDepositFee: DOLLAR_BOUNDS,
} as const satisfies Record<string, NumberBounds>;

/** Names of the numbers of an itinerant's form. */
export type ItinerantNumber = keyof typeof ITINERANT_NUMBERS;

/** Letters of the texts that only an itinerant's form has. */
export const ITINERANT_TEXTS = {
  customCancellationPolicy: POLICY_TEXT,
  customRoutine: { min: 0, max: 2_000 },
  /** None where guests meet at a trailhead or in a harbour. */
  address: { min: 0, max: LISTING_TEXTS.address.max },
  /** The place where guests meet the group at a stop, as one line of text. */
  meetingPoint: { min: 0, max: 200 },
} as const;

/** Most entries of the lists of an itinerant's form. */
export const ITINERANT_LISTS = { ...HOSTED_LISTS, routine: 50, stops: 40 } as const;

/** Choices a new form starts with. */
export const ITINERANT_DEFAULTS = {
  category: 'Popup',
  style: 'NomadHub',
  occupancy: 'shared-room',
} as const;

/** A size of the group. */
export type Party = (typeof PARTIES)[number];

/**
 * The numbers of guests suggested for a size of the group; any other number is valid too (spec 3
 * §2.2).
 */
export const PARTY_GUESTS: Readonly<Record<Party, number>> = {
  Duo: 2,
  Trio: 3,
  Quatro: 4,
  Cinco: 5,
  Ocho: 8,
  Mucho: 9,
};

/** Earliest arrival on the first day, and latest departure on the last. */
export const ITINERANT_HOURS = { checkInFrom: '15:00', checkOutUntil: '11:00' } as const;

/** Most nights of an itinerant: the longest that can be listed ahead. */
export const MAX_ITINERANT_NIGHTS = 365;

/** The dates of an itinerant that decide how long a guest can join. */
export interface ItinerantDates {
  readonly startDate: DateText;
  /** The check-out date. */
  readonly endDate: DateText;
  readonly minNights: number;
}

/** Minimum nights of a guest: all of them where there are fewer than the minimum. */
export function leastNights({ startDate, endDate, minNights }: ItinerantDates): number {
  return Math.min(minNights, nightsBetween(startDate, endDate));
}
