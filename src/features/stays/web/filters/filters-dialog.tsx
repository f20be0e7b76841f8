import { FiltersDialog } from '#market/search/index.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { useAskedSearch } from '../search/search-form.tsx';
import { toFilterValues } from './filter-values.ts';
import { STAY_FILTERS } from './stay-filters.tsx';

/** The filters of the homes in four steps (spec 3 §2.5). */
export default function StayFiltersDialog({ onClose }: DialogProps<'stay-filters'>) {
  const { refined } = useAskedSearch();
  return (
    <FiltersDialog
      set={STAY_FILTERS}
      search={refined}
      initial={toFilterValues(refined)}
      onClose={onClose}
    />
  );
}
