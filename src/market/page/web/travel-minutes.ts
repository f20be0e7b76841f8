/** Walking speed in minutes per kilometre: 5 km per hour. */
const WALKED_MINUTES_PER_KM = 12;
/** Greatest distance for walking; beyond it, by bus. */
const FARTHEST_WALK_KM = 3;
/** Kilometres through town at the start of a trip, and the speeds there and beyond. */
const TOWN_KM = 10;
const TOWN_MINUTES_PER_KM = 2;
const ROAD_MINUTES_PER_KM = 1;
/** Positions are shifted by up to 500 m, so minutes are rounded to steps. */
const STEP = 5;

/** Minutes on foot, rounded to five and at least that; null where it is too far to walk. */
export function walkMinutes(km: number): number | null {
  if (km > FARTHEST_WALK_KM) return null;
  return inSteps(km * WALKED_MINUTES_PER_KM);
}

/**
 * Minutes by car, rounded to five and at least that. An estimate from the straight-line distance:
 * 30 km per hour in town and 60 beyond, which allows for the road's bends.
 */
export function driveMinutes(km: number): number {
  const town = Math.min(km, TOWN_KM);
  return inSteps(town * TOWN_MINUTES_PER_KM + (km - town) * ROAD_MINUTES_PER_KM);
}

function inSteps(minutes: number): number {
  return Math.max(STEP, Math.round(minutes / STEP) * STEP);
}
