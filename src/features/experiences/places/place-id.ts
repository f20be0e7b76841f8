import { createHash } from 'node:crypto';
import { BUILT_IN_PLACE, PLACE_ID_LENGTH } from '#domain/place-id.ts';

/**
 * The id of a place of the catalogue. It follows from city and name, so neither may change once
 * somebody has chosen the place: another spelling would be another place.
 */
export function placeIdOf(city: string, name: string): string {
  const digest = createHash('sha256').update(`${city}\n${name}`).digest('base64url');
  return `${BUILT_IN_PLACE}${digest}`.slice(0, PLACE_ID_LENGTH);
}
