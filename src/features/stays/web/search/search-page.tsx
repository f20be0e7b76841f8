import { Trans, useLingui } from '@lingui/react/macro';
import { ScriptOnce, useRouterState } from '@tanstack/react-router';
import { parseStaySearch, type StaySearch, staySearch } from '#domain/search/stay-search.ts';
import { listKey } from '#features/listings/index.web.ts';
import {
  EmptyResult,
  FilterChips,
  MAP_CHOICE_SCRIPT,
  MapAside,
  MapOnPhone,
  MapToggle,
  PageLinks,
  PastTheEnd,
  ResultList,
  ResultsSectionProvider,
  SortSelect,
} from '#features/listings/results.web.ts';
import { CategoryStrip } from './category-strip.tsx';
import { HOME_RESULTS } from './home-results.tsx';
import { resultsPathOf } from './results-path.ts';
import type { SearchData } from './search-data.ts';
import { searchHeading } from './search-heading.ts';

/** The home page: what fits, as a list and on a map. */
export function SearchPage({ data, search }: { data: SearchData; search: StaySearch }) {
  const { i18n } = useLingui();
  const searching = useIsSearching(search);
  const { results } = data;
  const heading = searchHeading(i18n, search, results);
  return (
    <ResultsSectionProvider value={HOME_RESULTS}>
      <ScriptOnce>{MAP_CHOICE_SCRIPT}</ScriptOnce>
      <CategoryStrip search={search} categories={data.categories} />
      <div className="content-width gap-6 pt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,36%)] lg:in-data-[map=closed]:block lg:noscript:block">
        <section aria-labelledby="results-heading" aria-busy={searching}>
          <h1 id="results-heading" className="font-semibold text-2xl">
            {heading}
          </h1>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            {results.total === 0 ? null : (
              <p className="text-soft">
                <PriceNote search={search} />
              </p>
            )}
            <div className="flex items-center gap-2">
              {results.total > 1 ? <SortSelect search={search} /> : null}
              <MapToggle />
            </div>
          </div>
          <FilterChips search={search} results={results} />
          <div
            className={`transition-opacity duration-150 ${searching ? 'pointer-events-none opacity-50' : ''}`}
          >
            <Found data={data} search={search} />
            <PageLinks search={search} page={results.page} pageCount={results.pageCount} />
          </div>
          <p role="status" className="sr-only">
            {searching ? <Trans>Searching</Trans> : heading}
          </p>
        </section>
        <MapAside search={search} results={results} />
      </div>
      {results.items.length === 0 ? null : <MapOnPhone search={search} results={results} />}
    </ResultsSectionProvider>
  );
}

function Found({ data, search }: { data: SearchData; search: StaySearch }) {
  const { results } = data;
  if (results.total === 0) return <EmptyResult search={search} results={results} />;
  return results.page > results.pageCount ? (
    <PastTheEnd search={search} pageCount={results.pageCount} />
  ) : (
    <ResultList key={listKey(staySearch, search)} data={data} search={search} />
  );
}

function PriceNote({ search }: { search: StaySearch }) {
  if (search.dates?.mode === 'months') {
    return (
      <Trans>All-in prices for about a month. Each home shows its cheapest available dates.</Trans>
    );
  }
  if (search.dates !== undefined) {
    return <Trans>All-in prices. Only homes available on your dates.</Trans>;
  }
  return <Trans>Add your dates to see what a stay costs, all in.</Trans>;
}

/** Whether another list is on its way, and not only the next page of this one. */
function useIsSearching(search: StaySearch): boolean {
  const coming = useRouterState({
    select: ({ isLoading, location }) =>
      isLoading && resultsPathOf(location.pathname) !== null
        ? listKey(staySearch, parseStaySearch(location.search as Record<string, unknown>))
        : null,
  });
  return coming !== null && coming !== listKey(staySearch, search);
}
