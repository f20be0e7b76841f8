import type { Position } from '#domain/places.ts';
import { aroundCity } from '#domain/search/around-city.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import { cityName, countryByCode, similarPlaces } from '#features/catalogues/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Actor } from '#platform/server/services.ts';
import type { UnknownPlace } from '../contract/results.ts';
import { citiesSpelledLike, listingsByCity } from './places-with-listings.ts';
import { type ResolvedArea, resolveArea } from './search-area.ts';
import { countEach } from './store/counts.ts';
import type { SearchCriteria, SearchKind, SearchTable } from './store/search-kind.ts';

const PLACE_FIELDS = [
  'address',
  'bbox',
  'latitude',
  'locationValue',
  'longitude',
  'radiusKm',
] as const satisfies readonly (keyof PlacedSearch)[];

/** A search with its area and its caller. */
export interface PreparedSearch<Search extends PlacedSearch> {
  readonly criteria: SearchCriteria<Search>;
  readonly resolved: ResolvedArea;
}

/** The person that a search is for, and the moment; of a request, or of a job. */
export type SearchReader = Pick<RequestContext, 'db' | 'services' | 'now' | 'translate'> & {
  readonly actor: Pick<Actor, 'id' | 'groups'> | null;
};

/**
 * Resolves the place of a search of a table's listings and, where it has dates, the groups of its
 * caller.
 */
export async function prepareSearch<Search extends PlacedSearch & { readonly dates?: unknown }>(
  table: SearchTable,
  search: Search,
  context: SearchReader,
): Promise<PreparedSearch<Search>> {
  const listingsIn =
    search.address === undefined ? undefined : await listingsByCity(table, context);
  const resolved = resolveArea(search, context.translate.locale, listingsIn);
  const groups = search.dates === undefined ? [] : (context.actor?.groups ?? []);
  const { area, centre } = resolved;
  return { criteria: { search, area, centre, now: context.now, groups }, resolved };
}

/** Another search by the same reader: in the same place, around a position, or everywhere. */
export function withSearch<Search extends PlacedSearch>(
  criteria: SearchCriteria<Search>,
  search: Search,
  locale: string,
): SearchCriteria<Search> {
  const { area, centre } = isSamePlace(search, criteria.search)
    ? criteria
    : resolveArea(search, locale);
  return { ...criteria, search, area, centre };
}

function isSamePlace(one: PlacedSearch, other: PlacedSearch): boolean {
  return PLACE_FIELDS.every((field) => String(one[field]) === String(other[field]));
}

/** Number of spellings compared of each kind, and of those offered. */
const TRIED = 12;
const MAX_OFFERED = 5;

interface NamedCity extends Position {
  readonly label: string;
  readonly countryCode: string;
}

/** Number of listings in the place of a search, regardless of other filters. */
export async function countPlace<Search extends PlacedSearch>(
  kind: SearchKind<Search>,
  criteria: SearchCriteria<Search>,
  { db }: Pick<RequestContext, 'db'>,
): Promise<number> {
  const [count = 0] = await countEach(kind, db, [{ ...criteria, search: kind.codec.parse({}) }]);
  return count;
}

/**
 * Alternatives for an unknown place name: the cities with the most similar spelling that have
 * listings. The other filters remain, unless nothing would match.
 */
export async function findUnknownPlace<Search extends PlacedSearch>(
  kind: SearchKind<Search>,
  name: string,
  criteria: SearchCriteria<Search>,
  context: RequestContext,
): Promise<UnknownPlace> {
  const { locale } = context.translate;
  const cities = await citiesLike(name, kind.table, context);
  const count = (search: Search): Promise<number[]> =>
    countEach(
      kind,
      context.db,
      cities.map((city) => withSearch(criteria, aroundCity(kind.codec, search, city), locale)),
    );
  const fitting = await count(criteria.search);
  const keepsFilters = fitting.some((found) => found > 0);
  const counts = keepsFilters ? fitting : await count(kind.codec.parse({}));
  const similar = cities.map(({ countryCode, ...city }, at) => ({
    ...city,
    countryName: countryByCode(countryCode, locale)?.label ?? countryCode,
    count: counts[at] ?? 0,
    keepsFilters,
  }));
  return { name, similar: similar.filter((city) => city.count > 0).slice(0, MAX_OFFERED) };
}

/** Cities with listings and cities of the catalogue, each once. */
async function citiesLike(
  name: string,
  table: SearchTable,
  context: RequestContext,
): Promise<NamedCity[]> {
  const { locale } = context.translate;
  const known = (await citiesSpelledLike(name, table, TRIED, context)).map((place) => ({
    ...toCityPosition(place),
    label: cityName(place.city, place.countryCode, locale),
  }));
  const others = similarPlaces(name, locale, TRIED).map((place) => ({
    ...toCityPosition(place),
    label: place.name,
  }));
  const byName = new Map<string, NamedCity>();
  for (const city of [...known, ...others]) {
    const key = `${city.countryCode} ${city.label}`;
    if (!byName.has(key)) byName.set(key, city);
  }
  return [...byName.values()];
}

function toCityPosition({ countryCode, latitude, longitude }: Omit<NamedCity, 'label'>) {
  return { countryCode, latitude, longitude };
}
