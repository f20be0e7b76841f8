import { PLACES, type Place } from '#features/experiences/index.server.ts';
import { CITIES } from '../cities/cities.ts';

const known = new Map<string, Place>();

/**
 * A public place of the catalogue.
 *
 * @param cityId of the demo world's cities
 * @throws Error when the city has no place of that name
 */
export function publicPlace(cityId: string, name: string): Place {
  const key = `${cityId} ${name}`;
  let place = known.get(key);
  if (place === undefined) {
    const city = CITIES.find(({ id }) => id === cityId);
    place = PLACES.find((each) => each.name === name && each.city.name === city?.name);
    if (place === undefined) throw new Error(`There is no ${name} in ${cityId}.`);
    known.set(key, place);
  }
  return place;
}

/** Street and city, as one would tell somebody who knows the country. */
export function addressAt({ street, town, city }: Place): string {
  return [...new Set([street, town === '' ? city.name : town])].join(', ');
}
