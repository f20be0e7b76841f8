import { cityIndex } from './city-index.ts';
import { type Place, placeAt } from './place.ts';

const EARTH_RADIUS_KM = 6_371;
const RADIANS = Math.PI / 180;

export interface NearPlace extends Place {
  readonly distanceKm: number;
}

/**
 * The cities nearest to a position, nearest first.
 *
 * @param minPopulation leaves out villages, for "near Porto" rather than "near Canidelo"
 */
export function nearestPlaces(
  position: { readonly latitude: number; readonly longitude: number },
  locale: string,
  limit = 5,
  minPopulation = 0,
): NearPlace[] {
  const index = cityIndex();
  const cosLatitude = Math.cos(position.latitude * RADIANS);
  const nearest: { at: number; haversine: number }[] = [];
  for (let at = 0; at < index.ids.length; at += 1) {
    if ((index.populations[at] ?? 0) < minPopulation) break;
    const latitude = index.latitudes[at] ?? 0;
    const sinLatitude = Math.sin(((latitude - position.latitude) * RADIANS) / 2);
    const inLatitude = sinLatitude * sinLatitude;
    const worst = nearest[limit - 1]?.haversine;
    if (worst !== undefined && inLatitude >= worst) continue;
    const sinLongitude = Math.sin(
      (((index.longitudes[at] ?? 0) - position.longitude) * RADIANS) / 2,
    );
    const haversine =
      inLatitude + cosLatitude * Math.cos(latitude * RADIANS) * sinLongitude * sinLongitude;
    if (worst !== undefined && haversine >= worst) continue;
    nearest.push({ at, haversine });
    nearest.sort((a, b) => a.haversine - b.haversine);
    nearest.length = Math.min(nearest.length, limit);
  }
  return nearest.map(({ at, haversine }) => ({
    ...placeAt(index, at, locale),
    distanceKm: 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine))),
  }));
}
