import type { Position } from '#domain/places.ts';
import { aroundCity } from '#domain/search/around-city.ts';
import { EMPTY_STAY_SEARCH, type StaySearch, staySearch } from '#domain/search/stay-search.ts';
import { cityName, countryByCode, similarPlaces } from '#features/catalogues/index.server.ts';
import { citiesSpelledLike } from '#features/listings/index.server.ts';
import type { StaySearchPage } from '#features/stays/contract.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { countEach } from '../store/search/search-suggestions.ts';
import { withSearch } from './criteria-of.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** Spellings that are looked at of each kind; those that are offered. */
const TRIED = 12;
const MAX_OFFERED = 5;

type UnknownPlace = NonNullable<StaySearchPage['unknownPlace']>;

interface NamedCity extends Position {
  readonly label: string;
  readonly countryCode: string;
}

/** How many homes the place of a search has, whatever else is asked for. */
export async function countPlace(
  criteria: SearchCriteria,
  { db }: Pick<RequestContext, 'db'>,
): Promise<number> {
  const [count = 0] = await countEach(db, [{ ...criteria, search: EMPTY_STAY_SEARCH }]);
  return count;
}

/**
 * What is offered for the name of a place that nobody knows: the cities spelled most like it,
 * those with homes first. They keep what else was asked for, unless nothing is left then.
 */
export async function findUnknownPlace(
  name: string,
  criteria: SearchCriteria,
  context: RequestContext,
): Promise<UnknownPlace> {
  const { locale } = context.translate;
  const cities = await citiesLike(name, context);
  const count = (search: StaySearch): Promise<number[]> =>
    countEach(
      context.db,
      cities.map((city) => withSearch(criteria, aroundCity(staySearch, search, city), locale)),
    );
  const fitting = await count(criteria.search);
  const keepsFilters = fitting.some((found) => found > 0);
  const counts = keepsFilters ? fitting : await count(EMPTY_STAY_SEARCH);
  const similar = cities.map(({ countryCode, ...city }, at) => ({
    ...city,
    countryName: countryByCode(countryCode, locale)?.label ?? countryCode,
    count: counts[at] ?? 0,
    keepsFilters,
  }));
  const [here, elsewhere] = [
    similar.filter((city) => city.count > 0),
    similar.filter((city) => city.count === 0),
  ];
  return { name, similar: [...here, ...elsewhere].slice(0, MAX_OFFERED) };
}

/** Cities with homes and cities of the catalogue, each once. */
async function citiesLike(name: string, context: RequestContext): Promise<NamedCity[]> {
  const { locale } = context.translate;
  const known = (await citiesSpelledLike(name, ['stay_search'], TRIED, context)).map((place) => ({
    ...positionOf(place),
    label: cityName(place.city, place.countryCode, locale),
  }));
  const others = similarPlaces(name, locale, TRIED).map((place) => ({
    ...positionOf(place),
    label: place.name,
  }));
  const byName = new Map<string, NamedCity>();
  for (const city of [...known, ...others]) {
    const key = `${city.countryCode} ${city.label}`;
    if (!byName.has(key)) byName.set(key, city);
  }
  return [...byName.values()];
}

function positionOf({ countryCode, latitude, longitude }: Omit<NamedCity, 'label'>) {
  return { countryCode, latitude, longitude };
}
