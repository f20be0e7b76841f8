import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { formatStaySearch } from '#domain/search/stay-search.ts';
import type { FilterSet } from '#market/search/late.web.ts';
import { call } from '#platform/web/api/client.ts';
import { listChoices, showAnalytics } from '../../contract.ts';
import { filterForm, type StayFilters } from './filter-form.ts';
import { filterSteps } from './filter-steps.ts';
import {
  chosenFilters,
  chosenPriceProblems,
  priceDurationOf,
  searchWithFilters,
  withoutChosen,
} from './filter-values.ts';
import { useChipLabels } from './use-chip-labels.ts';

/** What homes bring to the dialog of filters. */
export const STAY_FILTERS: FilterSet<StayFilters> = {
  path: '/',
  texts: {
    title: msg`Filter`,
    search: msg`Search Co-Livings`,
    none: msg`No filters yet: every home matches.`,
    found: (total) => <Plural value={total} _0="No homes" one="# home" other="# homes" />,
  },
  form: filterForm,
  steps: (search) => filterSteps(priceDurationOf(search)),
  searchWith: searchWithFilters,
  isSearch: (search, values) =>
    Object.keys(chosenPriceProblems(values, priceDurationOf(search))).length === 0,
  format: formatStaySearch,
  chosen: (search, values) => chosenFilters(values, priceDurationOf(search)),
  without: (search, values, chosen) => withoutChosen(values, chosen, priceDurationOf(search)),
  useLabels: useChipLabels,
  load: {
    figures: (query, signal) => call(showAnalytics, { query }, { signal }),
    choices: (signal) => call(listChoices, {}, { signal }),
  },
  noChoices: { categories: [], occupancies: [], amenityGroups: [], events: [] },
};
