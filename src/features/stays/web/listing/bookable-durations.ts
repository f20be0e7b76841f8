import type { StayPage } from '../../contract.ts';

/** The usual spans that are no shorter than the shortest stay; nobody can book the others. */
export function bookableDurations({
  durationPrices,
  minNights,
}: Pick<StayPage, 'durationPrices' | 'minNights'>): StayPage['durationPrices'] {
  return durationPrices.filter(({ nights }) => nights >= minNights);
}
