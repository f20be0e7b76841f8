import { distanceKm, type Position } from '#domain/places.ts';
import type { GroundStation } from '#platform/web/map/ground.ts';

/** A station for a page. */
export interface NearestStation {
  readonly name: string;
  readonly km: number;
}

/** The station of a city nearest to a position, with its distance; null where there is none. */
export function nearestStation(
  stations: readonly GroundStation[],
  position: Position,
): NearestStation | null {
  const [nearest] = stations
    .map((station) => ({ name: station.name, km: distanceKm(position, station) }))
    .sort((a, b) => a.km - b.km);
  return nearest ?? null;
}
