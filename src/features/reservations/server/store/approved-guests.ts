import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { LIFECYCLES } from '#domain/lifecycles.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { reservations } from '../tables.ts';

/**
 * A query for the guests of a kind whose reservation was approved and neither cancelled nor missed:
 * `listing_id` and `guest_id`, one row a reservation.
 */
export function approvedGuests(kind: ListingKind): SQL {
  const { holding, initial } = LIFECYCLES[kind];
  const approved = holding.filter((status) => status !== initial);
  return sql`
    select ${reservations.listingId} as listing_id, ${reservations.guestId} as guest_id
    from ${reservations}
    where ${and(eq(reservations.kind, kind), inArray(reservations.status, approved))}`;
}
