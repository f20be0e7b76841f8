import { createWizard } from '#platform/web/wizard/wizard.tsx';
import type { SearchWish } from './search-wish.ts';

/** The wizard of the main search. */
export const { Wizard: SearchFormWizard, useWizard: useSearchForm } = createWizard<SearchWish>();
