import { createScope } from '#platform/web/scope/create-scope.ts';
import { createWizard } from '#platform/web/wizard/wizard.tsx';
import type { SoughtKind } from '../place/sought-kind.ts';
import type { SectionValues } from './section-values.ts';

/** The wizard of the short search. */
export const { Wizard: ShortWizard, useWizard: useShortSearch } = createWizard<SectionValues>();

/** Kind of listing to search for. */
export const { ScopeProvider: SoughtKindProvider, useScope: useSoughtKind } =
  createScope<SoughtKind>('the short search');
