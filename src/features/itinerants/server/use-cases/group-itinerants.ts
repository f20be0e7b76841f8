import type { RequestContext } from '#platform/server/http/serve.ts';
import { type BriefItinerant, loadBriefItinerants } from '../store/search/grouped-itinerants.ts';

/** Itinerants in the grouped answer: the newest of them when there are more. */
const MAX_GROUPED = 2_000;

interface CountryItinerants {
  locationValue: string;
  itinerants: Omit<BriefItinerant, 'locationValue'>[];
}

/** All itinerants that can be joined, by country (spec 3 §3.3), for the choices of the wizards. */
export async function groupItinerants({ db, now }: RequestContext): Promise<CountryItinerants[]> {
  const groups = new Map<string, CountryItinerants>();
  for (const { locationValue, ...itinerant } of await loadBriefItinerants(db, now, MAX_GROUPED)) {
    const group = groups.get(locationValue) ?? { locationValue, itinerants: [] };
    group.itinerants.push(itinerant);
    groups.set(locationValue, group);
  }
  return [...groups.values()];
}
