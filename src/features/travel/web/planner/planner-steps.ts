import { msg } from '@lingui/core/macro';
import { isIataCode, normaliseIataCode } from '#domain/flights.ts';
import type { PriceRange } from '#domain/search/price-range.ts';
import { priceErrors, type TypedPrices } from '#market/search/index.web.ts';
import type { FieldErrors, WizardStep } from '#platform/web/wizard/steps.ts';
import { ORIGIN_UNKNOWN } from '../origin/reader-origin.ts';
import { loadAreaPrices } from './area-prices.ts';
import { missingOfTrip, type PlannerValues, toTripDates } from './planner-values.ts';
import { GuestsBudgetStep } from './steps/guests-budget-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { WhereWhenStep } from './steps/where-when-step.tsx';

const MISSING = {
  destination: msg`Choose a destination.`,
  dates: msg`Choose your dates.`,
};

/** The three steps of the travel search (spec 3 §2.8). */
export const PLANNER_STEPS: readonly WizardStep<PlannerValues>[] = [
  {
    id: 'where-when',
    title: msg`Location and Dates`,
    body: WhereWhenStep,
    fields: ['origin', 'destinationText', 'address', 'range', 'baseDate', 'months'],
    checkedTogether: [
      ['dateMode', 'range'],
      ['origin', 'destinationText'],
    ],
    missing(values) {
      const missing = missingOfTrip(values);
      return missing === null ? null : MISSING[missing];
    },
    // The next button is disabled without them; the progress bar isn't.
    check: (values) => ({
      errors: {
        ...(values.destination === null ? { destinationText: MISSING.destination } : {}),
        ...(toTripDates(values) === null
          ? { range: msg`Choose both your arrival and your departure date.` }
          : {}),
        ...originErrors(values),
      },
    }),
  },
  {
    id: 'guests-budget',
    title: msg`Guests and Budget`,
    body: GuestsBudgetStep,
    fields: ['guestCount', 'roomCount', 'bathroomCount', 'minPrice', 'maxPrice'],
    checkedTogether: [['minPrice', 'maxPrice']],
    check: async (values) => ({
      errors: budgetErrors(values, await loadAreaPrices(values.destination)),
    }),
  },
  { id: 'review', title: msg`Review and Search`, body: ReviewStep, fields: [] },
];

/** Errors of the origin; the search checks whether the airport exists. */
function originErrors({ origin, destination }: PlannerValues): FieldErrors<PlannerValues> {
  const code = normaliseIataCode(origin);
  if (!isIataCode(code)) return { origin: ORIGIN_UNKNOWN };
  if (destination?.iataCode !== code) return {};
  const { name } = destination;
  return { origin: msg`You'd fly from ${name} to ${name}. Where do you fly from?` };
}

/** Errors of the prices, by field. */
export function budgetErrors(prices: TypedPrices, bounds: PriceRange): FieldErrors<TypedPrices> {
  return priceErrors(
    prices,
    bounds,
    ({ min, max }) => msg`Homes there cost ${min} to ${max} dollars a night.`,
  );
}
