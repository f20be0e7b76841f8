import { useRouterState } from '@tanstack/react-router';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { foundPlaceOn, useAskedPlace } from '#market/search/index.web.ts';

/** Name of a search's place according to the shown homes; null without results. */
export const foundPlace = foundPlaceOn(['/', '/listings/']);

/**
 * Name of a search's place: according to the results, otherwise to the URL itself, a country by its
 * code (spec 1 §2.2). Null without a place.
 */
export function usePlaceLabel(search: StaySearch): string | null {
  const found = useRouterState({ select: ({ matches }) => foundPlace(search, matches) });
  return useAskedPlace(search, found);
}
