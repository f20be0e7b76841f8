import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_TARGETS } from '#domain/flights.ts';
import { X } from '#platform/web/ui/icons.ts';
import type { BarControl } from './bar-control.ts';
import { FestivalDates } from './festival-dates.tsx';
import { isFull, toggleTarget } from './travel-draft.ts';

/** What is flown to, each to be taken out again. */
export function ChosenTargets({ control }: { control: BarControl }) {
  const { draft, change } = control;
  const { t, i18n } = useLingui();
  const count = i18n.number(draft.targets.length);
  const max = i18n.number(MAX_TARGETS);
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold text-sm">
        <Trans>
          {count} of {max} places chosen
        </Trans>
      </p>
      <ul aria-label={t`Chosen places`} className="flex flex-wrap gap-2 empty:hidden">
        {draft.targets.map((target) => (
          <li key={target.id}>
            <button
              type="button"
              aria-label={t`Remove ${target.name}`}
              onClick={() => change(toggleTarget(draft, target))}
              className="flex min-h-11 items-center gap-2 rounded-pill border border-ember bg-ember-tint ps-4 pe-3 text-sm"
            >
              <span>{target.name}</span>
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <FestivalDates control={control} />
      {isFull(draft) ? (
        <p className="text-sm text-soft">
          <Trans>That's the most for one search. Remove one to add another.</Trans>
        </p>
      ) : null}
    </div>
  );
}
