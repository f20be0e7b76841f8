import { sql } from 'drizzle-orm';
import { datesOnEarth } from '#domain/dates-on-earth.ts';
import type { BriefListing } from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/**
 * The newest itinerants that guests can still join, ordered by country; prices for one guest and one
 * night.
 */
export async function loadBriefItinerants(
  db: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<BriefListing[]> {
  return queryRows<BriefListing>(
    db,
    sql`
      select
        l.country_code as "locationValue",
        case when l.neighbourhood = '' then l.city else l.neighbourhood || ', ' || l.city end
          as address,
        newest.nightly_price as price
      from (
        select listing_id, nightly_price
        from itinerant_search
        where last_arrival >= ${datesOnEarth(now).earliest}::date
        order by created_at desc nulls last, listing_id
        limit ${limit}::integer
      ) newest
      join listing l on l.id = newest.listing_id
      order by l.country_code, l.city, l.id`,
  );
}
