import { withChange } from '#domain/search/stay-search.ts';
import { LISTING_CATEGORY_ENTRIES } from '#features/catalogues/index.server.ts';
import type { OpenCommitments } from '#market/booking/index.server.ts';
import { serveSearch } from '#market/search/index.server.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { quoteStay, showCalendar } from './booking/stay-booking.ts';
import { createStay, showStayForm, updateStay } from './hosting/stay-form.ts';
import { cardMaker, cardPricer } from './search/cards.ts';
import { findDatesProblem } from './search/criteria.ts';
import { readSearch, toCardPricing } from './search/read-search.ts';
import { showRecentStay, showStay } from './show-stay.ts';
import { countByCategory } from './store/search/category-counts.ts';
import { loadBriefListings } from './store/search/grouped-listings.ts';
import { findCard, findCards, findStays } from './store/search/search-page.ts';
import { findSimilarStays } from './store/search/similar-stays.ts';
import { STAY_SEARCH } from './store/search/stay-search-kind.ts';
import { listChoices } from './use-cases/list-choices.ts';
import { previewStay } from './use-cases/preview-stay.ts';
import { showAnalytics } from './use-cases/show-analytics.ts';
import { showPriceRange } from './use-cases/show-price-range.ts';

/** Routes of the search for stays. */
const staySearchServed = serveSearch(contract.staySearchRoutes, {
  ...STAY_SEARCH,
  name: 'listings',
  findNewest: loadBriefListings,
  findSimilar: findSimilarStays,
  read: readSearch,
  find: findCards,
  findOne: findCard,
  findPins: findStays,
  cardMaker: (criteria, translate) => cardMaker(toCardPricing(criteria), translate),
  pinMaker(criteria) {
    const computePrice = cardPricer(toCardPricing(criteria));
    return (stay) => ({
      id: stay.id,
      latitude: stay.latitude,
      longitude: stay.longitude,
      amount: computePrice(stay).amount,
    });
  },
  categories: LISTING_CATEGORY_ENTRIES,
  withoutCategory: (search) => withChange(search, { category: undefined }),
  countByCategory,
  datesProblem: findDatesProblem,
});

/** Every call of stays. */
export const stayRoutesServed: readonly ServedRoute[] = [
  ...staySearchServed,
  serve(contract.showAnalytics, ({ query }, context) => showAnalytics(query, context)),
  serve(contract.listChoices, async (_, context) => listChoices(context.translate)),
  serve(contract.showStay, ({ params }, context) => showStay(params.id, context)),
  serve(contract.showCalendar, ({ params, query }, context) =>
    showCalendar(params.id, query, context),
  ),
  serve(contract.quoteStay, ({ params, query }, context) => quoteStay(params.id, query, context)),
  serve(contract.showPriceRange, (_input, context) => showPriceRange(context)),
];

/** Every call for creating and changing homes. */
export function makeHostingRoutes(openCommitments: OpenCommitments): readonly ServedRoute[] {
  return [
    serve(contract.createStay, ({ body }, context) => createStay(body, context)),
    serve(contract.showStayForm, ({ params }, context) =>
      showStayForm(params.id, context, openCommitments),
    ),
    serve(contract.updateStay, ({ params, body }, context) =>
      updateStay(params.id, body, context, openCommitments),
    ),
    serve(contract.showRecentStay, (_input, context) => showRecentStay(context)),
    serve(contract.previewStay, ({ body }, context) => previewStay(body, context)),
  ];
}
