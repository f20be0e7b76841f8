import { sql } from 'drizzle-orm';
import { listings } from '#market/inventory/server/tables.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** Number of listed homes with each regular event. */
export async function countHomeEvents(db: Queryable): Promise<Map<string, number>> {
  const rows = await queryRows<{ event: string; homes: number }>(
    db,
    sql`
      select event, count(*)::int as homes
      from ${listings}
      cross join unnest(${listings.events}) as event
      where ${listings.kind} = 'stay' and is_listed(${listings})
      group by event`,
  );
  return new Map(rows.map(({ event, homes }) => [event, homes]));
}
