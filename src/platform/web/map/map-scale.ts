import type { Units } from '#platform/i18n/preferences.ts';
import { metresToPixels } from './metres-to-pixels.ts';

/** A length that a map's scale shows. */
export interface MapScale {
  readonly km: number;
  readonly pixels: number;
}

const METRES: Readonly<Record<Units, number>> = { km: 1, mi: 1609.344 };
/** Smallest length in its unit: a mile has no smaller one beside it, and gets one decimal. */
const MIN: Readonly<Record<Units, number>> = { km: 1, mi: 0.1 };

/** The longest round length (1, 2 or 5 of a power of ten) in a unit that fits into some pixels. */
export function computeScale(
  latitude: number,
  zoom: number,
  units: Units,
  mostPixels: number,
): MapScale {
  const metres = METRES[units];
  const max = mostPixels / metresToPixels(metres, latitude, zoom);
  const power = 10 ** Math.floor(Math.log10(max));
  const step = [5, 2].find((times) => times * power <= max) ?? 1;
  const length = Math.max(MIN[units], step * power) * metres;
  return { km: length / 1000, pixels: metresToPixels(length, latitude, zoom) };
}
