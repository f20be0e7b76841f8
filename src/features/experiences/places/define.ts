import { createHash } from 'node:crypto';
import { BUILT_IN_PLACE, PLACE_ID_LENGTH } from '#domain/place-id.ts';
import type { Opening } from './openings.ts';
import type { Place, PlaceCity } from './place.ts';
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

/** A city and the places in and around it, the best known first. */
export function cityWith(
  name: string,
  region: string,
  countryCode: string,
  [latitude, longitude]: readonly [number, number],
  rows: readonly PlaceRow[],
): readonly Place[] {
  const city: PlaceCity = { name, region, countryCode, latitude, longitude };
  return rows.map((row) => ({ ...row, id: makePlaceId(name, row.name), city }));
}

/**
 * Makes the id of a place of the catalogue. It is derived from city and name, so neither may change
 * once a listing uses the place: another spelling would be another place.
 */
function makePlaceId(city: string, name: string): string {
  const digest = createHash('sha256').update(`${city}\n${name}`).digest('base64url');
  return `${BUILT_IN_PLACE}${digest}`.slice(0, PLACE_ID_LENGTH);
}
