import {
  type PriceProblem,
  type PriceRange,
  parseDollars,
  rangeProblems,
} from '#domain/search/price-range.ts';
import { AVERAGE_AGE, NIGHTLY_DOLLARS, RESIDENTS } from '#domain/search/stay-limits.ts';
import { type StaySearch, type StaySearchPatch, withChange } from '#domain/search/stay-search.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import type { ListingCategory, Occupancy, PricingDuration } from '#domain/vocabulary.ts';
import { createFilterForm } from '#market/search/index.web.ts';
import type { StayAnalytics, StayChoices } from '../../contract.ts';

/**
 * Values of the filter dialog (spec 3 §3.5). Null is an untouched default: it is shown, but doesn't
 * filter. Prices are as typed, in dollars of the duration that the cards show.
 */
export interface FilterValues {
  readonly category: ListingCategory | null;
  readonly occupancy: Occupancy | null;
  /** Also null where the search has no position. */
  readonly radiusKm: number | null;
  /** Minimum speed of the wifi, in megabits per second. */
  readonly minMbps: number | null;
  /** Whether only listings of verified hosts are shown. */
  readonly hostVerified: true | null;
  readonly amenity: readonly string[];
  readonly event: readonly string[];
  readonly residentCount: number | null;
  readonly averageAge: number | null;
  readonly minPrice: string;
  readonly maxPrice: string;
}

/** Dollars of a duration between which prices can be chosen; the upper end means no limit. */
export function priceBounds(duration: PricingDuration): PriceRange {
  const nights = DURATION_NIGHTS[duration];
  return { min: NIGHTLY_DOLLARS.min * nights, max: NIGHTLY_DOLLARS.max * nights };
}

/** Duration of a search's prices: the span they were typed for, otherwise that of the cards. */
export function getPriceDuration({ priceSpan, pricingDuration }: StaySearch): PricingDuration {
  return priceSpan ?? pricingDuration;
}

/** The initial values of the filter dialog for a search. */
export function toFilterValues(search: StaySearch): FilterValues {
  const nights = search.priceSpan === undefined ? DURATION_NIGHTS[search.pricingDuration] : 1;
  const { min, max } = priceBounds(getPriceDuration(search));
  return {
    category: search.category ?? null,
    occupancy: search.occupancy ?? null,
    radiusKm: search.radiusKm ?? null,
    minMbps: search.minMbps ?? null,
    hostVerified: search.hostVerified ?? null,
    amenity: search.amenity,
    event: search.event,
    residentCount: search.residentCount ?? null,
    averageAge: search.averageAge ?? null,
    minPrice: String(search.minPrice === undefined ? min : search.minPrice * nights),
    maxPrice: String(search.maxPrice === undefined ? max : Math.min(max, search.maxPrice * nights)),
  };
}

/** An amount as an integer; blank is 0 (spec 3 §5), and invalid text null. */
export function parseAmount(text: string): number | null {
  return text.trim() === '' ? 0 : parseDollars(text);
}

/** The requested price range; an invalid end means no limit there. */
export function toPriceRange(
  { minPrice, maxPrice }: Pick<FilterValues, 'minPrice' | 'maxPrice'>,
  duration: PricingDuration,
): PriceRange {
  const bounds = priceBounds(duration);
  return { min: parseAmount(minPrice) ?? bounds.min, max: parseAmount(maxPrice) ?? bounds.max };
}

/** Errors of two prices that are no valid range, by field (spec 3 §5). */
export function chosenPriceProblems(
  values: Pick<FilterValues, 'minPrice' | 'maxPrice'>,
  duration: PricingDuration,
): { minPrice?: PriceProblem; maxPrice?: PriceProblem } {
  const { min, max } = rangeProblems(toPriceRange(values, duration), priceBounds(duration));
  return {
    ...(min === undefined ? {} : { minPrice: min }),
    ...(max === undefined ? {} : { maxPrice: max }),
    ...(parseAmount(values.minPrice) === null ? { minPrice: 'not-a-number' } : {}),
    ...(parseAmount(values.maxPrice) === null ? { maxPrice: 'not-a-number' } : {}),
  };
}

/**
 * The search with these filters, everything else unchanged, on the first page. Prices stay as they
 * were typed: the search contains their span.
 */
export function searchWithFilters(current: StaySearch, values: FilterValues): StaySearch {
  return withChange(current, {
    category: values.category ?? undefined,
    occupancy: values.occupancy ?? undefined,
    minMbps: values.minMbps ?? undefined,
    hostVerified: values.hostVerified ?? undefined,
    amenity: values.amenity,
    event: values.event,
    residentCount: values.residentCount ?? undefined,
    averageAge: values.averageAge ?? undefined,
    ...toPriceFilter(current, values),
    ...(current.latitude === undefined || values.radiusKm === null
      ? {}
      : { radiusKm: values.radiusKm }),
  });
}

function toPriceFilter(
  current: StaySearch,
  values: FilterValues,
): Pick<StaySearchPatch, 'minPrice' | 'maxPrice' | 'priceSpan'> {
  const duration = getPriceDuration(current);
  const opened = toPriceRange(toFilterValues(current), duration);
  const { min: low, max: high } = toPriceRange(values, duration);
  const { max } = priceBounds(duration);
  if (low === opened.min && high === opened.max && high < max) return {};
  return {
    minPrice: low || undefined,
    maxPrice: high >= max ? undefined : high,
    priceSpan: duration === 'night' ? undefined : duration,
  };
}

/** An active filter; amenities and events separately. */
export interface ChosenFilter {
  readonly key: Exclude<keyof FilterValues, 'radiusKm' | 'minPrice' | 'maxPrice'> | 'price';
  /** Id of an amenity or event. */
  readonly id?: string;
}

/** The filters of the summary, in the order of the steps. */
export function chosenFilters(values: FilterValues, duration: PricingDuration): ChosenFilter[] {
  const { min, max } = priceBounds(duration);
  const chosen: ChosenFilter[] = [];
  if (values.category !== null) chosen.push({ key: 'category' });
  if (values.occupancy !== null) chosen.push({ key: 'occupancy' });
  if (values.minMbps !== null) chosen.push({ key: 'minMbps' });
  for (const id of values.amenity) chosen.push({ key: 'amenity', id });
  for (const id of values.event) chosen.push({ key: 'event', id });
  if (values.residentCount !== null) chosen.push({ key: 'residentCount' });
  if (values.averageAge !== null) chosen.push({ key: 'averageAge' });
  const asked = toPriceRange(values, duration);
  if (asked.min > min || asked.max < max) {
    chosen.push({ key: 'price' });
  }
  if (values.hostVerified !== null) chosen.push({ key: 'hostVerified' });
  return chosen;
}

/** The change that removes a filter: back to the default without a requirement. */
export function withoutChosen(
  values: FilterValues,
  { key, id }: ChosenFilter,
  duration: PricingDuration,
): Partial<FilterValues> {
  switch (key) {
    case 'amenity':
    case 'event':
      return { [key]: values[key].filter((other) => other !== id) };
    case 'price': {
      const { min, max } = priceBounds(duration);
      return { minPrice: String(min), maxPrice: String(max) };
    }
    default:
      return { [key]: null };
  }
}

/** Shown values of untouched defaults (spec 3 §5). */
export const SHOWN = { residentCount: RESIDENTS.initial, averageAge: AVERAGE_AGE.initial } as const;

/** The types of the homes' filters. */
export interface StayFilters {
  readonly Search: StaySearch;
  readonly Values: FilterValues;
  readonly Chosen: ChosenFilter;
  readonly Figures: StayAnalytics;
  readonly Choices: StayChoices;
}

/** The form of the homes' filters, with the data that its steps share. */
export const filterForm = createFilterForm<StayFilters>();
export const { useWizard: useFilters, useScope: useFilterScope } = filterForm;

/** Duration of the prices in the search. */
export function useAskedDuration(): PricingDuration {
  return getPriceDuration(useFilterScope().search);
}
