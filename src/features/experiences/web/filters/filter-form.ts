import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import { createFilterForm } from '#market/search/late.web.ts';
import type { ExperienceChoices } from '../../contract.ts';
import type { ChosenFilter, FilterValues } from './filter-values.ts';

/** Numbers of results. */
export interface ExperienceFigures {
  readonly total: number;
  /** Number of results with each category. */
  readonly categories: Readonly<Record<string, number>>;
}

/** The types of the experiences' filters. */
export interface ExperienceFilters {
  readonly Search: ExperienceSearch;
  readonly Values: FilterValues;
  readonly Chosen: ChosenFilter;
  readonly Figures: ExperienceFigures;
  readonly Choices: ExperienceChoices;
}

/** The form of the experiences' filters, with the state that its steps share. */
export const filterForm = createFilterForm<ExperienceFilters>();
export const { useWizard: useFilters, useScope: useFilterScope } = filterForm;
