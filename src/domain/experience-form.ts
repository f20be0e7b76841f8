import { ARRANGEMENT_FEE } from './experience-pricing.ts';
import { DOLLAR_BOUNDS, HOSTED_LISTS, type NumberBounds } from './listing-form.ts';
import { INTERVAL, MAX_ENTRIES } from './schedule/schedule-entry.ts';

/** The numbers of an experience's form under their names there (spec 2 §3). Amounts in dollars. */
export const EXPERIENCE_NUMBERS = {
  /**
   * The participants, the host included; a new form begins below the minimum for a listing (spec 2
   * §5).
   */
  guestCount: { min: 1, max: 200, step: 1, default: 1 },
  /** A guest's price of a period, without the fee. */
  price: DOLLAR_BOUNDS,
  /** The slider's value; values below the minimum fee count as the minimum. */
  arrangementFee: {
    min: ARRANGEMENT_FEE.sliderFrom,
    max: ARRANGEMENT_FEE.max,
    step: 0.5,
    default: ARRANGEMENT_FEE.min,
  },
  /** Paid by each guest, returned after the experience. */
  depositAmount: DOLLAR_BOUNDS,
  /** Periods between two occurrences of a custom recurrence. */
  interval: { ...INTERVAL, step: 1, default: 1 },
} as const satisfies Record<string, NumberBounds>;

/** Fewest participants of an experience, its host included (spec 2 §5). */
export const MIN_PARTICIPANTS = 2;

/** Letters of the texts that only an experience's form has. */
export const EXPERIENCE_TEXTS = {
  rules: { min: 0, max: 2_000 },
  locationDescription: { min: 0, max: 500 },
  entryTitle: { min: 0, max: 100 },
  entryDescription: { min: 0, max: 1_000 },
  sessionNote: { min: 0, max: 500 },
} as const;

/** Most entries of the lists of an experience's form. */
export const EXPERIENCE_LISTS = {
  amenity: HOSTED_LISTS.amenity,
  arrangements: 40,
  acknowledgedDisclaimers: 60,
  routineSchedule: MAX_ENTRIES,
  exceptions: 200,
} as const;

/** States of an experience: whether guests can find it. */
export const LISTING_STATES = ['listed', 'awaiting-host-payment', 'paused'] as const;
