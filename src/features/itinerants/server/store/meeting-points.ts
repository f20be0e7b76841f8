import { and, asc, eq, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { itinerantStopArrivals, itinerantStops } from '../tables.ts';

/** Exact meeting point of a stop; the caller checks who may read it. */
export interface MeetingPointRow {
  readonly startDate: DateText;
  /** Empty where the host informs the guests otherwise. */
  readonly meetingPoint: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The meeting points of an itinerant's stops, in the order of their dates. */
export function loadMeetingPoints(db: Queryable, listingId: string): Promise<MeetingPointRow[]> {
  return db
    .select({
      startDate: itinerantStops.startDate,
      meetingPoint: itinerantStopArrivals.meetingPoint,
      latitude: itinerantStopArrivals.latitude,
      longitude: itinerantStopArrivals.longitude,
    })
    .from(itinerantStops)
    .innerJoin(
      itinerantStopArrivals,
      and(
        eq(itinerantStopArrivals.listingId, itinerantStops.listingId),
        eq(itinerantStopArrivals.sortOrder, itinerantStops.sortOrder),
      ),
    )
    .where(eq(itinerantStops.listingId, listingId))
    .orderBy(asc(itinerantStops.sortOrder));
}

/** Deletes the exact points of the stops of a deleted account's itinerants. */
export async function deleteMeetingPoints(tx: Queryable, userId: string): Promise<void> {
  await tx
    .delete(itinerantStopArrivals)
    .where(
      sql`${itinerantStopArrivals.listingId} in (select id from listing where host_id = ${userId})`,
    );
}

/** The stops of a user's own itinerants with their meeting points, for their data export. */
export async function exportStops(db: Queryable, userId: string): Promise<unknown> {
  return db
    .select({
      title: sql<string>`listing.title`,
      startDate: itinerantStops.startDate,
      endDate: itinerantStops.endDate,
      countryCode: itinerantStops.countryCode,
      city: itinerantStops.city,
      meetingPoint: itinerantStopArrivals.meetingPoint,
      checkInFrom: itinerantStops.checkInFrom,
    })
    .from(itinerantStops)
    .innerJoin(sql`listing`, sql`listing.id = ${itinerantStops.listingId}`)
    .innerJoin(
      itinerantStopArrivals,
      and(
        eq(itinerantStopArrivals.listingId, itinerantStops.listingId),
        eq(itinerantStopArrivals.sortOrder, itinerantStops.sortOrder),
      ),
    )
    .where(sql`listing.host_id = ${userId}`)
    .orderBy(sql`listing.created_at`, asc(itinerantStops.sortOrder));
}
