import { degreesApart, type Ground } from './ground.ts';
import { pointNorth, RING_KM } from './ground-features.ts';
import type { PlaceName } from './place-name.ts';

/** From this zoom on neighbourhoods are named, and the rings around a city distinguished. */
const PART_ZOOM = 11;
/** Most degrees between a town's name and the middle of its town: 15 km. */
const SAME_TOWN = 0.135;

/**
 * The names of a map with those of the ground: towns are named in their middle at every zoom, then
 * the neighbourhoods without a name yet, then the distances of the rings.
 *
 * @param distance writes km in the reader's language
 */
export function namesWithGround(
  names: readonly PlaceName[],
  grounds: readonly Ground[],
  distance: (km: number) => string,
): PlaceName[] {
  const given = names.map((name) => inMiddle(name, grounds));
  const known = new Set(names.map(({ name }) => name.toLocaleLowerCase()));
  const parts = grounds.flatMap(({ place, parts: all }) =>
    all
      .filter(({ name }) => !known.has(name.toLocaleLowerCase()))
      .map(({ name, latitude, longitude }) => ({
        id: `${place.id} ${name}`,
        name,
        latitude,
        longitude,
        minZoom: PART_ZOOM,
        maxZoom: 24,
      })),
  );
  const rings = grounds.flatMap(({ place }) =>
    RING_KM.map((km) => ({
      id: `${place.id} ${km}`,
      name: distance(km),
      isQuiet: true,
      ...pointNorth(place, km),
      // From here on rings are at least a name's width apart.
      minZoom: km === 1 ? PART_ZOOM + 1 : PART_ZOOM,
      maxZoom: 24,
    })),
  );
  return [...given, ...parts, ...rings];
}

function inMiddle(name: PlaceName, grounds: readonly Ground[]): PlaceName {
  if (name.isTown !== true) return name;
  const found = grounds.find(({ place }) => degreesApart(place, name) < SAME_TOWN);
  if (found === undefined) return name;
  const { latitude, longitude } = found.place;
  return { ...name, latitude, longitude, maxZoom: 24 };
}
