import type { PlacedSearch } from '#domain/search/placed-search.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { SearchCriteria } from '../store/search/search-kind.ts';
import { type ResolvedArea, resolveArea } from './search-area.ts';

/** A search with its area and its caller. */
export interface PreparedSearch<Search extends PlacedSearch> {
  readonly criteria: SearchCriteria<Search>;
  readonly resolved: ResolvedArea;
}

/** Resolves the place of a search and, where it has dates, the groups of its caller. */
export async function prepareSearch<Search extends PlacedSearch & { readonly dates?: unknown }>(
  search: Search,
  context: RequestContext,
): Promise<PreparedSearch<Search>> {
  const resolved = resolveArea(search, context.translate.locale);
  const groups =
    context.actor !== null && search.dates !== undefined
      ? await groupsOf(context.db, context.actor.id)
      : [];
  const { area, centre } = resolved;
  return { criteria: { search, area, centre, now: context.now, groups }, resolved };
}

/** Of the same reader, another search. */
export function withSearch<Search extends PlacedSearch>(
  criteria: SearchCriteria<Search>,
  search: Search,
  locale: string,
): SearchCriteria<Search> {
  const { area, centre } = resolveArea(search, locale);
  return { ...criteria, search, area, centre };
}
