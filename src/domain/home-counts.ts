import type { NumberBounds } from './listing-form.ts';

/** Bounds of the countable features of a co-living home (spec 3 §3.2; spec 1 §5). */
export const HOME_COUNTS = {
  guestCount: { min: 1, max: 50, step: 1, default: 1 },
  roomCount: { min: 1, max: 50, step: 1, default: 1 },
  bathroomCount: { min: 1, max: 50, step: 1, default: 1 },
  residentCount: { min: 0, max: 200, step: 1, default: 0 },
  averageGuestAge: { min: 18, max: 99, step: 1, default: 25 },
} as const satisfies Record<string, NumberBounds>;
