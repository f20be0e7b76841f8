import { and, asc, eq, sql } from 'drizzle-orm';
import type { CountedCrew } from '#domain/crew-snapshots.ts';
import type { DateText } from '#domain/dates.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { Crew } from '../../contract.ts';
import { itinerantCrews, itinerantStopArrivals, itinerantStops } from '../tables.ts';

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

/** The latest counted crew of each itinerant that isn't over by a day. */
export async function latestCrews(db: Queryable, day: DateText): Promise<Map<string, CountedCrew>> {
  const rows = await queryRows<CountedCrew & { listingId: string }>(
    db,
    sql`
      select distinct on (c.listing_id) c.listing_id as "listingId", c.members,
        c.crew is not null as "isTold"
      from itinerant_crew c
      join itinerant i on i.listing_id = c.listing_id
      where i.end_date >= ${day}::date
      order by c.listing_id, c.number desc`,
  );
  return new Map(rows.map(({ listingId, members, isTold }) => [listingId, { members, isTold }]));
}

/** All counted crews of one itinerant, the oldest first. */
export async function listCrews(db: Queryable, listingId: string): Promise<CountedCrew[]> {
  const rows = await db
    .select({
      members: itinerantCrews.members,
      isTold: sql<boolean>`${itinerantCrews.crew} is not null`,
    })
    .from(itinerantCrews)
    .where(eq(itinerantCrews.listingId, listingId))
    .orderBy(asc(itinerantCrews.number));
  return rows;
}

/** Stores a counted crew; where another server was first, its crew stays. */
export async function insertCrew(
  db: Queryable,
  crew: typeof itinerantCrews.$inferInsert,
): Promise<void> {
  await db.insert(itinerantCrews).values(crew).onConflictDoNothing();
}

/**
 * Crew figures of an itinerant: the latest ones, or null once a guest who was counted has withdrawn
 * their consent.
 */
export async function readLatestCrew(db: Queryable, listingId: string): Promise<Crew | null> {
  const [row] = await queryRows<{ crew: Crew | null }>(
    db,
    sql`
      select case when not exists (
        select from unnest(latest.members) member
        where not exists (
          select from profile p where p.user_id = member and p.counted_aboard
        )
      ) then latest.crew end as crew
      from (
        select members, crew from itinerant_crew
        where listing_id = ${listingId}
        order by number desc
        limit 1
      ) latest`,
  );
  return row?.crew ?? null;
}
