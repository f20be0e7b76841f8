import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatStaySearch } from '#domain/search/stay-search.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { useAskedSearch } from '../search/search-form.tsx';
import { filterSteps } from './filter-steps.ts';
import {
  type FilterValues,
  filterValuesOf,
  priceDurationOf,
  searchWithFilters,
} from './filter-values.ts';
import { FilterWizard } from './filter-wizard.ts';
import { LiveCount } from './live-count.tsx';
import { SearchFiguresContext, useFigureSource } from './search-figures.ts';

/** The filters of the homes in four steps; what they say is in the URL (spec 3 §2.5). */
export default function FiltersDialog({ onClose }: DialogProps<'stay-filters'>) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { refined } = useAskedSearch();
  // The dialog stays as it was opened: it is closed by what it leads to.
  const [search] = useState(refined);
  const [steps] = useState(() => filterSteps(priceDurationOf(search)));
  const [initial] = useState(() => filterValuesOf(search));
  const figures = useFigureSource(i18n.locale, priceDurationOf(search));

  function onSubmit(values: FilterValues) {
    // The dialog's own entry in the history becomes that of the results.
    void navigate({
      to: '/',
      search: formatStaySearch(searchWithFilters(search, values)),
      replace: true,
    });
    queueMicrotask(onClose);
  }

  return (
    <SearchFiguresContext value={figures}>
      <FilterWizard
        title={<Trans>Filter</Trans>}
        steps={steps}
        initial={initial}
        // Each step may be left as it is, so any of them can be gone to.
        free
        lastLabel={<Trans>Search Co-Livings</Trans>}
        tools={<LiveCount search={search} />}
        onSubmit={onSubmit}
        onClose={onClose}
      />
    </SearchFiguresContext>
  );
}
