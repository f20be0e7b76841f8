import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formatStaySearch, type StaySearch } from '#domain/search/stay-search.ts';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { countCategories } from '../../contract.ts';
import { usePriceBounds } from './price-bounds.ts';
import { useSearchForm } from './search-form.ts';
import { SEARCH_STEPS } from './search-steps.ts';
import { searchOf } from './search-wizard-values.ts';

/** How long a person has to pause before it is counted anew. */
const PAUSE_MS = 200;

/**
 * Searches from any step for what was said so far, with how many homes that finds. The last step's
 * own button does the same, so there it stands alone.
 *
 * @param refined the search that is on, with what the wizard doesn't ask
 */
export function SearchNow({ refined }: { refined: StaySearch }) {
  const { t } = useLingui();
  const { values, stepId, busy, submit } = useSearchForm();
  const bounds = usePriceBounds();
  const count = useHomeCount(searchOf(refined, values, bounds));
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

/** How many homes a search finds; that of the last one while the next is counted. */
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
