import { Plural } from '@lingui/react/macro';
import { useEffect } from 'react';
import { formatStaySearch, type StaySearch } from '#domain/search/stay-search.ts';
import { priceDurationOf, priceProblems, searchWithFilters } from './filter-values.ts';
import { useFilters } from './filter-wizard.ts';
import { useSearchFigures } from './search-figures.ts';

/** How many homes the filters leave, beside the button, as they change. */
export function LiveCount({ search }: { search: StaySearch }) {
  const { values } = useFilters();
  const { figures, isCurrent, ask } = useSearchFigures();
  const isRange = Object.keys(priceProblems(values, priceDurationOf(search))).length === 0;
  const query = isRange
    ? new URLSearchParams(formatStaySearch(searchWithFilters(search, values))).toString()
    : null;
  useEffect(() => ask(query), [ask, query]);
  return (
    <p role="status" className="ms-auto text-end font-semibold text-sm tabular-nums">
      {figures === null || query === null ? null : (
        <span className={isCurrent ? undefined : 'opacity-60'}>
          <Plural value={figures.total} _0="No homes" one="# home" other="# homes" />
        </span>
      )}
    </p>
  );
}
