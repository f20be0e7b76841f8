import { type DateText, nightsBetween } from '#domain/dates.ts';
import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import { lastDeparture } from '#domain/search/stay-dates.ts';
import { AMENITIES, countryByCode, EVENT_TYPES } from '#features/catalogues/index.server.ts';
import type { SearchCriteria } from '#market/search/index.server.ts';

/** A search for itinerants with all that its SQL depends on. */
export type ItinerantCriteria = SearchCriteria<ItinerantSearch>;

const AMENITY_IDS: ReadonlySet<string> = new Set(AMENITIES.map(({ id }) => id));
const EVENT_IDS: ReadonlySet<string> = new Set(EVENT_TYPES.map(({ id }) => id));

/** Parses the search of a query; ids that are in no catalogue are ignored (spec 1 §4.8). */
export function readItinerantSearch(query: Readonly<Record<string, unknown>>): ItinerantSearch {
  const search = itinerantSearch.parse(query);
  const { locationValue } = search;
  const isCountry = locationValue !== undefined && countryByCode(locationValue, 'en') !== null;
  return itinerantSearch.change(search, {
    page: search.page,
    locationValue: isCountry ? locationValue : undefined,
    amenity: search.amenity.filter((id) => AMENITY_IDS.has(id)),
    event: search.event.filter((id) => EVENT_IDS.has(id)),
  });
}

/** Whether prices are for the whole route instead of a night. */
export function isWholeWay({ scheduleDuration }: ItinerantSearch): boolean {
  return scheduleDuration === 'full';
}

/** Number of nights that the price on a card is for. */
export function pricedNights(
  search: ItinerantSearch,
  dates: { readonly startDate: DateText; readonly endDate: DateText },
): number {
  return isWholeWay(search) ? nightsBetween(dates.startDate, dates.endDate) : 1;
}

/**
 * Why the dates of a search can't match anything; null when they can. The range may be of any
 * length.
 */
export function problemOfRange({
  search: { dates },
  now,
}: Pick<ItinerantCriteria, 'search' | 'now'>): 'past' | 'too-far' | null {
  if (dates === undefined) return null;
  const { earliest, latest } = datesOnEarth(now);
  if (dates.endDate <= earliest) return 'past';
  return dates.startDate >= lastDeparture(latest) ? 'too-far' : null;
}
