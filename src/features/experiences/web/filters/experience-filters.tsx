import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { experienceSearch } from '#domain/search/experience-search.ts';
import type { FilterSet } from '#market/search/late.web.ts';
import { call } from '#platform/web/api/client.ts';
import { listExperienceChoices } from '../../contract.ts';
import { type ExperienceFilters, filterForm } from './filter-form.ts';
import { FILTER_STEPS } from './filter-steps.ts';
import { chosenFilters, otherParams, searchWithFilters, withoutChosen } from './filter-values.ts';
import { loadFigures } from './load-figures.ts';
import { useChipLabels } from './use-chip-labels.ts';

/** What experiences bring to the dialog of filters. */
export const EXPERIENCE_FILTERS: FilterSet<ExperienceFilters> = {
  path: '/experiences',
  texts: {
    title: msg`Filter Experiences`,
    search: msg`Search Experiences`,
    none: msg`No filters yet: every experience matches.`,
    found: (total) => (
      <Plural value={total} _0="No experiences" one="# experience" other="# experiences" />
    ),
  },
  form: filterForm,
  steps: () => FILTER_STEPS,
  searchWith: searchWithFilters,
  isSearch: () => true,
  format: experienceSearch.format,
  others: otherParams,
  chosen: (_, values) => chosenFilters(values),
  without: (_, values, chosen) => withoutChosen(values, chosen),
  useLabels: useChipLabels,
  load: {
    figures: loadFigures,
    choices: (signal) => call(listExperienceChoices, {}, { signal }),
  },
  noChoices: {
    categories: [],
    styles: [],
    amenities: [],
    arrangements: [],
    hostArrangements: [],
    costArrangements: [],
    disclaimers: [],
    routines: [],
    policies: [],
  },
};
