import type { OpenCommitments } from '#features/listings/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ApprovedGuests } from './store/figures.ts';

/**
 * Who goes along on a listing from `now` on, each once, as reservations know it; handed in by the
 * composition root.
 */
export type GuestsAboard = (
  db: Queryable,
  listingId: string,
  now: Temporal.Instant,
) => Promise<readonly string[]>;

/** What reservations know of itinerants. */
export interface ItinerantPorts {
  readonly openCommitments: OpenCommitments;
  readonly approvedGuests: ApprovedGuests;
  readonly guestsAboard: GuestsAboard;
}
