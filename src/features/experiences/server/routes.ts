import type { OpenCommitments, SeatBookings } from '#features/listings/index.server.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { choiceRoutesServed } from './choice-routes.ts';
import { makePlaceRoutes } from './places/routes.ts';
import type { PlaceRatings, StartHostPayment } from './ports.ts';
import { searchRoutesServed } from './search-routes.ts';
import { cancelSession } from './use-cases/cancel-session.ts';
import { createExperience } from './use-cases/create-experience.ts';
import { listSessions } from './use-cases/list-sessions.ts';
import { previewExperience } from './use-cases/preview-experience.ts';
import { quoteExperience } from './use-cases/quote-experience.ts';
import { showExperience } from './use-cases/show-experience.ts';
import { showExperienceForm } from './use-cases/show-experience-form.ts';
import { updateExperience } from './use-cases/update-experience.ts';

/** What higher features know of experiences; handed in by the composition root. */
export interface ExperiencePorts {
  readonly openCommitments: OpenCommitments;
  readonly placeRatings: PlaceRatings;
  readonly bookings: SeatBookings;
  readonly startHostPayment: StartHostPayment;
}

/** Every call of experiences. */
export function makeExperienceRoutes(
  limits: Pick<RateLimits, 'spend'>,
  { openCommitments, placeRatings, bookings, startHostPayment }: ExperiencePorts,
): readonly ServedRoute[] {
  return [
    ...choiceRoutesServed,
    ...makePlaceRoutes(limits, placeRatings),
    ...searchRoutesServed,
    serve(contract.createExperience, ({ body }, context) =>
      createExperience(body, context, startHostPayment),
    ),
    serve(contract.showExperienceForm, ({ params }, context) =>
      showExperienceForm(params.id, context, openCommitments),
    ),
    serve(contract.updateExperience, ({ params, body }, context) =>
      updateExperience(params.id, body, context, { openCommitments, bookings }),
    ),
    serve(contract.cancelSession, ({ params: { id, entry, date } }, context) =>
      cancelSession(id, { entryId: entry, date }, context, bookings),
    ),
    serve(contract.previewExperience, ({ body }, context) => previewExperience(body, context)),
    serve(contract.showExperience, ({ params }, context) => showExperience(params.id, context)),
    serve(contract.listSessions, ({ params, query }, context) =>
      listSessions(params.id, query, context),
    ),
    serve(contract.quoteExperience, ({ params, query }, context) =>
      quoteExperience(params.id, query, context),
    ),
  ];
}
