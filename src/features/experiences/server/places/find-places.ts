import { distanceKm, type Position } from '#domain/places.ts';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import {
  citiesOfCountry,
  cityNames,
  foldedNames,
  listedRegion,
  regionNames,
  townAt,
} from '#features/catalogues/index.server.ts';
import { PLACES } from '../../places/catalogue.ts';
import type { Place, PlaceCity } from '../../places/place.ts';
import { kindsFor } from '../../places/suited-kinds.ts';

/** Distance that a guest would travel from a city for an afternoon. */
const REACH_KM = 40;
/** A number that a user can look through. */
const MAX_PLACES = 24;
/** Maximum number of cities of the same name in a country. */
const NAMESAKES = 20;

export interface PlaceChoice {
  readonly countryCode: string;
  /** Empty for all regions. */
  readonly region: string;
  /** Empty for all cities. */
  readonly city: string;
  /** Null for all categories. */
  readonly category: ExperienceCategory | null;
  /** Id of a style of the category; null for all. */
  readonly style: string | null;
}

/**
 * Places that suit a choice. Around a city they are sorted by distance; otherwise each city lists
 * its first place before any lists its second. Empty around an unknown city.
 *
 * @param locale in which cities may be named, besides our own languages
 */
export function findPlaces(choice: PlaceChoice, locale: string): Place[] {
  const kinds = choice.category === null ? null : kindsFor(choice.category, choice.style);
  const suited = PLACES.filter(
    ({ city, kind }) =>
      city.countryCode === choice.countryCode && (kinds === null || kinds.has(kind)),
  );
  if (choice.city !== '') return aroundCity(suited, choice, locale).slice(0, MAX_PLACES);
  const wanted =
    choice.region === ''
      ? suited
      : suited.filter(({ city }) => getRegionNames(city).has(folded(choice.region)));
  return cityByCity(wanted).slice(0, MAX_PLACES);
}

function aroundCity(places: readonly Place[], choice: PlaceChoice, locale: string): Place[] {
  const middle = findCityPosition(choice, locale);
  if (middle === null) return [];
  return places
    .map((place) => ({ place, away: distanceKm(middle, place) }))
    .filter(({ away }) => away <= REACH_KM)
    .sort((a, b) => a.away - b.away)
    .map(({ place }) => place);
}

/**
 * The center of a city, named in any language; among namesakes the one in the region, otherwise the
 * largest.
 */
function findCityPosition(
  { countryCode, region, city }: PlaceChoice,
  locale: string,
): Position | null {
  const name = folded(city);
  const own = PLACES.find(
    ({ city: one }) =>
      one.countryCode === countryCode &&
      foldedNames(cityNames(one.name, countryCode)).includes(name),
  );
  if (own !== undefined) return own.city;
  const namesakes = citiesOfCountry(countryCode, locale, {
    query: city,
    region: '',
    limit: NAMESAKES,
  }).filter((one) => foldedNames([one.name, one.catalogueName]).includes(name));
  const listed = listedRegion(countryCode, region);
  return namesakes.find((one) => one.region === listed) ?? namesakes[0] ?? null;
}

const regionsByCity = new Map<PlaceCity, ReadonlySet<string>>();

/**
 * Every name of a city's region, folded: its own, its translations, and that of the list of
 * regions.
 */
function getRegionNames(city: PlaceCity): ReadonlySet<string> {
  const known = regionsByCity.get(city);
  if (known !== undefined) return known;
  const listed = townAt(city, 'en', REACH_KM)?.region ?? '';
  const names = [...regionNames(city.region, city.countryCode), listed].filter(Boolean);
  const regions = new Set(foldedNames(names));
  regionsByCity.set(city, regions);
  return regions;
}

/** The first of each city, then the second of each, and so on. */
function cityByCity(places: readonly Place[]): Place[] {
  const seen = new Map<PlaceCity, number>();
  return places
    .map((place) => {
      const round = seen.get(place.city) ?? 0;
      seen.set(place.city, round + 1);
      return { place, round };
    })
    .sort((a, b) => a.round - b.round)
    .map(({ place }) => place);
}

function folded(name: string): string {
  return foldedNames([name])[0] ?? '';
}
