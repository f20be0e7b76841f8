import { sql } from 'drizzle-orm';
import type { BriefListing } from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/**
 * The newest experiences with a coming session, ordered by country; prices for one guest and one
 * period.
 */
export async function loadBriefExperiences(
  db: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<BriefListing[]> {
  return queryRows<BriefListing>(
    db,
    sql`
      select
        newest.country_code as "locationValue",
        case
          when newest.neighbourhood = '' then newest.city
          else newest.neighbourhood || ', ' || newest.city
        end as address,
        listing.price
      from (
        select x.*
        from experience_search x
        where exists (
          select from listing_session session
          where session.listing_id = x.listing_id
            and session.status = 'scheduled'
            and session.starts_at > ${now.toString()}::timestamptz)
        order by x.created_at desc nulls last, x.listing_id
        limit ${limit}::integer
      ) newest
      join listing on listing.id = newest.listing_id
      order by newest.country_code, newest.city, newest.listing_id`,
  );
}
