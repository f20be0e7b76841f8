import { msg } from '@lingui/core/macro';
import { isBuiltInPlace } from '#domain/place-id.ts';
import {
  citiesOfCountry,
  cityName,
  countryByCode,
  listedRegion,
} from '#features/catalogues/index.server.ts';
import type { ExperienceForm } from '#features/experiences/contract.ts';
import { placeOfForm } from '#market/hosting/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';
import { placeById } from '../../places/catalogue.ts';
import type { Place } from '../../places/place.ts';

type Location = ExperienceForm['location'];

/**
 * Where an experience is: at the recommended place, at the point of the form, or in the middle of
 * its city or country, whichever is known first.
 *
 * @param recommendation null for a place of the host's own
 * @throws Problem 'invalid-input' for an unknown country, or a point that is far from it
 */
export function placeOfExperience(
  location: Location,
  recommendation: Place | null,
  translate: Translator,
) {
  if (recommendation !== null) {
    const { city, latitude, longitude } = recommendation;
    return placeOfForm(
      {
        location: { value: city.countryCode, latlng: [latitude, longitude] },
        region: location.region || city.region,
        city: location.city || cityName(city.name, city.countryCode, 'en'),
      },
      translate,
    );
  }
  const { value, region, city } = location;
  return placeOfForm(
    { location: { value, latlng: location.latlng ?? findCenter(location) }, region, city },
    translate,
  );
}

/**
 * The position of its city, otherwise of the largest city of its region, otherwise of its country.
 */
function findCenter({ value, region, city }: Location): [number, number] {
  const isListed = listedRegion(value, region) !== '';
  const queries = [...(city === '' ? [] : [city]), ...(isListed ? [''] : [])];
  for (const query of queries) {
    const [found] = citiesOfCountry(value, 'en', { query, region, limit: 1 });
    if (found !== undefined) return [found.latitude, found.longitude];
  }
  const country = countryByCode(value, 'en');
  return country === null ? [0, 0] : [country.latlng[0], country.latlng[1]];
}

/**
 * The place of the catalogue that a form names.
 *
 * @returns null for a place of the host's own, and for Google's places, which we may not store
 * @throws Problem 'invalid-input' for an id of the catalogue that doesn't exist
 */
export function recommendedPlace(
  { recommendationId }: Pick<ExperienceForm, 'recommendationId'>,
  translate: Translator,
): Place | null {
  if (recommendationId === null || !isBuiltInPlace(recommendationId)) return null;
  const place = placeById(recommendationId);
  if (place !== null) return place;
  const text = translate(msg`We don't recognise this one.`);
  throw new Problem('invalid-input', { fields: { recommendationId: text } });
}
