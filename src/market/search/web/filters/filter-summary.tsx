import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { X } from '#platform/web/ui/icons.ts';
import type { FilterForm, FilterTypes } from './filter-set.ts';

const CHIP =
  'flex min-h-11 max-w-full items-center gap-2 rounded-pill bg-sunken px-4 text-sm hover:bg-ember-tint';

/** All chosen filters, each removable (spec 3 §2.5, step 3). */
export function FilterSummary<T extends FilterTypes>({ form }: { form: FilterForm<T> }) {
  const { t, i18n } = useLingui();
  const { set, search } = form.useScope();
  const { values, change } = form.useWizard();
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const getLabel = set.useLabels();
  const chosen = set.chosen(search, values);

  function takeOut(filters: readonly T['Chosen'][]) {
    let left = values;
    for (const filter of filters) left = { ...left, ...set.without(search, left, filter) };
    change(left);
    // The clicked chip has been removed; the focus stays near the others.
    title.current?.focus();
  }

  return (
    <section aria-labelledby={id}>
      <h4 ref={title} id={id} tabIndex={-1} className="mb-2 font-semibold text-base outline-none">
        <Trans>Your filters</Trans>
      </h4>
      {chosen.length === 0 ? (
        <p className="text-soft">{i18n._(set.texts.none)}</p>
      ) : (
        <ul aria-labelledby={id} className="flex flex-wrap gap-2">
          {chosen.map((filter) => {
            const label = getLabel(filter);
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
