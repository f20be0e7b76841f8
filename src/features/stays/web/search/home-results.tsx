import { msg, plural } from '@lingui/core/macro';
import { MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import { EMPTY_STAY_SEARCH, type StaySearch, staySearch } from '#domain/search/stay-search.ts';
import { STAY_SORTS } from '#domain/vocabulary.ts';
import type { ResultsSection } from '#market/search/index.web.ts';
import { sortChoices } from '#market/search/late.web.ts';
import { call } from '#platform/web/api/client.ts';
import { listPins, showCard } from '../../contract/routes.ts';
import type { StayCard as StayCardData } from '../../contract/schemas.ts';
import { CategoryIcon } from './category-icon.tsx';
import { PriceLine } from './price-line.tsx';
import { isQuickFilter } from './quick-filters.ts';
import { resultsPathOf } from './results-path.ts';
import { homeCache, loadResults } from './search-data.ts';
import { StayCard } from './stay-card.tsx';
import { stayLink } from './stay-link.ts';

/** The results of homes. */
export const HOME_RESULTS: ResultsSection<StaySearch, StayCardData> = {
  codec: staySearch,
  path: '/',
  pathOf: resultsPathOf,
  memory: homeCache,
  texts: {
    listed: msg`Homes`,
    earlier: msg`Show earlier homes`,
    more: msg`Show more homes`,
    moreFailed: msg`We couldn't load more homes.`,
    all: msg`Show all homes`,
    allIn: (place) => msg`All homes in ${place}`,
    count: (count) => msg`${plural(count, { 0: 'No homes', one: '# home', other: '# homes' })}`,
    shown: (at) => msg`${plural(at, { one: '# home', other: '# homes' })} shown`,
    pin: (price) => msg`Home for ${price}`,
    pinGroup: (label) => msg`${label}, homes in this area. Zoom in`,
    noneYet: msg`No homes are listed yet. Check back soon, or list the first one.`,
    whyEmpty(problem, hasSuggestions) {
      switch (problem) {
        case 'past':
          return msg`Choose dates from today onwards to see which homes are available.`;
        case 'too-long':
          return msg`A stay can be up to ${MAX_NIGHTS} nights. Choose shorter dates.`;
        case 'too-far':
          return msg`You can reserve up to two years ahead. Choose earlier dates.`;
        default:
          return hasSuggestions
            ? msg`No homes match all of these. Here's what comes close:`
            : msg`No homes match all of these. Try again with fewer filters.`;
      }
    },
  },
  strip: { name: 'homes', icon: (category) => <CategoryIcon category={category} /> },
  sorts: (search) => sortChoices(STAY_SORTS, search),
  isShownOtherwise: isQuickFilter,
  cleared: ({ pricingDuration, scheduleDuration }) => ({
    ...EMPTY_STAY_SEARCH,
    pricingDuration,
    scheduleDuration,
  }),
  loadPage: loadResults,
  loadPins: async (query, signal) => (await call(listPins, { query }, { signal })).pins,
  loadCard: (id, query, signal) => call(showCard, { params: { id }, query }, { signal }),
  link: stayLink,
  card: (stay, search, isEager) => <StayCard stay={stay} search={search} eager={isEager} />,
  price: ({ price }, { pricingDuration }) => (
    <PriceLine price={price} duration={pricingDuration} showDates={false} />
  ),
};
