import { useRouterState } from '@tanstack/react-router';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { placeLabel, useAskedPlace } from '#features/listings/index.web.ts';
import type { SearchData } from './search-data.ts';

/** Routes that hold a list of homes. */
const WITH_RESULTS: ReadonlySet<string> = new Set(['/', '/listings/']);

/** What the results that are shown call the place of a search; null where none are. */
export function foundPlace(
  search: Pick<StaySearch, 'bbox'>,
  matches: readonly { readonly routeId: string; readonly loaderData?: unknown }[],
): string | null {
  const data = matches.find(({ routeId }) => WITH_RESULTS.has(routeId))?.loaderData;
  const results = (data as SearchData | undefined)?.results;
  return results === undefined ? null : placeLabel(search, results);
}

/**
 * What the place of a search is called: by the results, else by the URL itself, a country by its
 * code (spec 1 §2.2). Null while none is asked for.
 */
export function usePlaceLabel(search: StaySearch): string | null {
  const found = useRouterState({ select: ({ matches }) => foundPlace(search, matches) });
  return useAskedPlace(search, found);
}
