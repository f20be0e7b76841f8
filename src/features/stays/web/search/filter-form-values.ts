import { parseStaySearch, type StaySearch, withChange } from '#domain/search/stay-search.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import type { PricingDuration } from '#domain/vocabulary.ts';
import type { FormValues } from './search-form-values.ts';

/** The parameters that the filters' fields write. */
export const FILTER_NAMES = [
  'minPrice',
  'maxPrice',
  'roomCount',
  'bathroomCount',
  'occupancy',
  'radiusKm',
] as const;

/** Dollars of a night as dollars of a duration, as a field shows them; '' for none. */
export function priceText(nightly: number | undefined, duration: PricingDuration): string {
  return nightly === undefined ? '' : String(nightly * DURATION_NIGHTS[duration]);
}

/** What keeps a price range from being one. */
export type PriceProblem = 'crossed';

/**
 * The search that the filters ask for. Prices are typed for the duration that the cards show; a
 * search asks by the night, so a part of a dollar goes to the wider side and leaves nothing out.
 */
export function searchFromFilters(
  current: StaySearch,
  values: FormValues,
): { search: StaySearch } | { problem: PriceProblem } {
  const nights = DURATION_NIGHTS[current.pricingDuration];
  const least = dollars(values.minPrice);
  const most = dollars(values.maxPrice);
  if (least !== undefined && most !== undefined && least > most) return { problem: 'crossed' };
  const given = parseStaySearch({
    ...values,
    minPrice: least === undefined ? '' : Math.floor(least / nights),
    maxPrice: most === undefined ? '' : Math.ceil(most / nights),
  });
  return {
    search: withChange(current, {
      minPrice: given.minPrice || undefined,
      maxPrice: given.maxPrice,
      roomCount: given.roomCount,
      bathroomCount: given.bathroomCount,
      occupancy: given.occupancy,
      ...(current.latitude === undefined ? {} : { radiusKm: radiusOf(values) }),
    }),
  };
}

/** The search without any of these filters. */
export function withoutFilters(current: StaySearch): StaySearch {
  return withChange(current, {
    minPrice: undefined,
    maxPrice: undefined,
    roomCount: undefined,
    bathroomCount: undefined,
    occupancy: undefined,
    ...(current.latitude === undefined ? {} : { radiusKm: undefined }),
  });
}

function dollars(text: string | undefined): number | undefined {
  const number = Number(text?.trim() || Number.NaN);
  return number >= 0 ? number : undefined;
}

function radiusOf(values: FormValues): number | undefined {
  return parseStaySearch({ latitude: 0, longitude: 0, radiusKm: values.radiusKm }).radiusKm;
}
