import { HOME_COUNTS } from '../home-counts.ts';

/** The only definition of the bounds and defaults of a search for stays. */

/** Average age of a home's guests in years, as in the dialog (spec 3 §5, §9). */
export const AVERAGE_AGE = { min: 18, max: 65, initial: 25 } as const;

/** Minimum of residents (spec 3 §5), up to the most that a home may have. */
export const RESIDENTS = { min: 1, max: HOME_COUNTS.residentCount.max, initial: 1 } as const;

/**
 * Dollars of a night (spec 3 §5, §9). More expensive homes are only found without an upper bound.
 */
export const NIGHTLY_DOLLARS = { min: 0, max: 10_000 } as const;

/** Most amenities, and most events, of one search. */
export const MAX_IDS = 20;

/** Years that an average age may differ from the requested one. */
export const AGE_TOLERANCE = 5;

/** Average age where a home's is not known (spec 3 §3.2, §9). */
export const AGE_FALLBACK = 25;

/** Years of a bucket of ages (spec 3 §9). */
export const AGE_BUCKET = 10;
