import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type PriceProblem, type PriceRange, priceProblems } from '#domain/search/price-range.ts';
import type { FieldErrors } from '#platform/web/wizard/steps.ts';

/** Prices as typed; null where empty. */
export interface TypedPrices {
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
}

/**
 * Errors of the prices of a search, by field.
 *
 * @param outOfBounds text with the range of prices, for prices beyond it
 */
export function priceErrors(
  { minPrice, maxPrice }: TypedPrices,
  bounds: PriceRange,
  outOfBounds: (bounds: PriceRange) => MessageDescriptor,
): FieldErrors<TypedPrices> {
  const describeProblem = (problem: PriceProblem): MessageDescriptor => {
    switch (problem) {
      case 'not-a-number':
        return msg`Enter an amount such as 1200 or 45.50.`;
      case 'out-of-bounds':
        return outOfBounds(bounds);
      case 'crossed':
        return msg`The maximum price has to be above the minimum.`;
    }
  };
  const { min, max } = priceProblems({ min: minPrice ?? '', max: maxPrice ?? '' }, bounds);
  return {
    ...(min === undefined ? {} : { minPrice: describeProblem(min) }),
    ...(max === undefined ? {} : { maxPrice: describeProblem(max) }),
  };
}
