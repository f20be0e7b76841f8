import type { SQL } from 'drizzle-orm';
import type { ListingKind } from '#domain/vocabulary.ts';

/**
 * A query for the guests whose reservation of a kind was approved and stands: `listing_id` and
 * `guest_id`. Reservations know it, and the composition root hands it in.
 */
export type ApprovedGuests = (kind: ListingKind) => SQL;
