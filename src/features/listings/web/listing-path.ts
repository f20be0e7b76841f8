import type { OwnListing } from './page-data.ts';

/** Where the pages of listings are, by their kind. */
const PAGES = {
  stay: '/listings',
  itinerant: '/itinerants',
  experience: '/experience',
} as const satisfies Record<OwnListing['kind'], string>;

/** The address of a listing's page. */
export function listingPath(kind: OwnListing['kind'], id: string): string {
  return `${PAGES[kind]}/${id}`;
}
