import type { CityIndex } from './city-index.ts';
import { MORE_REGION_NAMES } from './data/more-regions.ts';
import { REGION_NAMES } from './data/regions.ts';

/** The region a city is in, for a form that asks for it; empty where none is known. */
export function getCityRegion(index: CityIndex, city: number): string {
  const key = index.regionKeys[city] ?? '';
  return REGION_NAMES[key] ?? MORE_REGION_NAMES.get(key) ?? '';
}
