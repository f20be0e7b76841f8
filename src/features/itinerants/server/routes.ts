import type { OpenCommitments } from '#features/listings/index.server.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import type { GuestsAboard } from './ports.ts';
import { createItinerant } from './use-cases/create-itinerant.ts';
import { findSimilarItinerants } from './use-cases/find-similar-itinerants.ts';
import { listItinerantChoices } from './use-cases/list-itinerant-choices.ts';
import { quoteItinerant } from './use-cases/quote-itinerant.ts';
import { showItinerant } from './use-cases/show-itinerant.ts';
import { showItinerantCalendar } from './use-cases/show-itinerant-calendar.ts';
import { showItinerantForm } from './use-cases/show-itinerant-form.ts';
import { showRecentItinerant } from './use-cases/show-recent-itinerant.ts';
import { updateItinerant } from './use-cases/update-itinerant.ts';

/** Every call of itinerants. */
export function makeItinerantRoutes(
  openCommitments: OpenCommitments,
  guestsAboard: GuestsAboard,
): readonly ServedRoute[] {
  return [
    serve(contract.listItinerantChoices, async (_, context) =>
      listItinerantChoices(context.translate),
    ),
    serve(contract.createItinerant, ({ body }, context) => createItinerant(body, context)),
    serve(contract.showItinerantForm, ({ params, query }, context) =>
      showItinerantForm(params.id, query.sensitive === 'true', context, openCommitments),
    ),
    serve(contract.updateItinerant, ({ params, body }, context) =>
      updateItinerant(params.id, body, context, openCommitments),
    ),
    serve(contract.showRecentItinerant, (_input, context) => showRecentItinerant(context)),
    serve(contract.showItinerant, ({ params }, context) =>
      showItinerant(params.id, context, guestsAboard),
    ),
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
