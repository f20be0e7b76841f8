import { sql } from 'drizzle-orm';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';

/** Age of a house whose guests' ages nobody knows (spec 3 §9). */
const FALLBACK_AGE = 25;

/** A stay as the search wizards' choices and analytics use it (spec 3 §3.3). */
export interface BriefListing {
  readonly locationValue: string;
  /** Neighbourhood and city; never the street. */
  readonly address: string;
  /** Dollars a night. */
  readonly price: number;
  readonly occupancy: string;
  readonly averageGuestAge: number;
}

/** The newest stays, ordered by country. */
export async function loadBriefListings(db: Queryable, limit: number): Promise<BriefListing[]> {
  return rowsOf<BriefListing>(
    db,
    sql`
      select
        l.country_code as "locationValue",
        case when l.neighbourhood = '' then l.city else l.neighbourhood || ', ' || l.city end
          as address,
        newest.nightly_price::double precision / 100 as price,
        newest.occupancy,
        coalesce(newest.average_guest_age, ${FALLBACK_AGE}::integer) as "averageGuestAge"
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
