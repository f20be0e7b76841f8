import type { ListingKind } from './vocabulary.ts';

/** Where the pages of listings are, by their kind. */
const PAGES = {
  stay: '/listings',
  itinerant: '/itinerants',
  experience: '/experience',
} as const satisfies Record<ListingKind, string>;

/** The address of a listing's page. */
export function listingPath(kind: ListingKind, id: string): string {
  return `${PAGES[kind]}/${id}`;
}
