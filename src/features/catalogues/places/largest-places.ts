import { cityIndex } from './city-index.ts';
import type { Place } from './place.ts';
import { placeAt } from './place.ts';

/** Every town of at least `minPopulation` people (5,000 is the least known), the largest first. */
export function largestPlaces(locale: string, minPopulation = 5_000): Place[] {
  const index = cityIndex();
  const places: Place[] = [];
  for (let at = 0; at < index.ids.length; at += 1) {
    if ((index.populations[at] ?? 0) < minPopulation) break;
    places.push(placeAt(index, at, locale));
  }
  return places;
}
