import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { todayIn } from '#domain/dates.ts';
import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import { ITINERANT_SORTS } from '#domain/vocabulary.ts';
import {
  CategoryStrip,
  type ResultsSection,
  ResultsSectionProvider,
  ResultsView,
  sortChoices,
} from '#market/search/index.web.ts';
import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { type UrlParams, useSearchIn } from '#platform/web/scope/url-search.ts';
import type { ItinerantCard as ItinerantCardData } from '../../contract.ts';
import { ITINERANT_LINES } from '../data/categories.ts';
import { Price, When } from './card-lines.tsx';
import { ItinerantCard } from './itinerant-card.tsx';
import { itinerantLink } from './itinerant-link.ts';

import { type ItinerantsData, itinerantPages, searchHeading } from './search-data.ts';
import { TodayProvider } from './today.ts';

/** Itinerants: an introduction without a search, and the results as a list and on a map. */
export function ItinerantsPage({ data, params }: { data: ItinerantsData; params: UrlParams }) {
  const search = useSearchIn(itinerantSearch, params);
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

/** Results for the requested dates, and the unit of their prices. */
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
 * Scrolls to the top of the results when they replace the landing block: links to results keep the
 * scroll position, which without the block is far down the list.
 */
function useTopWhenFolded(isFolded: boolean): void {
  const wasFolded = useRef(isFolded);
  useLayoutEffect(() => {
    if (isFolded && !wasFolded.current) scrollTo({ top: 0, behavior: 'instant' });
    wasFolded.current = isFolded;
  }, [isFolded]);
}

/** The results of itinerants. */
const ITINERANT_RESULTS: ResultsSection<ItinerantSearch, ItinerantCardData> = {
  ...itinerantPages,
  kind: 'itinerant',
  pathOf: matchItinerantsPath,
  texts: {
    listed: msg`Itinerants`,
    earlier: msg`Show earlier itinerants`,
    more: msg`Show more itinerants`,
    moreFailed: msg`We couldn't load more itinerants.`,
    all: msg`Show all itinerants`,
    allIn: (place) => msg`All itinerants in ${place}`,
    count: (count) =>
      msg`${plural(count, { 0: 'No itinerants', one: '# itinerant', other: '# itinerants' })}`,
    shown: (at) => msg`${plural(at, { one: '# itinerant', other: '# itinerants' })} shown`,
    pin: (price) => msg`Itinerant for ${price}`,
    pinGroup: (label) => msg`${label}, itinerants in this area. Zoom in`,
    noneYet: msg`No itinerants are listed yet. Check back soon, or host the first one.`,
    whyEmpty(problem, hasSuggestions) {
      switch (problem) {
        case 'past':
          return msg`Choose dates from today onwards to see which itinerants you can join.`;
        case 'too-far':
          return msg`You can reserve up to two years ahead. Choose earlier dates.`;
        default:
          return hasSuggestions
            ? msg`No itinerants match all of these. Here's what comes close:`
            : msg`No itinerants match all of these. Try again with fewer filters.`;
      }
    },
  },
  strip: {
    name: 'itinerants',
    icon(category) {
      const { Icon } = ITINERANT_LINES[category];
      return <Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />;
    },
  },
  sorts: (search) => sortChoices(ITINERANT_SORTS, search),
  cleared: ({ scheduleDuration }) => ({ ...itinerantSearch.parse({}), scheduleDuration }),
  // Used by the map only, which the server doesn't render.
  link: (itinerant, search) =>
    itinerantLink(itinerant, search, todayIn(Temporal.Now.instant(), 'UTC')),
  card: (itinerant, search, isEager) => (
    <ItinerantCard itinerant={itinerant} search={search} eager={isEager} />
  ),
  price: (itinerant, search) => (
    <>
      <span className="text-soft">
        <When itinerant={itinerant} search={search} />
      </span>
      <Price itinerant={itinerant} search={search} />
    </>
  ),
};

/** The path of the list of itinerants if it is the current one; otherwise null. */
function matchItinerantsPath(pathname: string): '/itinerants' | null {
  return pathname.replace(/\/$/, '') === '/itinerants' ? '/itinerants' : null;
}

/**
 * Hero and carousel of the itinerants: complete in the HTML; the script is loaded on interaction.
 */
const LandingBlock = hydrateOnInteraction(
  () => import('../landing/landing-content.tsx'),
  'LandingContent',
  ['itinerants'],
);
