import { useRouterState } from '@tanstack/react-router';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { foundPlaceOn, useAskedPlace } from '#market/search/index.web.ts';

/** What the homes that are shown call the place of a search; null where none are. */
export const foundPlace = foundPlaceOn(['/', '/listings/']);

/**
 * What the place of a search is called: by the results, else by the URL itself, a country by its
 * code (spec 1 §2.2). Null while none is asked for.
 */
export function usePlaceLabel(search: StaySearch): string | null {
  const found = useRouterState({ select: ({ matches }) => foundPlace(search, matches) });
  return useAskedPlace(search, found);
}
