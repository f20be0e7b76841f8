import type { PlacedSearch } from '#domain/search/placed-search.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { listingsByCity } from './places-with-listings.ts';
import { type ResolvedArea, resolveArea } from './search-area.ts';
import type { SearchCriteria } from './store/search-kind.ts';
import type { SearchTable } from './store/search-tables.ts';

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

/**
 * Resolves the place of a search of a table's listings and, where it has dates, the groups of its
 * caller.
 */
export async function prepareSearch<Search extends PlacedSearch & { readonly dates?: unknown }>(
  table: SearchTable,
  search: Search,
  context: RequestContext,
): Promise<PreparedSearch<Search>> {
  const listingsIn =
    search.address === undefined ? undefined : await listingsByCity(table, context);
  const resolved = resolveArea(search, context.translate.locale, listingsIn);
  const groups =
    context.actor !== null && search.dates !== undefined
      ? await groupsOf(context.db, context.actor.id)
      : [];
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
