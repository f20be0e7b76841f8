import { parseStaySearch, type StaySearch, withChange } from '#domain/search/stay-search.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import { AMENITIES, countryByCode, EVENT_TYPES } from '#features/catalogues/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { CardPricing } from './cards.ts';
import { type ResolvedArea, resolveArea } from './search-area.ts';
import type { SearchCriteria } from './search-criteria.ts';

const AMENITY_IDS: ReadonlySet<string> = new Set(AMENITIES.map(({ id }) => id));
const EVENT_IDS: ReadonlySet<string> = new Set(EVENT_TYPES.map(({ id }) => id));

/** The search a query asks for; ids that no catalogue knows are ignored (spec 1 §4.8). */
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

/** A search with its area and its caller. */
export interface PreparedSearch {
  readonly criteria: SearchCriteria;
  readonly resolved: ResolvedArea;
}

/** Resolves the place of a search and the groups of its caller. */
export async function prepareSearch(
  search: StaySearch,
  context: RequestContext,
): Promise<PreparedSearch> {
  const resolved = resolveArea(search, context.translate.locale);
  const groups =
    context.actor !== null && search.dates !== undefined
      ? await groupsOf(context.db, context.actor.id)
      : [];
  const { area, centre } = resolved;
  return { criteria: { search, area, centre, now: context.now, groups }, resolved };
}

/** Of the same reader, another search. */
export function withSearch(
  criteria: SearchCriteria,
  search: StaySearch,
  locale: string,
): SearchCriteria {
  const { area, centre } = resolveArea(search, locale);
  return { ...criteria, search, area, centre };
}

/** What the cards of a search are priced for: the stay found for its dates, or a duration. */
export function pricingOf({ search, groups, now }: SearchCriteria): CardPricing {
  if (search.dates === undefined) return { kind: 'duration', duration: search.pricingDuration };
  return {
    kind: 'dates',
    guests: search.guestCount ?? 1,
    rooms: search.roomCount ?? 1,
    groups,
    now,
  };
}
