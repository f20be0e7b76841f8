import { eq, inArray, sql } from 'drizzle-orm';
import { experiences } from '#features/experiences/server/tables.ts';
import { itinerants } from '#features/itinerants/server/tables.ts';
import { stays } from '#features/stays/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';

/** The main facts of listings of any kind, in one statement; those a kind doesn't have are null. */
export function readFacts(db: Queryable, ids: readonly string[]) {
  return db
    .select({
      id: listings.id,
      ratingSum: listings.ratingSum,
      ratingCount: listings.ratingCount,
      hostVerified: listings.hostVerified,
      wifiMbps: listings.knownMbps,
      // The host of an experience takes one of its places.
      guestCount: sql<number>`coalesce(${stays.guestCount}, ${itinerants.guestCount},
        greatest(0, ${experiences.guestCount} - 1))`,
      roomCount: sql<number | null>`coalesce(${stays.roomCount}, ${itinerants.roomCount})`,
      bathroomCount: sql<
        number | null
      >`coalesce(${stays.bathroomCount}, ${itinerants.bathroomCount})`,
      minNights: sql<number | null>`coalesce(${stays.minNights}, ${itinerants.minNights})`,
      startDate: itinerants.startDate,
      endDate: itinerants.endDate,
      policy: sql<string>`coalesce(${stays.cancellationPolicy}, ${itinerants.cancellationPolicy},
        ${experiences.cancellationPolicy})`,
    })
    .from(listings)
    .leftJoin(stays, eq(stays.listingId, listings.id))
    .leftJoin(itinerants, eq(itinerants.listingId, listings.id))
    .leftJoin(experiences, eq(experiences.listingId, listings.id))
    .where(inArray(listings.id, [...ids]));
}
