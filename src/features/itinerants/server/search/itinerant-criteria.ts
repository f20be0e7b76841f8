import { msg } from '@lingui/core/macro';
import { type DateText, nightsBetween } from '#domain/dates.ts';
import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { formatMoney, toCents } from '#domain/money.ts';
import {
  type ItinerantFilterKey,
  type ItinerantSearch,
  itinerantSearch,
} from '#domain/search/itinerant-search.ts';
import { lastDeparture } from '#domain/search/stay-dates.ts';
import {
  AMENITIES,
  countryByCode,
  EVENT_TYPES,
  SCENERY_STYLE_ENTRIES,
} from '#features/catalogues/index.server.ts';
import {
  commonFilterLabel,
  type FilterChip,
  type SearchCriteria,
} from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import { ITINERANT_CATEGORY_LABELS } from '../../labels/categories.ts';

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

/** The active filters with their labels, in the order of the search. */
export function itinerantChips(
  search: ItinerantSearch,
  context: Pick<RequestContext, 'translate' | 'headers' | 'now'>,
): FilterChip[] {
  return itinerantSearch.activeFilters(search).map((filter) => ({
    key: filter.key,
    value: filter.value ?? null,
    label:
      commonFilterLabel(filter, search, context) ?? ownLabel(filter.key, search, context.translate),
  }));
}

/** The label of a filter that only searches for itinerants have. */
function ownLabel(key: ItinerantFilterKey, search: ItinerantSearch, translate: Translator): string {
  switch (key) {
    case 'category':
      return search.category ? translate(ITINERANT_CATEGORY_LABELS[search.category].label) : '';
    case 'style':
      return search.style ? translate(SCENERY_STYLE_ENTRIES[search.style].label) : '';
    case 'price': {
      const amount = formatMoney(toCents(search.price ?? 0), translate.locale);
      return isWholeWay(search)
        ? translate(msg`Up to ${amount} for the whole trip`)
        : translate(msg`Up to ${amount} a night`);
    }
    default:
      return '';
  }
}
