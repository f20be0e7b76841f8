import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { MAX_IDS } from '#domain/search/stay-limits.ts';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { toggled } from '#platform/web/ui/find-labels.ts';
import { ChoicesSkeleton } from './choices-skeleton.tsx';
import { useFilterScope, useFilters } from './filter-form.ts';

/** Activities, each with its usual time; results have any of the chosen ones (spec 2 §2). */
export function RoutineStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { choices } = useFilterScope();
  const id = useId();
  if (choices === null) return <ChoicesSkeleton />;
  const isFull = values.routine.length >= MAX_IDS;
  return (
    <fieldset aria-label={t`Routine`} className="grid min-w-0 gap-2 sm:grid-cols-2">
      {isFull ? (
        <p id={id} className="col-span-full text-soft text-sm">
          <Trans>That's {MAX_IDS}, the most you can choose. Uncheck one to choose another.</Trans>
        </p>
      ) : null}
      {choices.routines.map(({ id, label, description, slot }) => {
        const isChosen = values.routine.includes(id);
        return (
          <label
            key={id}
            className="flex min-h-14 cursor-pointer items-start gap-3 rounded-xl border border-line-strong px-4 py-2.5 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && isFull}
              aria-describedby={!isChosen && isFull ? id : undefined}
              onChange={() => change({ routine: toggled(values.routine, id) })}
              className="mt-0.5 size-5 flex-none accent-ember outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-soft">{description}</span>
              {slot === null ? null : (
                <span className="block text-sm text-soft tabular-nums">
                  {clockRange(slot, i18n.locale)}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
