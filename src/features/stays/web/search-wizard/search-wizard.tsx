import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { todayIn } from '#domain/dates.ts';
import { formatStaySearch } from '#domain/search/stay-search.ts';
import { rememberPlace } from '#market/search/late.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Search } from '#platform/web/ui/icons.ts';
import { useAskedSearch } from '../search/search-form.tsx';
import { usePlaceLabel } from '../search/use-place-label.ts';
import { loadPriceBounds } from './price-bounds.ts';
import { SearchFormWizard } from './search-form.ts';
import { SearchNow } from './search-now.tsx';
import { SEARCH_STEPS } from './search-steps.ts';
import { type SearchFormValues, searchOf, valuesOfSearch } from './search-wizard-values.ts';

/** Where, when, how many and for how much, in three steps over the page (spec 3 §2.7). */
export default function SearchWizard({ onClose }: DialogProps<'stay-search'>) {
  const navigate = useNavigate();
  const { asked, refined } = useAskedSearch();
  const label = usePlaceLabel(asked);
  const zone = useReaderZone();
  const [initial] = useState(() =>
    valuesOfSearch(asked, label, todayIn(Temporal.Now.instant(), zone ?? 'UTC')),
  );

  async function search(values: SearchFormValues) {
    const found = searchOf(refined, values, await loadPriceBounds());
    if (values.place !== null) rememberPlace(values.place);
    // The dialog's own entry in the history becomes that of the results; it has its new address
    // by the time the dialog closes, which would take the entry away before.
    void navigate({ to: '/', search: formatStaySearch(found), replace: true });
    queueMicrotask(onClose);
  }

  return (
    <SearchFormWizard
      losesOnClose={false}
      title={<Trans>Search homes</Trans>}
      steps={SEARCH_STEPS}
      initial={initial}
      free
      lastLabel={
        <>
          <Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
          <Trans>Search</Trans>
        </>
      }
      tools={<SearchNow refined={refined} />}
      onSubmit={search}
      onClose={onClose}
    />
  );
}
