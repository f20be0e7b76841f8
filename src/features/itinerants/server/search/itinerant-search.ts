import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import type { ItinerantCategory } from '#domain/vocabulary.ts';
import { countCategories, searchCalls } from '#market/search/index.server.ts';
import { ITINERANT_CATEGORY_LABELS } from '../../labels/categories.ts';
import { ITINERANT_SEARCH } from '../store/search/itinerant-search-kind.ts';
import { findItinerant, findItinerantPins, findItinerants } from '../store/search/search-page.ts';
import { amountOf, itinerantCardMaker } from './itinerant-cards.ts';
import { problemOfRange, readItinerantSearch } from './itinerant-criteria.ts';

/** The calls that find itinerants. */
export const itinerantSearchCalls = searchCalls({
  ...ITINERANT_SEARCH,
  read: readItinerantSearch,
  find: findItinerants,
  findOne: findItinerant,
  findPins: findItinerantPins,
  cardMaker: ({ search }, translate) => itinerantCardMaker(search, translate),
  pinMaker:
    ({ search }) =>
    (row) => ({
      id: row.id,
      latitude: row.latitude,
      longitude: row.longitude,
      amount: amountOf(search, row),
      way: [...row.way],
    }),
  categories: ITINERANT_CATEGORY_LABELS,
  withoutCategory: (search) => itinerantSearch.change(search, { category: undefined }),
  countByCategory: (db, criteria) =>
    countCategories<ItinerantCategory>(db, ITINERANT_SEARCH.clauses(criteria)),
  datesProblem: problemOfRange,
});
