import { cityName, countryByCode } from '#features/catalogues/index.server.ts';
import type { Translator } from '#platform/server/services.ts';
import { OPENINGS } from '../../places/openings.ts';
import type { Place } from '../../places/place.ts';
import { PLACE_KINDS } from '../../places/place-kinds.ts';

/** The town of a place, in the user's language if its name is known. */
export function formatTown({ town, city }: Place, locale: string): string {
  return cityName(town === '' ? city.name : town, city.countryCode, locale);
}

/** Street, town and country, in a single line. */
export function formatAddress(place: Place, locale: string): string {
  const { countryCode } = place.city;
  const country = countryByCode(countryCode, locale)?.label ?? countryCode;
  return [...new Set([place.street, formatTown(place, locale), country])].join(', ');
}

/** Kind and opening of a place. */
export function describePlace({ kind, opening }: Place, translate: Translator): string {
  return `${translate(PLACE_KINDS[kind].label)} · ${translate(OPENINGS[opening])}`;
}
