import { createWizard } from '#platform/web/wizard/wizard.tsx';
import type { FilterValues } from './filter-values.ts';

/** The wizard of the homes' filters. */
export const { Wizard: FilterWizard, useWizard: useFilters } = createWizard<FilterValues>();
