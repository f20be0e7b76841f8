import type { ListingKind } from '#domain/vocabulary.ts';
import { watchedExperiences } from '#features/experiences/index.server.ts';
import { watchedItinerants } from '#features/itinerants/index.server.ts';
import { watchedStays } from '#features/stays/index.server.ts';
import type { WatchedSearches } from '#market/search/index.server.ts';

const WATCHED: Readonly<Record<ListingKind, WatchedSearches>> = {
  stay: watchedStays,
  itinerant: watchedItinerants,
  experience: watchedExperiences,
};

/** The searches of a kind. */
export function watchedSearches(kind: ListingKind): WatchedSearches {
  return WATCHED[kind];
}

/** The searches of every kind. */
export const ALL_WATCHED: readonly WatchedSearches[] = Object.values(WATCHED);

/** The parameters of a saved search. */
export function parseQuery(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}
