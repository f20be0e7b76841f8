import type { OpenCommitments } from '#market/booking/index.server.ts';
import { groupByCountry, MAX_GROUPED } from '#market/search/index.server.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { staySearchCalls } from './search/stay-search.ts';
import { loadBriefListings } from './store/search/grouped-listings.ts';
import { createStay } from './use-cases/create-stay.ts';
import { findSimilar } from './use-cases/find-similar.ts';
import { listChoices } from './use-cases/list-choices.ts';
import { previewStay } from './use-cases/preview-stay.ts';
import { quoteStay } from './use-cases/quote-stay.ts';
import { showAnalytics } from './use-cases/show-analytics.ts';
import { showCalendar } from './use-cases/show-calendar.ts';
import { showPriceRange } from './use-cases/show-price-range.ts';
import { showRecentStay } from './use-cases/show-recent-stay.ts';
import { showStay } from './use-cases/show-stay.ts';
import { showStayForm } from './use-cases/show-stay-form.ts';
import { updateStay } from './use-cases/update-stay.ts';

/** Every call of stays. */
export const stayRoutesServed: readonly ServedRoute[] = [
  serve(contract.searchStays, async ({ query }, context) =>
    Object.keys(query).length === 0
      ? groupByCountry('listings', await loadBriefListings(context.db, MAX_GROUPED))
      : staySearchCalls.findPage(query, context),
  ),
  serve(contract.listPins, ({ query }, context) => staySearchCalls.listPins(query, context)),
  serve(contract.countCategories, ({ query }, context) =>
    staySearchCalls.countCategories(query, context),
  ),
  serve(contract.showAnalytics, ({ query }, context) => showAnalytics(query, context)),
  serve(contract.listChoices, async (_, context) => listChoices(context.translate)),
  serve(contract.showStay, ({ params }, context) => showStay(params.id, context)),
  serve(contract.showCard, ({ params, query }, context) =>
    staySearchCalls.showCard(params.id, query, context),
  ),
  serve(contract.showCalendar, ({ params, query }, context) =>
    showCalendar(params.id, query, context),
  ),
  serve(contract.quoteStay, ({ params, query }, context) => quoteStay(params.id, query, context)),
  serve(contract.similarStays, ({ params }, context) => findSimilar(params.id, context)),
  serve(contract.showPriceRange, (_input, context) => showPriceRange(context)),
];

/** Every call by which a host lists a home and changes it. */
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
