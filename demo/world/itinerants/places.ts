import { distanceKm, type Position } from '#domain/places.ts';
import { timeZoneAt } from '#features/catalogues/index.server.ts';
import { CITIES } from '../cities/cities.ts';
import { at } from '../random.ts';
import type { DemoCity, PictureRegion } from '../types.ts';
import { PLACES, type PlaceRow } from './data/places.ts';
import type { DemoPlace } from './demo-itinerant.ts';

export interface StopPlace extends DemoPlace {
  readonly pictureRegion: PictureRegion;
  /** The city nearest to it, whose hosts look after it. */
  readonly nearest: DemoCity;
}

const rows: Readonly<Record<string, PlaceRow>> = PLACES;
const known = new Map<string, StopPlace>();

/**
 * A place that an itinerant goes to, by its id: a city of the demo world or one of those that only
 * itinerants know.
 *
 * @throws Error for an id of neither
 */
export function placeOf(id: string): StopPlace {
  let place = known.get(id);
  if (place === undefined) {
    place = findPlace(id);
    known.set(id, place);
  }
  return place;
}

function findPlace(id: string): StopPlace {
  const city = CITIES.find((candidate) => candidate.id === id);
  if (city !== undefined) {
    const { countryCode, region, name, timeZone, latitude, longitude, pictureRegion } = city;
    const where = { countryCode, region, city: name, timeZone, latitude, longitude };
    return { ...where, pictureRegion, nearest: city };
  }
  const row = rows[id];
  if (row === undefined) throw new Error(`There is no place ${id}.`);
  const [name, region, countryCode, latitude, longitude, pictureRegion] = row;
  const position = { latitude, longitude };
  return {
    countryCode,
    region,
    city: name,
    latitude,
    longitude,
    pictureRegion,
    timeZone: timeZoneAt(position, countryCode),
    nearest: nearestCity(position, countryCode),
  };
}

/** The nearest city of the same country, or of any where the country has none. */
function nearestCity(position: Position, countryCode: string): DemoCity {
  const own = CITIES.filter((city) => city.countryCode === countryCode);
  const candidates = own.length > 0 ? own : CITIES;
  return candidates.reduce(
    (best, city) => (distanceKm(position, city) < distanceKm(position, best) ? city : best),
    at(candidates, 0),
  );
}
