import { msg, plural } from '@lingui/core/macro';
import { todayIn } from '#domain/dates.ts';
import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import { ITINERANT_SORTS } from '#domain/vocabulary.ts';
import type { ResultsSection } from '#market/search/index.web.ts';
import { sortChoices } from '#market/search/late.web.ts';
import { call } from '#platform/web/api/client.ts';
import { listItinerantPins, showItinerantCard } from '../../contract/search.ts';
import type { ItinerantCard as ItinerantCardData } from '../../contract.ts';
import { ITINERANT_LINES } from '../data/categories.ts';
import { Price, When } from './card-lines.tsx';
import { ItinerantCard } from './itinerant-card.tsx';
import { itinerantLink } from './itinerant-link.ts';
import { itinerantsPathOf } from './results-path.ts';
import { itinerantCache, loadResults } from './search-data.ts';

/** The results of itinerants. */
export const ITINERANT_RESULTS: ResultsSection<ItinerantSearch, ItinerantCardData> = {
  codec: itinerantSearch,
  path: '/itinerants',
  pathOf: itinerantsPathOf,
  memory: itinerantCache,
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
  loadPage: loadResults,
  loadPins: async (query, signal) => (await call(listItinerantPins, { query }, { signal })).pins,
  loadCard: (id, query, signal) => call(showItinerantCard, { params: { id }, query }, { signal }),
  // Asked by the map alone, which no server draws.
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
