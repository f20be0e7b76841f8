import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { displayNames } from '#platform/i18n/formats.ts';
import type { SearchData } from './search-data.ts';
import { placeLabel } from './search-heading.ts';

/** Routes that hold a list of homes. */
const WITH_RESULTS: ReadonlySet<string> = new Set(['/', '/listings/']);

/**
 * What the place of a search is called: by the results, else by the URL itself, a country by its
 * code (spec 1 §2.2). Null while none is asked for.
 */
export function usePlaceLabel(search: StaySearch): string | null {
  const { t, i18n } = useLingui();
  const found = useRouterState({
    select: ({ matches }) => {
      const data = matches.find(({ routeId }) => WITH_RESULTS.has(routeId))?.loaderData;
      const results = (data as SearchData | undefined)?.results;
      return results === undefined ? null : placeLabel(search, results);
    },
  });
  if (search.bbox !== undefined) return t`Map area`;
  if (found) return found;
  if (search.address !== undefined) return search.address;
  if (search.locationValue === undefined) return null;
  const names = displayNames(i18n.locale, { type: 'region', fallback: 'none' });
  return names.of(search.locationValue) ?? null;
}
