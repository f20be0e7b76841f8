import { msg } from '@lingui/core/macro';
import type { PriceRange } from '#domain/search/price-range.ts';
import { isHalf } from '#market/calendar/late.web.ts';
import { priceErrors, type TypedPrices } from '#market/search/late.web.ts';
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
    check: async (values) => ({ errors: homePriceErrors(values, await loadPriceBounds()) }),
  },
  {
    id: 'summary',
    title: msg`Summary`,
    body: SummaryStep,
    fields: [],
  },
];

/** Errors of the prices, by field. */
export function homePriceErrors(prices: TypedPrices, bounds: PriceRange): FieldErrors<TypedPrices> {
  return priceErrors(
    prices,
    bounds,
    ({ min, max }) => msg`Homes cost ${min} to ${max} dollars a night.`,
  );
}
