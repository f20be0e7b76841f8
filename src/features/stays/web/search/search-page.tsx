import { Trans, useLingui } from '@lingui/react/macro';
import { activeFilters, type StaySearch } from '#domain/search/stay-search.ts';
import { CategoryStrip, ResultsSectionProvider, ResultsView } from '#market/search/late.web.ts';
import { Commitments } from './commitments.tsx';
import { HOME_RESULTS } from './home-results.tsx';
import { QuickRow } from './quick-row.tsx';
import type { SearchData } from './search-data.ts';
import { searchHeading } from './search-heading.ts';

/** The home page: what fits, as a list and on a map. */
export function SearchPage({ data, search }: { data: SearchData; search: StaySearch }) {
  const { i18n } = useLingui();
  return (
    <ResultsSectionProvider value={HOME_RESULTS}>
      <CategoryStrip search={search} categories={data.categories} results={data.results} />
      <ResultsView
        data={data}
        search={search}
        heading={searchHeading(i18n, search, data.results)}
        note={<PriceNote search={search} />}
        quick={data.results.unknownPlace === null ? <QuickRow search={search} /> : null}
        first={isHome(search) ? <Commitments /> : null}
      />
    </ResultsSectionProvider>
  );
}

/** Whether nothing is asked for but what one looks at it by. */
function isHome(search: StaySearch): boolean {
  return activeFilters(search).length === 0 && search.page === 1;
}

function PriceNote({ search }: { search: StaySearch }) {
  if (search.dates?.mode === 'months') {
    return (
      <Trans>Only homes free for about a month, each at its cheapest dates. All-in prices.</Trans>
    );
  }
  if (search.dates !== undefined) {
    return <Trans>All-in prices. Only homes available on your dates.</Trans>;
  }
  return <Trans>Add your dates to see what a stay costs, all in.</Trans>;
}
