import { createWizard } from '#platform/web/wizard/wizard.tsx';
import type { SectionValues } from './section-values.ts';

/** The wizard of the short search. */
export const { Wizard: ShortWizard, useWizard: useShortSearch } = createWizard<SectionValues>();
