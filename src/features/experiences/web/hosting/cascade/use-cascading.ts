import { useLingui } from '@lingui/react/macro';
import { cascade, losesSomething } from '#domain/experience-cascade.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { type HostingValues, useExperienceForm } from '../experience-form.ts';

/** Milliseconds in which the user can restore cleared fields. */
export const UNDO_MS = 10_000;

/**
 * Changes fields of the form together with those that they clear (spec 2 §4). Where that removes
 * the user's input or choices, a toast announces it and offers to undo the whole change.
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

/** The previous values of the fields of a change. */
export function former(
  values: HostingValues,
  changed: Partial<HostingValues>,
): Partial<HostingValues> {
  const names = Object.keys(changed) as (keyof HostingValues)[];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
