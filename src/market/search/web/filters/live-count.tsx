import { useEffect } from 'react';
import type { FilterSet, FilterTypes } from './filter-set.ts';

/** How many listings the filters leave, beside the button, as they change. */
export function LiveCount<T extends FilterTypes>({ set }: { set: FilterSet<T> }) {
  const { values } = set.form.useWizard();
  const { search, figures, isCurrent, ask } = set.form.useScope();
  const query = set.isSearch(search, values)
    ? new URLSearchParams(set.format(set.searchWith(search, values))).toString()
    : null;
  useEffect(() => ask(query), [ask, query]);
  return (
    <p role="status" className="ms-auto text-end font-semibold text-sm tabular-nums">
      {figures === null || query === null ? null : (
        <span className={isCurrent ? undefined : 'opacity-70'}>
          {set.texts.found(figures.total)}
        </span>
      )}
    </p>
  );
}
