import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { toCents } from '#domain/money.ts';
import { type DatesProblem, datesProblem } from '#domain/search/stay-dates.ts';
import {
  activeFilters,
  parseStaySearch,
  type StayFilter,
  type StaySearch,
  withChange,
} from '#domain/search/stay-search.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import {
  AMENITIES,
  averageAgeChip,
  countryByCode,
  EVENT_TYPES,
  LISTING_CATEGORY_ENTRIES,
  priceChip,
  residentsChip,
  wifiChip,
} from '#features/catalogues/index.server.ts';
import {
  commonFilterLabel,
  type FilterChip,
  type SearchCriteria,
} from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';

/** A search for stays with everything that its SQL depends on. */
export type StayCriteria = SearchCriteria<StaySearch>;

const AMENITY_IDS: ReadonlySet<string> = new Set(AMENITIES.map(({ id }) => id));
const EVENT_IDS: ReadonlySet<string> = new Set(EVENT_TYPES.map(({ id }) => id));

/** Parses the search of a query; ids missing from the catalogues are ignored (spec 1 §4.8). */
export function readStaySearch(query: Readonly<Record<string, unknown>>): StaySearch {
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

/** Why no stay can match the dates of a search; null when they are valid. */
export function findDatesProblem({
  search: { dates },
  now,
}: Pick<StayCriteria, 'search' | 'now'>): DatesProblem | null {
  return dates === undefined ? null : datesProblem(dates, datesOnEarth(now));
}

/** The active filters with their labels, in the order of the search. */
export function filterChips(
  search: StaySearch,
  context: Pick<RequestContext, 'translate' | 'headers' | 'now'>,
): FilterChip[] {
  return activeFilters(search).map((filter) => ({
    key: filter.key,
    value: filter.value ?? null,
    label:
      commonFilterLabel(filter, search, context) ??
      stayFilterLabel(filter, search, context.translate),
  }));
}

/** The label of a filter that is specific to stays. */
function stayFilterLabel(
  { key, value = '' }: StayFilter,
  search: StaySearch,
  translate: Translator,
): string {
  switch (key) {
    case 'price':
      return priceLabel(search, translate);
    case 'residentCount':
      return translate(residentsChip(Number(value)));
    case 'averageAge':
      return translate(averageAgeChip(Number(value)));
    case 'minMbps':
      return translate(wifiChip(Number(value).toLocaleString(translate.locale)));
    case 'category':
      return search.category ? translate(LISTING_CATEGORY_ENTRIES[search.category].label) : value;
    default:
      return value;
  }
}

/** The prices as they were typed, otherwise as on the cards (spec 1 §2.2). */
function priceLabel(
  { minPrice, maxPrice, priceSpan, pricingDuration }: StaySearch,
  translate: Translator,
): string {
  const nights = priceSpan === undefined ? DURATION_NIGHTS[pricingDuration] : 1;
  const cents = (dollars: number | undefined): number | undefined =>
    dollars === undefined ? undefined : toCents(dollars * nights);
  return priceChip(
    { min: cents(minPrice), max: cents(maxPrice), span: priceSpan ?? pricingDuration },
    translate.locale,
    translate,
  );
}
