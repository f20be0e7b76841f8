import { msg } from '@lingui/core/macro';
import type { PriceProblem } from '#domain/search/price-range.ts';
import type { PricingDuration } from '#domain/vocabulary.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { ExtrasStep } from './extras-step.tsx';
import { chosenPriceProblems, type FilterValues } from './filter-values.ts';
import { HomeStep } from './home-step.tsx';
import { PriceStep } from './price-step.tsx';
import { ResidentsStep } from './residents-step.tsx';

const PROBLEMS = {
  'not-a-number': msg`Enter an amount such as 1200 or 45.50.`,
  crossed: msg`The maximum price has to be above the minimum.`,
  'out-of-bounds': msg`Too high.`,
} as const satisfies Record<PriceProblem, unknown>;

/** The four steps of the filter dialog (spec 3 §2.5). */
export function filterSteps(duration: PricingDuration): readonly WizardStep<FilterValues>[] {
  return [
    {
      id: 'home',
      title: msg`Category and occupancy`,
      body: HomeStep,
      fields: ['category', 'occupancy', 'radiusKm'],
    },
    {
      id: 'extras',
      title: msg`Amenities and events`,
      body: ExtrasStep,
      fields: ['minMbps', 'amenity', 'event'],
    },
    {
      id: 'residents',
      title: msg`Resident requirements`,
      body: ResidentsStep,
      fields: ['residentCount', 'averageAge'],
    },
    {
      id: 'price',
      title: msg`Price range and analytics`,
      body: PriceStep,
      fields: ['minPrice', 'maxPrice'],
      checkedTogether: [['minPrice', 'maxPrice']],
      check: (values) => {
        const { minPrice, maxPrice } = chosenPriceProblems(values, duration);
        return {
          errors: {
            ...(minPrice === undefined ? {} : { minPrice: PROBLEMS[minPrice] }),
            ...(maxPrice === undefined ? {} : { maxPrice: PROBLEMS[maxPrice] }),
          },
        };
      },
    },
  ];
}
