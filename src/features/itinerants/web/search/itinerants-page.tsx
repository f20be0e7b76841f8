import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import type { ItinerantSearch } from '#domain/search/itinerant-search.ts';
import { CategoryStrip, ResultsSectionProvider, ResultsView } from '#market/search/late.web.ts';
import { LandingBlock } from '../landing/landing-block.ts';
import { ITINERANT_RESULTS } from './itinerant-results.tsx';
import type { ItinerantsData } from './search-data.ts';
import { searchHeading } from './search-heading.ts';
import { TodayProvider } from './today.ts';

/** Itinerants: what they are where nothing is searched for, and what fits, as a list and on a map. */
export function ItinerantsPage({
  data,
  search,
}: {
  data: ItinerantsData;
  search: ItinerantSearch;
}) {
  const { i18n } = useLingui();
  const { landing } = data;
  useTopWhenFolded(landing === null);
  return (
    <TodayProvider value={data.today}>
      <ResultsSectionProvider value={ITINERANT_RESULTS}>
        <CategoryStrip search={search} categories={data.categories} results={data.results} />
        {landing === null ? null : (
          <div className="content-width pt-6 pb-8">
            <LandingBlock {...landing} />
          </div>
        )}
        <ResultsView
          data={data}
          search={search}
          heading={searchHeading(i18n, search, data.results)}
          level={landing === null ? 1 : 2}
          note={<Note search={search} />}
        />
      </ResultsSectionProvider>
    </TodayProvider>
  );
}

/** What fits the dates asked for, and what prices are of. */
function Note({ search: { dates, scheduleDuration } }: { search: ItinerantSearch }) {
  if (dates !== undefined) {
    return <Trans>These run within your dates, or can be joined for part of the way.</Trans>;
  }
  return scheduleDuration === 'full' ? (
    <Trans>Per person, whole trip. Add dates to see what's open.</Trans>
  ) : (
    <Trans>Per person, per night. Add dates to see what's open.</Trans>
  );
}

/**
 * Shows the results from their top as the landing block gives way to them: links to results leave
 * the page where it stands, which without the block is far down the list.
 */
function useTopWhenFolded(isFolded: boolean): void {
  const wasFolded = useRef(isFolded);
  useLayoutEffect(() => {
    if (isFolded && !wasFolded.current) scrollTo({ top: 0, behavior: 'instant' });
    wasFolded.current = isFolded;
  }, [isFolded]);
}
