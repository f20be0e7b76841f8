import type { OpenCommitments } from '#market/booking/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { ApprovedGuests } from './store/figures.ts';

/**
 * The guests aboard each itinerant at `now`, each once, as known to reservations; provided by the
 * composition root.
 */
export type ListGuestsAboard = (
  db: Queryable,
  now: Temporal.Instant,
) => Promise<readonly { readonly listingId: string; readonly guestIds: readonly string[] }[]>;

/**
 * Decides in the name of its host that an itinerant goes.
 *
 * @throws Problem 'not-found', 'forbidden', 'journey-decided'
 */
export type GoAnyway = (listingId: string, context: SignedInContext) => Promise<void>;

/** Ports that reservations implement for itinerants. */
export interface ItinerantPorts {
  readonly openCommitments: OpenCommitments;
  readonly approvedGuests: ApprovedGuests;
  readonly goAnyway: GoAnyway;
}
