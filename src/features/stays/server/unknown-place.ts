import { DEFAULT_RADIUS_KM } from '#domain/places.ts';
import { withoutPlace } from '#domain/search/drop-filters.ts';
import { EMPTY_STAY_SEARCH, type StaySearch, withChange } from '#domain/search/stay-search.ts';
import { cityName, countryByCode } from '#features/catalogues/index.server.ts';
import type { StaySearchPage } from '#features/stays/contract.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { withSearch } from './criteria-of.ts';
import { citiesSpelledLike } from './places-with-stays.ts';
import type { SearchCriteria } from './search-criteria.ts';
import type { KnownPlace } from './store/known-places.ts';
import { countEach } from './store/ways-out.ts';

/** Spellings that are tried for one that has homes; those that are offered. */
const TRIED = 12;
const MAX_OFFERED = 5;

type UnknownPlace = NonNullable<StaySearchPage['unknownPlace']>;

/** How many homes the place of a search has, whatever else is asked for. */
export async function countPlace(
  criteria: SearchCriteria,
  { db }: Pick<RequestContext, 'db'>,
): Promise<number> {
  const [count = 0] = await countEach(db, [{ ...criteria, search: EMPTY_STAY_SEARCH }]);
  return count;
}

/**
 * What is offered for the name of a place that nobody knows: the cities with homes that are
 * spelled most like it. They keep what else was asked for, unless nothing is left then.
 */
export async function findUnknownPlace(
  name: string,
  criteria: SearchCriteria,
  context: RequestContext,
): Promise<UnknownPlace> {
  const { db, translate } = context;
  const { locale } = translate;
  const cities = await citiesSpelledLike(name, TRIED, context);
  const offer = async (base: StaySearch, keepsFilters: boolean) => {
    const counts = await countEach(
      db,
      cities.map((city) => withSearch(criteria, searchIn(base, city, locale), locale)),
    );
    return cities.flatMap((city, at) => {
      const count = counts[at] ?? 0;
      if (count === 0) return [];
      const { countryCode, latitude, longitude } = city;
      const label = cityName(city.city, countryCode, locale);
      const countryName = countryByCode(countryCode, locale)?.label ?? countryCode;
      return [{ label, countryName, latitude, longitude, count, keepsFilters }];
    });
  };
  const fitting = await offer(criteria.search, true);
  const similar = fitting.length > 0 ? fitting : await offer(EMPTY_STAY_SEARCH, false);
  return { name, similar: similar.slice(0, MAX_OFFERED) };
}

function searchIn(search: StaySearch, city: KnownPlace, locale: string): StaySearch {
  return withChange(withoutPlace(search), {
    address: cityName(city.city, city.countryCode, locale),
    latitude: city.latitude,
    longitude: city.longitude,
    radiusKm: DEFAULT_RADIUS_KM,
  });
}
