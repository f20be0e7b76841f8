import { isNull, sql } from 'drizzle-orm';
import { listings } from '#features/listings/server/tables.ts';
import { stays } from '#features/stays/server/tables.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';

/** How many listed homes have each regular event. */
export async function countHomeEvents(db: Queryable): Promise<Map<string, number>> {
  const rows = await rowsOf<{ event: string; homes: number }>(
    db,
    sql`
      select event, count(*)::int as homes
      from ${stays}
      join ${listings} on ${listings.id} = ${stays.listingId} and ${isNull(listings.deletedAt)}
      cross join unnest(${stays.events}) as event
      group by event`,
  );
  return new Map(rows.map(({ event, homes }) => [event, homes]));
}
