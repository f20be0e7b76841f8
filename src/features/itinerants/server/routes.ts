import { groupByCountry, MAX_GROUPED } from '#market/search/index.server.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import type { ItinerantPorts } from './ports.ts';
import { itinerantSearchCalls } from './search/itinerant-search.ts';
import { loadBriefItinerants } from './store/search/grouped-itinerants.ts';
import { createItinerant } from './use-cases/create-itinerant.ts';
import { findSimilarItinerants } from './use-cases/find-similar-itinerants.ts';
import { listItinerantChoices } from './use-cases/list-itinerant-choices.ts';
import { listItinerantFigures } from './use-cases/list-itinerant-figures.ts';
import { previewItinerant } from './use-cases/preview-itinerant.ts';
import { quoteItinerant } from './use-cases/quote-itinerant.ts';
import { showItinerant } from './use-cases/show-itinerant.ts';
import { showItinerantCalendar } from './use-cases/show-itinerant-calendar.ts';
import { showItinerantForm } from './use-cases/show-itinerant-form.ts';
import { showRecentItinerant } from './use-cases/show-recent-itinerant.ts';
import { updateItinerant } from './use-cases/update-itinerant.ts';

/** Every call of itinerants. */
export function makeItinerantRoutes({
  openCommitments,
  approvedGuests,
}: ItinerantPorts): readonly ServedRoute[] {
  return [
    serve(contract.searchItinerants, async ({ query }, context) =>
      Object.keys(query).length === 0
        ? groupByCountry(
            'itinerants',
            await loadBriefItinerants(context.db, context.now, MAX_GROUPED),
          )
        : itinerantSearchCalls.findPage(query, context),
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
      findSimilarItinerants(params.id, context),
    ),
  ];
}
