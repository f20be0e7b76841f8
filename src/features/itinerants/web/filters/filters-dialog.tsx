import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { FiltersDialog, useSectionSearch } from '#market/search/late.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { filterValuesOf } from './filter-values.ts';
import { ITINERANT_FILTERS } from './itinerant-filters.tsx';

/** The filters of itinerants in ten steps (spec 3 §2.4). */
export default function ItinerantFiltersDialog({ onClose }: DialogProps<'itinerant-filters'>) {
  const { refined, initial } = useSectionSearch(itinerantSearch, '/itinerants');
  return (
    <FiltersDialog
      set={ITINERANT_FILTERS}
      search={refined}
      initial={filterValuesOf(refined, initial)}
      onClose={onClose}
    />
  );
}
