import type { OpenCommitments, SeatBookings } from '#market/booking/index.server.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { choiceRoutesServed } from './choice-routes.ts';
import { managedRoutesServed } from './managed-routes.ts';
import { makePlaceRoutes } from './places/routes.ts';
import type { RequestSeats, StartHostPayment, WriteNotice } from './ports.ts';
import { searchRoutesServed } from './search-routes.ts';
import { placeRatings } from './store/place-ratings.ts';
import { acceptOffer } from './use-cases/accept-offer.ts';
import { cancelSession } from './use-cases/cancel-session.ts';
import { createExperience } from './use-cases/create-experience.ts';
import { joinWaitlist } from './use-cases/join-waitlist.ts';
import { leaveWaitlist } from './use-cases/leave-waitlist.ts';
import { listSessionLines } from './use-cases/list-session-lines.ts';
import { listSessions } from './use-cases/list-sessions.ts';
import { listWaitlistPlaces } from './use-cases/list-waitlist-places.ts';
import { previewExperience } from './use-cases/preview-experience.ts';
import { quoteExperience } from './use-cases/quote-experience.ts';
import { showExperience } from './use-cases/show-experience.ts';
import { showExperienceForm } from './use-cases/show-experience-form.ts';
import { updateExperience } from './use-cases/update-experience.ts';

/** Ports that higher features implement; provided by the composition root. */
export interface ExperiencePorts {
  readonly openCommitments: OpenCommitments;
  readonly bookings: SeatBookings;
  readonly startHostPayment: StartHostPayment;
  readonly requestSeats: RequestSeats;
  readonly writeNotice: WriteNotice;
}

/** Every route of experiences. */
export function makeExperienceRoutes(
  limits: Pick<RateLimits, 'spend'>,
  { openCommitments, bookings, startHostPayment, requestSeats, writeNotice }: ExperiencePorts,
): readonly ServedRoute[] {
  return [
    ...choiceRoutesServed,
    ...managedRoutesServed,
    ...makePlaceRoutes(limits, placeRatings),
    ...searchRoutesServed,
    serve(contract.createExperience, ({ body }, context) =>
      createExperience(body, context, startHostPayment),
    ),
    serve(contract.previewExperience, ({ body }, context) => previewExperience(body, context)),
    serve(contract.showExperienceForm, ({ params }, context) =>
      showExperienceForm(params.id, context, openCommitments),
    ),
    serve(contract.updateExperience, ({ params, body }, context) =>
      updateExperience(params.id, body, context, { openCommitments, bookings, writeNotice }),
    ),
    serve(contract.cancelSession, ({ params: { id, entry, date }, body }, context) =>
      cancelSession(id, { entryId: entry, date, ...body }, context, { bookings, writeNotice }),
    ),
    serve(contract.listWaitlistPlaces, ({ params }, context) =>
      listWaitlistPlaces(params.id, context),
    ),
    serve(contract.listSessionLines, ({ params }, context) => listSessionLines(params.id, context)),
    serve(contract.joinWaitlist, ({ params, body }, context) =>
      joinWaitlist(toListedSession(params), body.seats, context),
    ),
    serve(contract.leaveWaitlist, ({ params }, context) =>
      leaveWaitlist(toListedSession(params), context),
    ),
    serve(contract.acceptOffer, ({ params, body }, context) =>
      acceptOffer(toListedSession(params), body, context, requestSeats),
    ),
    serve(contract.showExperience, ({ params }, context) => showExperience(params.id, context)),
    serve(contract.listSessions, ({ params, query }, context) =>
      listSessions(params.id, query, context),
    ),
    serve(contract.quoteExperience, ({ params, query }, context) =>
      quoteExperience(params.id, query, context),
    ),
  ];
}

/** Converts the parameters of a session's path. */
function toListedSession({ id, entry, date }: { id: string; entry: string; date: string }) {
  return { listingId: id, entryId: entry, date };
}
