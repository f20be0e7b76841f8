import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import type { ItinerantCategory } from '#domain/vocabulary.ts';
import { countCategories, searchCalls } from '#market/search/index.server.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { ITINERANT_CATEGORY_LABELS } from '../labels/categories.ts';
import type { ItinerantPorts } from './ports.ts';
import { computeListedAmount, itinerantCardMaker } from './search/itinerant-cards.ts';
import { problemOfRange, readItinerantSearch } from './search/itinerant-criteria.ts';
import { loadBriefItinerants } from './store/search/grouped-itinerants.ts';
import { ITINERANT_SEARCH } from './store/search/itinerant-search-kind.ts';
import { findItinerant, findItinerantPins, findItinerants } from './store/search/search-page.ts';
import { findSimilarItinerants } from './store/search/similar-itinerants.ts';
import { createItinerant } from './use-cases/create-itinerant.ts';
import { listItinerantChoices } from './use-cases/list-itinerant-choices.ts';
import { listItinerantFigures } from './use-cases/list-itinerant-figures.ts';
import { previewItinerant } from './use-cases/preview-itinerant.ts';
import { quoteItinerant } from './use-cases/quote-itinerant.ts';
import { showItinerant } from './use-cases/show-itinerant.ts';
import { showItinerantCalendar } from './use-cases/show-itinerant-calendar.ts';
import { showItinerantForm } from './use-cases/show-itinerant-form.ts';
import { showRecentItinerant } from './use-cases/show-recent-itinerant.ts';
import { updateItinerant } from './use-cases/update-itinerant.ts';

/** Every route of itinerants. */
export function makeItinerantRoutes({
  openCommitments,
  approvedGuests,
}: ItinerantPorts): readonly ServedRoute[] {
  return [
    serve(contract.searchItinerants, ({ query }, context) =>
      itinerantSearchCalls.find(query, context),
    ),
    serve(contract.listItinerantPins, ({ query }, context) =>
      itinerantSearchCalls.listPins(query, context),
    ),
    serve(contract.countItinerantCategories, ({ query }, context) =>
      itinerantSearchCalls.countCategories(query, context),
    ),
    serve(contract.showItinerantCard, ({ params, query }, context) =>
      itinerantSearchCalls.showCard(params.id, query, context),
    ),
    serve(contract.listItinerantChoices, async (_, context) =>
      listItinerantChoices(context.translate),
    ),
    serve(contract.listItinerantFigures, (_, context) =>
      listItinerantFigures(context, approvedGuests),
    ),
    serve(contract.createItinerant, ({ body }, context) => createItinerant(body, context)),
    serve(contract.showItinerantForm, ({ params, query }, context) =>
      showItinerantForm(params.id, query.sensitive === 'true', context, openCommitments),
    ),
    serve(contract.updateItinerant, ({ params, body }, context) =>
      updateItinerant(params.id, body, context, openCommitments),
    ),
    serve(contract.previewItinerant, ({ body }, context) => previewItinerant(body, context)),
    serve(contract.showRecentItinerant, (_input, context) => showRecentItinerant(context)),
    serve(contract.showItinerant, ({ params }, context) => showItinerant(params.id, context)),
    serve(contract.showItinerantCalendar, ({ params, query }, context) =>
      showItinerantCalendar(params.id, query, context),
    ),
    serve(contract.quoteItinerant, ({ params, query }, context) =>
      quoteItinerant(params.id, query, context),
    ),
    serve(contract.similarItinerants, ({ params }, context) =>
      itinerantSearchCalls.findSimilar(params.id, context),
    ),
  ];
}

/** Routes of the search for itinerants. */
const itinerantSearchCalls = searchCalls({
  ...ITINERANT_SEARCH,
  name: 'itinerants',
  findNewest: loadBriefItinerants,
  findSimilar: findSimilarItinerants,
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
      amount: computeListedAmount(search, row),
      way: [...row.way],
    }),
  categories: ITINERANT_CATEGORY_LABELS,
  withoutCategory: (search) => itinerantSearch.change(search, { category: undefined }),
  countByCategory: (db, criteria) =>
    countCategories<ItinerantCategory>(db, ITINERANT_SEARCH.clauses(criteria)),
  datesProblem: problemOfRange,
});
