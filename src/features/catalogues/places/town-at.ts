import type { Position } from '#domain/places.ts';
import { cityIndex } from './city-index.ts';
import { getCityRegion } from './city-region.ts';
import { type NearPlace, nearestPlaces } from './nearest-places.ts';

const CANDIDATES = 12;
/** Added to every distance: the middle of a village is still not in the city. */
const BLUR_KM = 3;

/**
 * The town that a point is commonly attributed to: near and large, as gravity has it, so that the
 * middle of Funchal isn't São Roque. With its region, if known.
 *
 * @param reachKm null beyond it
 */
export function townAt(position: Position, locale: string, reachKm: number): NearPlace | null {
  const pull = ({ population, distanceKm }: NearPlace): number =>
    population / (distanceKm + BLUR_KM) ** 2;
  const [town] = nearestPlaces(position, locale, CANDIDATES)
    .filter(({ distanceKm }) => distanceKm <= reachKm)
    .sort((a, b) => pull(b) - pull(a));
  if (town === undefined) return null;
  const index = cityIndex();
  return { ...town, region: getCityRegion(index, index.ids.indexOf(town.id)) };
}
