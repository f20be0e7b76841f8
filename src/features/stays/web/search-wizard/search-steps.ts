import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type PriceProblem, type PriceRange, priceProblems } from '#domain/search/price-range.ts';
import { isHalf } from '#features/listings/calendar.web.ts';
import type { FieldErrors, WizardStep } from '#platform/web/wizard/steps.ts';
import { loadPriceBounds } from './price-bounds.ts';
import type { SearchFormValues } from './search-wizard-values.ts';
import { GuestsPriceStep } from './steps/guests-price-step.tsx';
import { SummaryStep } from './steps/summary-step.tsx';
import { WhereWhenStep } from './steps/where-when-step.tsx';

/** The three steps of the main search (spec 3 §2.7). */
export const SEARCH_STEPS: readonly WizardStep<SearchFormValues>[] = [
  {
    id: 'where-when',
    title: msg`Location and date`,
    body: WhereWhenStep,
    fields: ['placeText', 'range', 'baseDate', 'months'],
    checkedTogether: [['dateMode', 'range']],
    check: ({ dateMode, range }) =>
      dateMode === 'exact' && isHalf(range)
        ? { errors: { range: msg`Choose your departure date too, or clear the dates.` } }
        : undefined,
  },
  {
    id: 'guests-price',
    title: msg`Guests and price`,
    body: GuestsPriceStep,
    fields: ['guestCount', 'roomCount', 'bathroomCount', 'minPrice', 'maxPrice'],
    checkedTogether: [['minPrice', 'maxPrice']],
    check: async (values) => ({ errors: priceErrors(values, await loadPriceBounds()) }),
  },
  {
    id: 'summary',
    title: msg`Summary`,
    body: SummaryStep,
    fields: [],
  },
];

/** What is wrong with the prices, at their fields. */
export function priceErrors(
  { minPrice, maxPrice }: Pick<SearchFormValues, 'minPrice' | 'maxPrice'>,
  bounds: PriceRange,
): FieldErrors<SearchFormValues> {
  const { min, max } = priceProblems({ min: minPrice ?? '', max: maxPrice ?? '' }, bounds);
  return {
    ...(min === undefined ? {} : { minPrice: priceText(min, bounds) }),
    ...(max === undefined ? {} : { maxPrice: priceText(max, bounds) }),
  };
}

function priceText(problem: PriceProblem, { min, max }: PriceRange): MessageDescriptor {
  switch (problem) {
    case 'not-a-number':
      return msg`Enter whole dollars, digits only.`;
    case 'out-of-bounds':
      return msg`Homes cost ${min} to ${max} dollars a night.`;
    case 'crossed':
      return msg`The maximum price has to be above the minimum.`;
  }
}
