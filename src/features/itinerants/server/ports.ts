import type { SQL } from 'drizzle-orm';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { OpenCommitments } from '#features/listings/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';

/**
 * Who goes along on a listing from `now` on, each once, as reservations know it; handed in by the
 * composition root.
 */
export type GuestsAboard = (
  db: Queryable,
  listingId: string,
  now: Temporal.Instant,
) => Promise<readonly string[]>;

/**
 * A query for the guests whose reservation of a kind was approved and stands: `listing_id` and
 * `guest_id`. Reservations know it, and the composition root hands it in.
 */
export type ApprovedGuests = (kind: ListingKind) => SQL;

/** What reservations know of itinerants. */
export interface ItinerantPorts {
  readonly openCommitments: OpenCommitments;
  readonly approvedGuests: ApprovedGuests;
  readonly guestsAboard: GuestsAboard;
}
