import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { X } from '#platform/web/ui/icons.ts';
import { type ChosenFilter, chosenFilters, withoutChosen } from './filter-values.ts';
import { useFilters } from './filter-wizard.ts';
import { useSearchFigures } from './search-figures.ts';
import { useChipLabels } from './use-chip-labels.ts';

const CHIP =
  'flex min-h-11 max-w-full items-center gap-2 rounded-pill bg-sunken px-4 text-sm hover:bg-ember-tint';

/** All that is asked for, each to be taken out (spec 3 §2.5, step 3). */
export function FilterSummary() {
  const { t } = useLingui();
  const { duration } = useSearchFigures();
  const { values, change } = useFilters();
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const labelOf = useChipLabels(duration);
  const chosen = chosenFilters(values, duration);

  function takeOut(filters: readonly ChosenFilter[]) {
    let left = values;
    for (const filter of filters) left = { ...left, ...withoutChosen(left, filter, duration) };
    change(left);
    // The pressed chip is gone; the keyboard stays where the others are.
    title.current?.focus();
  }

  return (
    <section aria-labelledby={id}>
      <h4 ref={title} id={id} tabIndex={-1} className="mb-2 font-semibold text-base outline-none">
        <Trans>Your filters</Trans>
      </h4>
      {chosen.length === 0 ? (
        <p className="text-soft">
          <Trans>No filters yet: every home matches.</Trans>
        </p>
      ) : (
        <ul aria-labelledby={id} className="flex flex-wrap gap-2">
          {chosen.map((filter) => {
            const label = labelOf(filter);
            return (
              <li key={`${filter.key} ${filter.id ?? ''}`} className="max-w-full">
                <button
                  type="button"
                  aria-label={t`Remove ${label}`}
                  onClick={() => takeOut([filter])}
                  className={CHIP}
                >
                  <span className="truncate">{label}</span>
                  <X aria-hidden="true" className="size-4 flex-none" />
                </button>
              </li>
            );
          })}
          {chosen.length > 1 ? (
            <li>
              <button type="button" onClick={() => takeOut(chosen)} className={CHIP}>
                <Trans>Clear all</Trans>
              </button>
            </li>
          ) : null}
        </ul>
      )}
    </section>
  );
}
