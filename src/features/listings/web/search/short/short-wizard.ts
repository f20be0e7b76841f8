import { createWizard } from '#platform/web/wizard/wizard.tsx';
import type { ShortSearchValues } from './short-search-values.ts';

/** The wizard of the short search. */
export const { Wizard: ShortWizard, useWizard: useShortSearch } = createWizard<ShortSearchValues>();
