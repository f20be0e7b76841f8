import { parseStaySearch, type StaySearch, withChange } from '#domain/search/stay-search.ts';
import { AMENITIES, countryByCode, EVENT_TYPES } from '#features/catalogues/index.server.ts';
import type { CardPricing } from './cards.ts';
import type { StayCriteria } from './criteria.ts';

const AMENITY_IDS: ReadonlySet<string> = new Set(AMENITIES.map(({ id }) => id));
const EVENT_IDS: ReadonlySet<string> = new Set(EVENT_TYPES.map(({ id }) => id));

/** Parses the search of a query; ids missing from the catalogues are ignored (spec 1 §4.8). */
export function readSearch(query: Readonly<Record<string, unknown>>): StaySearch {
  const search = parseStaySearch(query);
  const { locationValue } = search;
  const isCountry = locationValue !== undefined && countryByCode(locationValue, 'en') !== null;
  return withChange(search, {
    page: search.page,
    locationValue: isCountry ? locationValue : undefined,
    amenity: search.amenity.filter((id) => AMENITY_IDS.has(id)),
    event: search.event.filter((id) => EVENT_IDS.has(id)),
  });
}

/** Basis of the prices on the cards of a search: the stay matching its dates, or a duration. */
export function toCardPricing({ search, groups, now }: StayCriteria): CardPricing {
  if (search.dates === undefined) return { kind: 'duration', duration: search.pricingDuration };
  return {
    kind: 'dates',
    guests: search.guestCount ?? 1,
    rooms: search.roomCount ?? 1,
    groups,
    now,
  };
}
