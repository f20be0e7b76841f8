import { Trans } from '@lingui/react/macro';
import { ScriptOnce, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyResult } from './empty-result.tsx';
import { FilterChips } from './filter-chips.tsx';
import { listKey } from './list-key.ts';
import { MapAside } from './map/map-aside.tsx';
import { MAP_CHOICE_SCRIPT } from './map/map-choice.ts';
import { MapOnPhone } from './map/map-on-phone.tsx';
import { MapToggle } from './map/map-toggle.tsx';
import { PageLinks } from './page-links.tsx';
import { PastTheEnd } from './past-the-end.tsx';
import type { RememberedPage } from './result-cache.ts';
import { ResultList } from './result-list.tsx';
import { type ResultsSearch, useResultsSection } from './results-section.ts';
import { SortSelect } from './sort-select.tsx';

export interface ResultsViewProps {
  data: RememberedPage;
  search: ResultsSearch;
  /** How many there are and where, in one sentence. */
  heading: string;
  /** Of the heading: 2 where something else is what the page is about. */
  level?: 1 | 2;
  /** What the prices are of, and what fits; not said where nothing does. */
  note: ReactNode;
  /** Filters that are a press away, above what is found. */
  quick?: ReactNode;
  /** What stands before all else. */
  first?: ReactNode;
  /** Other ways to look at the same, above the filters that are on. */
  views?: ReactNode;
  /** What is shown in place of the cards, where something is found. */
  instead?: ReactNode;
}

/** What fits a search, as a list and on a map. */
export function ResultsView(props: ResultsViewProps) {
  const { data, search, heading, level = 1, note, first, quick, views, instead } = props;
  const searching = useIsSearching(search);
  const { results } = data;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <>
      <ScriptOnce>{MAP_CHOICE_SCRIPT}</ScriptOnce>
      <div className="wide-width gap-6 pt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,36%)] min-[90rem]:grid-cols-[minmax(0,1fr)_40%] lg:in-data-[map=closed]:block lg:noscript:block">
        <section aria-labelledby="results-heading" aria-busy={searching}>
          {first}
          <Heading id="results-heading" className="font-semibold text-2xl">
            {heading}
          </Heading>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            {results.total === 0 ? null : <p className="text-soft">{note}</p>}
            <div className="flex flex-wrap items-center gap-2">
              {results.total > 1 && instead === undefined ? <SortSelect search={search} /> : null}
              <MapToggle />
            </div>
          </div>
          {quick}
          {views}
          <FilterChips search={search} results={results} />
          {/* One layer for all cards: others of the page, such as a ring that turns, are sorted without them. */}
          <div
            className={`transition-opacity duration-150 will-change-[opacity] ${searching ? 'pointer-events-none opacity-50' : ''}`}
          >
            {instead === undefined || results.total === 0 ? (
              <>
                <Found data={data} search={search} />
                <PageLinks search={search} page={results.page} pageCount={results.pageCount} />
              </>
            ) : (
              instead
            )}
          </div>
          <p role="status" className="sr-only">
            {searching ? <Trans>Searching</Trans> : heading}
          </p>
        </section>
        <MapAside search={search} results={results} />
      </div>
      {results.items.length === 0 ? null : (
        <MapOnPhone search={search} results={results} heading={heading} />
      )}
    </>
  );
}

function Found({ data, search }: Pick<ResultsViewProps, 'data' | 'search'>) {
  const { codec } = useResultsSection();
  const { results } = data;
  if (results.total === 0) return <EmptyResult search={search} results={results} />;
  return results.page > results.pageCount ? (
    <PastTheEnd search={search} pageCount={results.pageCount} />
  ) : (
    <ResultList key={listKey(codec, search)} data={data} search={search} />
  );
}

/** Whether another list is on its way, and not only the next page of this one. */
function useIsSearching(search: ResultsSearch): boolean {
  const { codec, pathOf } = useResultsSection();
  const coming = useRouterState({
    select: ({ isLoading, location }) =>
      isLoading && pathOf(location.pathname) !== null
        ? listKey(codec, codec.parse(location.search as Record<string, unknown>))
        : null,
  });
  return coming !== null && coming !== listKey(codec, search);
}
