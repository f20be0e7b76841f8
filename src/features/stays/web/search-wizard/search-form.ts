import { createWizard } from '#platform/web/wizard/wizard.tsx';
import type { SearchFormValues } from './search-wizard-values.ts';

/** The wizard of the main search. */
export const { Wizard: SearchFormWizard, useWizard: useSearchForm } =
  createWizard<SearchFormValues>();
