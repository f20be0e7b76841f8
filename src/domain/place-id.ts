/** Prefix of every place id that a photo is fetched for (spec 2 §9). */
const PLACE_ID_START = 'ChIJ';

/** Letters of such an id (spec 2 §9). */
export const PLACE_ID_LENGTH = 27;

/** Prefix of the ids of the built-in catalogue; no other ids have it. */
export const BUILT_IN_PLACE = 'ChIJwh_';

/** Whether photos of a place are fetched: both rules must hold (spec 2 §5, §9). */
export function hasPhotos(placeId: string): boolean {
  return placeId.startsWith(PLACE_ID_START) && placeId.length === PLACE_ID_LENGTH;
}

/** Whether the built-in catalogue is responsible for an id, whether or not the place exists. */
export function isBuiltInPlace(placeId: string): boolean {
  return placeId.startsWith(BUILT_IN_PLACE);
}
