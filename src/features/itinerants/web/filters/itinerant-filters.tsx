import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { type FilterSet, isUnfinished } from '#market/search/late.web.ts';
import { call } from '#platform/web/api/client.ts';
import { listItinerantChoices } from '../../contract.ts';
import { filterForm, type ItinerantFilters } from './filter-form.ts';
import { FILTER_STEPS } from './filter-steps.ts';
import { chosenFilters, searchWithFilters, withoutChosen } from './filter-values.ts';
import { loadFigures } from './load-figures.ts';
import { useChipLabels } from './use-chip-labels.ts';

/** What itinerants bring to the dialog of filters. */
export const ITINERANT_FILTERS: FilterSet<ItinerantFilters> = {
  path: '/itinerants',
  texts: {
    title: msg`Itinerant filter`,
    search: msg`Search Itinerants`,
    none: msg`No filters yet: every itinerant matches.`,
    found: (total) => (
      <Plural value={total} _0="No itinerants" one="# itinerant" other="# itinerants" />
    ),
  },
  form: filterForm,
  steps: () => FILTER_STEPS,
  searchWith: searchWithFilters,
  isSearch: (_, values) => !isUnfinished(values),
  format: itinerantSearch.format,
  chosen: (_, values) => chosenFilters(values),
  without: (_, values, chosen) => withoutChosen(values, chosen),
  useLabels: useChipLabels,
  load: {
    figures: loadFigures,
    choices: (signal) => call(listItinerantChoices, {}, { signal }),
  },
  noChoices: { styles: [], occupancies: [], amenityGroups: [], events: [], routines: [] },
};
