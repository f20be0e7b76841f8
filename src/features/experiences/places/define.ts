import type { Opening } from './openings.ts';
import type { Place, PlaceCity } from './place.ts';
import { placeIdOf } from './place-id.ts';
import { PLACE_KINDS, type PlaceKind } from './place-kinds.ts';

type PlaceRow = Omit<Place, 'id' | 'city'>;

/** One row of a file of places; `town` where it isn't in the city itself. */
export function place(
  name: string,
  kind: PlaceKind,
  street: string,
  latitude: number,
  longitude: number,
  { town = '', opening = PLACE_KINDS[kind].opening }: { town?: string; opening?: Opening } = {},
): PlaceRow {
  return { name, kind, street, town, latitude, longitude, opening };
}

/** A city and what there is in and around it, the best known first. */
export function cityWith(
  name: string,
  region: string,
  countryCode: string,
  [latitude, longitude]: readonly [number, number],
  rows: readonly PlaceRow[],
): readonly Place[] {
  const city: PlaceCity = { name, region, countryCode, latitude, longitude };
  return rows.map((row) => ({ ...row, id: placeIdOf(name, row.name), city }));
}
