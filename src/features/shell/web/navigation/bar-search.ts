import { useRouterState } from '@tanstack/react-router';
import type { SearchCodec } from '#domain/search/define-search.ts';
import type { StayDates } from '#domain/search/stay-dates.ts';
import { type SearchedPlace, useAskedPlace } from '#market/search/index.web.ts';
import { useUrlSearch } from '#platform/web/scope/url-search.ts';

/** The part of any section's search that the pill and the filter button show. */
export interface BarSearch extends SearchedPlace {
  readonly dates?: StayDates;
  readonly guestCount?: number;
}

/** Reads the URL's search for a section's bar. */
export interface BarCodec {
  /** The URL's search, and all its parameters as a query without `?`. */
  useAsked(): { readonly search: BarSearch; readonly query: string };
  /** Number of active filters, without those that the pill and the strip of categories show. */
  useActiveCount(): number;
  /** Label of the searched place; null without one. */
  usePlaceLabel(): string | null;
}

/** Filters that are shown elsewhere: by the pill and by the strip. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'locationValue',
  'address',
  'position',
  'bbox',
  'dates',
  'guestCount',
  'category',
]);

/**
 * Parses a section's URL for the bar. Each variant uses the same hooks, since one bar remains
 * mounted across sections.
 *
 * @param codec of that section's searches
 * @param foundPlace the place's name in the shown results of a search
 */
export function barCodec<Search extends BarSearch, Name extends string>(
  codec: SearchCodec<Search, Name>,
  foundPlace: (
    search: Search,
    matches: readonly { readonly routeId: string; readonly loaderData?: unknown }[],
  ) => string | null = () => null,
): BarCodec {
  return {
    useAsked() {
      const search = useUrlSearch(codec);
      return { search, query: new URLSearchParams(codec.format(search)).toString() };
    },
    useActiveCount: () =>
      codec.activeFilters(useUrlSearch(codec)).filter(({ key }) => !ELSEWHERE.has(key)).length,
    usePlaceLabel() {
      const search = useUrlSearch(codec);
      const found = useRouterState({ select: ({ matches }) => foundPlace(search, matches) });
      return useAskedPlace(search, found);
    },
  };
}
