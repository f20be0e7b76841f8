import { distanceKm, type Position } from '#domain/places.ts';
import type { GroundStation } from '#platform/web/map/ground.ts';

/** A station as a page tells it. */
export interface NearestStation {
  readonly name: string;
  readonly km: number;
}

/** Of the stations of a city the one nearest to a position, and how far it is; null where there is none. */
export function nearestStation(
  stations: readonly GroundStation[],
  position: Position,
): NearestStation | null {
  const [nearest] = stations
    .map((station) => ({ name: station.name, km: distanceKm(position, station) }))
    .sort((a, b) => a.km - b.km);
  return nearest ?? null;
}
