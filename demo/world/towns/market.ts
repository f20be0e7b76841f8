import { distanceKm } from '#domain/places.ts';
import { largestPlaces, type Place } from '#features/catalogues/index.server.ts';
import { CITIES } from '../cities/cities.ts';
import { at, type Random } from '../random.ts';
import type { DemoCity } from '../types.ts';
import { townCity } from './town-city.ts';

const WEIGHTED_CITIES = CITIES.map((city) => [city, city.weight] as const);
/** Stays that all stand in the cities written by hand. */
const CITIES_ALONE = 2_000;
/** How soon later stays turn to other towns: ten times the stays are 2.5 times as many a city. */
const TURNING = 0.7;
const FIRST_TOWNS = 200;
/** A market opens one more town for so many stays. */
const STAYS_A_TOWN = 4;
/** Above 1, larger towns get more. */
const LARGER_FIRST = 1.5;
/** Nearer than this a place is a part of the city. */
const PART_OF_CITY_KM = 8;

interface Town {
  readonly place: Place;
  readonly nearest: DemoCity;
}

let towns: readonly Town[] | null = null;
const made = new Map<number, DemoCity>();

export interface MarketPlace {
  readonly city: DemoCity;
  /** Id of the city written by hand that it is, or is nearest to. */
  readonly homeOfHost: string;
  readonly isTown: boolean;
}

/**
 * Where the stay at `index` of an endless row stands. A growing market covers more towns, real ones
 * of at least 5,000 people, and grows slowly in those it has.
 */
export function marketPlace(index: number, random: Random): MarketPlace {
  if (random.next() < (CITIES_ALONE / (index + 1)) ** TURNING) {
    const city = random.weighted(WEIGHTED_CITIES);
    return { city, homeOfHost: city.id, isTown: false };
  }
  towns ??= listTowns();
  const open = Math.min(towns.length, FIRST_TOWNS + Math.floor(index / STAYS_A_TOWN));
  const { place, nearest } = at(towns, Math.floor(open * random.next() ** LARGER_FIRST));
  let city = made.get(place.id);
  if (city === undefined) {
    city = townCity(place, nearest);
    made.set(place.id, city);
  }
  return { city, homeOfHost: nearest.id, isTown: true };
}

/** In the countries of the cities, whose streets and prices the world knows. */
function listTowns(): Town[] {
  const countries = new Set(CITIES.map(({ countryCode }) => countryCode));
  return largestPlaces('en').flatMap((place) => {
    if (!countries.has(place.countryCode)) return [];
    let nearest = at(CITIES, 0);
    let min = Number.POSITIVE_INFINITY;
    for (const city of CITIES) {
      const km = distanceKm(place, city);
      if (km < min) {
        min = km;
        nearest = city;
      }
    }
    return min < PART_OF_CITY_KM ? [] : [{ place, nearest }];
  });
}
