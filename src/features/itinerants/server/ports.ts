import type { OpenCommitments } from '#market/booking/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ApprovedGuests } from './store/figures.ts';

/**
 * Who is aboard each itinerant at `now`, each person once, as reservations know it; handed in by the
 * composition root.
 */
export type ListGuestsAboard = (
  db: Queryable,
  now: Temporal.Instant,
) => Promise<readonly { readonly listingId: string; readonly guestIds: readonly string[] }[]>;

/** Ports that reservations implement for itinerants. */
export interface ItinerantPorts {
  readonly openCommitments: OpenCommitments;
  readonly approvedGuests: ApprovedGuests;
}
