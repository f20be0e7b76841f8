import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { todayIn } from '#domain/dates.ts';
import { formatStaySearch, type StaySearch } from '#domain/search/stay-search.ts';
import { rememberPlace } from '#market/search/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Search } from '#platform/web/ui/icons.ts';
import { countCategories } from '../../contract/addresses.gen.ts';
import { useAskedSearch } from '../search/search-form.tsx';
import { usePlaceLabel } from '../search/use-place-label.ts';
import { SEARCH_STEPS } from './search-steps.tsx';
import {
  loadPriceBounds,
  type SearchFormValues,
  SearchFormWizard,
  toStaySearch,
  usePriceBounds,
  useSearchForm,
  valuesOfSearch,
} from './search-wizard-values.ts';

/** Place, dates, counts and prices, in three steps over the page (spec 3 §2.7). */
export default function SearchWizard({ onClose }: DialogProps<'stay-search'>) {
  const navigate = useNavigate();
  const { asked, refined } = useAskedSearch();
  const label = usePlaceLabel(asked);
  const zone = useReaderZone();
  const [initial] = useState(() =>
    valuesOfSearch(asked, label, todayIn(Temporal.Now.instant(), zone ?? 'UTC')),
  );

  async function search(values: SearchFormValues) {
    const found = toStaySearch(refined, values, await loadPriceBounds());
    if (values.place !== null) rememberPlace(values.place);
    // The results replace the dialog's history entry; its URL is set before the dialog closes,
    // which would otherwise remove the entry.
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

/** Pause before the homes are counted again. */
const PAUSE_MS = 200;

/**
 * Button on every step that searches with the values so far, with the number of matching homes. The
 * last step's own button does the same, so there it replaces this one.
 *
 * @param refined the current search, with the parameters that the wizard doesn't have
 */
function SearchNow({ refined }: { refined: StaySearch }) {
  const { t } = useLingui();
  const { values, stepId, busy, submit } = useSearchForm();
  const bounds = usePriceBounds();
  const count = useHomeCount(toStaySearch(refined, values, bounds));
  if (stepId === SEARCH_STEPS.at(-1)?.id) return null;
  return (
    <Button look="quiet" className="ms-auto" disabled={busy} onClick={submit}>
      {count === null ? (
        <Trans>Search now</Trans>
      ) : (
        <span>{t`Search now · ${plural(count, { 0: 'no homes', one: '# home', other: '# homes' })}`}</span>
      )}
    </Button>
  );
}

/** Number of matching homes; that of the previous search while the next is counted. */
function useHomeCount(search: StaySearch): number | null {
  const [count, setCount] = useState<number | null>(null);
  const query = new URLSearchParams(formatStaySearch(search)).toString();
  const { category } = search;
  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(() => {
      const asked = Object.fromEntries(new URLSearchParams(query));
      call(countCategories, { query: asked }, { signal: request.signal }).then(
        ({ categories }) =>
          setCount(
            categories
              .filter(({ id }) => category === undefined || id === category)
              .reduce((sum, found) => sum + found.count, 0),
          ),
        () => {
          if (!request.signal.aborted) setCount(null);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query, category]);
  return count;
}
