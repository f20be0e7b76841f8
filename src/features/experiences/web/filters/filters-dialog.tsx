import { experienceSearch } from '#domain/search/experience-search.ts';
import { FiltersDialog, useSectionSearch } from '#market/search/late.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { EXPERIENCE_FILTERS } from './experience-filters.tsx';
import { filterValuesOf } from './filter-values.ts';

/** The filters of experiences in six steps (spec 2 §2). */
export default function ExperienceFiltersDialog({ onClose }: DialogProps<'experience-filters'>) {
  const { refined } = useSectionSearch(experienceSearch, '/experiences');
  return (
    <FiltersDialog
      set={EXPERIENCE_FILTERS}
      search={refined}
      initial={filterValuesOf(refined)}
      onClose={onClose}
    />
  );
}
