import { useLingui } from '@lingui/react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFilterFigures } from './filter-figures.ts';
import type { FilterSet, FilterTypes } from './filter-set.ts';
import { LiveCount } from './live-count.tsx';

/** The filters of a kind in steps; what they say is in the URL (spec 3 §2.5). */
export function FiltersDialog<T extends FilterTypes>({
  set,
  search: current,
  initial: opening,
  onClose,
}: {
  set: FilterSet<T>;
  /** The search of the page. */
  search: T['Search'];
  /** What it says, as the dialog opens with it. */
  initial: T['Values'];
  onClose(): void;
}) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const params = useLocation({ select: (location) => location.search as Record<string, unknown> });
  // The dialog stays as it was opened: it is closed by what it leads to.
  const [search] = useState(current);
  const [steps] = useState(() => set.steps(search));
  const [initial] = useState(opening);
  const figures = useFilterFigures(set, i18n.locale);
  const { ScopeProvider, Wizard } = set.form;

  function onSubmit(values: T['Values']) {
    // The dialog's own entry in the history becomes that of the results.
    void navigate({
      to: set.path,
      search: { ...set.others?.(params), ...set.format(set.searchWith(search, values)) },
      replace: true,
    });
    queueMicrotask(onClose);
  }

  return (
    <ScopeProvider value={{ set, search, ...figures }}>
      <Wizard
        losesOnClose={false}
        title={i18n._(set.texts.title)}
        steps={steps}
        initial={initial}
        // Each step may be left as it is, so any of them can be gone to.
        free
        lastLabel={i18n._(set.texts.search)}
        tools={<LiveCount set={set} />}
        onSubmit={onSubmit}
        onClose={onClose}
      />
    </ScopeProvider>
  );
}
