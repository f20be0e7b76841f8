import type { ItinerantSearch } from '#domain/search/itinerant-search.ts';
import { createFilterForm } from '#market/search/late.web.ts';
import type { ItinerantChoices } from '../../contract.ts';
import type { ChosenFilter, FilterValues } from './filter-values.ts';

/** Numbers of results. */
export interface ItinerantFigures {
  readonly total: number;
  /** Number of results with each category. */
  readonly categories: Readonly<Record<string, number>>;
}

/** The types of the itinerants' filters. */
export interface ItinerantFilters {
  readonly Search: ItinerantSearch;
  readonly Values: FilterValues;
  readonly Chosen: ChosenFilter;
  readonly Figures: ItinerantFigures;
  readonly Choices: ItinerantChoices;
}

/** The form of the itinerants' filters, with the state that its steps share. */
export const filterForm = createFilterForm<ItinerantFilters>();
export const { useWizard: useFilters, useScope: useFilterScope } = filterForm;
