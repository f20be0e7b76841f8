import { withChange } from '#domain/search/stay-search.ts';
import { LISTING_CATEGORY_ENTRIES } from '#features/catalogues/index.server.ts';
import { searchCalls } from '#market/search/index.server.ts';
import { countByCategory } from '../store/search/category-counts.ts';
import { findCard, findCards, findStays } from '../store/search/search-page.ts';
import { STAY_SEARCH } from '../store/search/stay-search-kind.ts';
import { cardMaker, cardPricer } from './cards.ts';
import { pricingOf, readSearch } from './criteria-of.ts';
import { problemOf } from './search-criteria.ts';

/** The calls that find stays. */
export const staySearchCalls = searchCalls({
  ...STAY_SEARCH,
  read: readSearch,
  find: findCards,
  findOne: findCard,
  findPins: findStays,
  cardMaker: (criteria, translate) => cardMaker(pricingOf(criteria), translate),
  pinMaker(criteria) {
    const priceOf = cardPricer(pricingOf(criteria));
    return (stay) => ({
      id: stay.id,
      latitude: stay.latitude,
      longitude: stay.longitude,
      amount: priceOf(stay).amount,
    });
  },
  categories: LISTING_CATEGORY_ENTRIES,
  withoutCategory: (search) => withChange(search, { category: undefined }),
  countByCategory,
  datesProblem: problemOf,
});
