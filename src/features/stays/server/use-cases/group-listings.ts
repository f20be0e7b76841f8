import type { RequestContext } from '#platform/server/http/serve.ts';
import { type BriefListing, loadBriefListings } from '../store/search/grouped-listings.ts';

/** Listings in the grouped answer: the newest of them when there are more. */
const MAX_GROUPED = 2_000;

interface CountryListings {
  locationValue: string;
  listings: Omit<BriefListing, 'locationValue'>[];
}

/** All stays by country (spec 3 §3.3), for the choices and figures of the search wizards. */
export async function groupListings({ db }: RequestContext): Promise<CountryListings[]> {
  const groups = new Map<string, CountryListings>();
  for (const { locationValue, ...listing } of await loadBriefListings(db, MAX_GROUPED)) {
    const group = groups.get(locationValue) ?? { locationValue, listings: [] };
    group.listings.push(listing);
    groups.set(locationValue, group);
  }
  return [...groups.values()];
}
