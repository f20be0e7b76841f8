import { type DateRange, nightsBetween } from '#domain/dates.ts';
import { leastNights, MAX_ITINERANT_NIGHTS } from '#domain/itinerant-form.ts';

/**
 * The lengths that a price is shown for: the minimum number of nights and all of them, once where
 * they are equal; the minimum alone while the days aren't entered.
 */
export function pricedNights(range: DateRange | null, minNights: number): number[] {
  const min = Math.min(MAX_ITINERANT_NIGHTS, Math.max(1, Math.round(minNights) || 1));
  if (range === null) return [min];
  const whole = nightsBetween(range.start, range.end);
  if (whole < 1 || whole > MAX_ITINERANT_NIGHTS) return [min];
  const joined = leastNights({ startDate: range.start, endDate: range.end, minNights: min });
  return joined === whole ? [whole] : [joined, whole];
}
