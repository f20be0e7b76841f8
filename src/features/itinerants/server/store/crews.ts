import { asc, eq, sql } from 'drizzle-orm';
import type { CountedCrew } from '#domain/crew-snapshots.ts';
import type { DateText } from '#domain/dates.ts';
import type { Crew } from '#features/itinerants/contract.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { itinerantCrews } from '../tables.ts';

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
