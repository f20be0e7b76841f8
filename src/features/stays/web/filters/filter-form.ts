import type { StaySearch } from '#domain/search/stay-search.ts';
import type { PricingDuration } from '#domain/vocabulary.ts';
import { createFilterForm } from '#market/search/late.web.ts';
import type { StayAnalytics, StayChoices } from '../../contract.ts';
import { type ChosenFilter, type FilterValues, getPriceDuration } from './filter-values.ts';

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
