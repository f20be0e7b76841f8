import type { StayDetails } from '../../contract.ts';

/** The usual spans that are no shorter than the shortest stay; the others can't be booked. */
export function bookableDurations({
  durationPrices,
  minNights,
}: Pick<StayDetails, 'durationPrices' | 'minNights'>): StayDetails['durationPrices'] {
  return durationPrices.filter(({ nights }) => nights >= minNights);
}
