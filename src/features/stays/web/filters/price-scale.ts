import { NIGHTLY_DOLLARS } from '#domain/search/stay-limits.ts';
import type { PricingDuration } from '#domain/vocabulary.ts';
import type { StayAnalytics } from '../../contract.ts';
import { type FilterValues, toPriceRange } from './filter-values.ts';

/** The scale of the thumbs, in dollars of a duration. */
export interface PriceScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Steps of a thumb per bucket of the histogram. */
const STEPS_IN_BUCKET = 5;
/** Step without figures: dollars per night. */
const PLAIN_STEP = 10;

/** From 0 to the price of the dearest home of the search, or to the fallback of spec 3 §9. */
export function priceScale(
  histogram: StayAnalytics['histogram'] | null,
  nights: number,
): PriceScale {
  if (histogram === null) {
    return { min: 0, max: NIGHTLY_DOLLARS.max * nights, step: PLAIN_STEP * nights };
  }
  const { max, width } = histogram;
  const step = width % STEPS_IN_BUCKET === 0 ? width / STEPS_IN_BUCKET : width;
  return { min: 0, max: max * nights, step: step * nights };
}

interface Range {
  readonly low: number;
  readonly high: number;
}

/** Positions of the thumbs for the typed values; values beyond the scale are at its ends. */
export function rangeOnScale(
  values: Pick<FilterValues, 'minPrice' | 'maxPrice'>,
  { min, max }: PriceScale,
  duration: PricingDuration,
): Range {
  const within = (amount: number) => Math.min(max, Math.max(min, amount));
  const asked = toPriceRange(values, duration);
  return { low: within(asked.min), high: within(asked.max) };
}

/**
 * Values typed by moved thumbs. The upper end means no limit: the next search may have dearer homes
 * than this one.
 */
export function typedRange(
  { low, high }: Range,
  scale: PriceScale,
  bounds: { readonly max: number },
): Pick<FilterValues, 'minPrice' | 'maxPrice'> {
  return {
    minPrice: String(low),
    maxPrice: String(high >= scale.max ? bounds.max : high),
  };
}
