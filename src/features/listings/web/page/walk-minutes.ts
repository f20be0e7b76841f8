/** Minutes that a kilometre takes on foot: 5 km an hour. */
const MINUTES_PER_KM = 12;
/** Farther than this one takes a bus. */
const FARTHEST_KM = 3;
/** Positions are shifted by up to 500 m, so minutes are told in steps. */
const STEP = 5;

/** Minutes on foot, rounded to five and at least that; null where one would not walk. */
export function walkMinutes(km: number): number | null {
  if (km > FARTHEST_KM) return null;
  return Math.max(STEP, Math.round((km * MINUTES_PER_KM) / STEP) * STEP);
}
