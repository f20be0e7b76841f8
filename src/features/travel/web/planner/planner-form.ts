import { createWizard } from '#platform/web/wizard/wizard.tsx';
import type { PlannerValues } from './planner-values.ts';

/** The wizard of the three-step travel search. */
export const { Wizard: PlannerWizard, useWizard: usePlanner } = createWizard<PlannerValues>();
