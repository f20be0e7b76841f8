import { sql } from 'drizzle-orm';
import { AGE_FALLBACK } from '#domain/search/stay-limits.ts';
import type { BriefListing } from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/**
 * A stay as the search wizards' choices and analytics use it, its price a night (spec 3 §3.3).
 */
export interface BriefStay extends BriefListing {
  readonly occupancy: string;
  readonly averageGuestAge: number;
}

/** The newest stays, ordered by country. */
export async function loadBriefListings(
  db: Queryable,
  _now: Temporal.Instant,
  limit: number,
): Promise<BriefStay[]> {
  return queryRows<BriefStay>(
    db,
    sql`
      select
        l.country_code as "locationValue",
        case when l.neighbourhood = '' then l.city else l.neighbourhood || ', ' || l.city end
          as address,
        newest.nightly_price as price,
        newest.occupancy,
        coalesce(newest.average_guest_age, ${AGE_FALLBACK}::integer) as "averageGuestAge"
      from (
        select listing_id, nightly_price, occupancy, average_guest_age
        from stay_search
        order by created_at desc nulls last, listing_id
        limit ${limit}::integer
      ) newest
      join listing l on l.id = newest.listing_id
      order by l.country_code, l.city, l.id`,
  );
}
