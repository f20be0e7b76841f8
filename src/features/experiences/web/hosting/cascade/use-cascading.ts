import { useLingui } from '@lingui/react/macro';
import { cascade, losesSomething } from '#domain/experience-cascade.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { type HostingValues, useExperienceForm } from '../experience-form.ts';

/** Milliseconds in which what was cleared can be had back. */
export const UNDO_MS = 10_000;

/**
 * Changes fields of the form together with what they clear (spec 2 §4). Where that takes away what
 * somebody said or chose, a toast says so and offers to take all of it back.
 */
export function useCascading(): (change: Partial<HostingValues>) => void {
  const { t } = useLingui();
  const { values, change } = useExperienceForm();
  return (wanted) => {
    const cleared = cascade(values, wanted);
    change({ ...wanted, ...cleared });
    if (!losesSomething(values, cleared)) return;
    const before = former(values, { ...wanted, ...cleared });
    showToast('info', t`Choices that no longer fit were cleared.`, {
      label: t`Undo`,
      ms: UNDO_MS,
      onPress: () => change(before),
    });
  };
}

/** The fields of a change as they were before it. */
export function former(
  values: HostingValues,
  changed: Partial<HostingValues>,
): Partial<HostingValues> {
  const names = Object.keys(changed) as (keyof HostingValues)[];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
