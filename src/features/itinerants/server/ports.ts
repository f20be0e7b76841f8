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
