import { sql } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** An experience in the choices of the search dialogs (spec 2 §3). */
export interface BriefExperience {
  readonly locationValue: string;
  /** Neighbourhood and city; never the street. */
  readonly address: string;
  /** For one guest and one period. */
  readonly price: Cents;
}

/** The newest experiences with a coming session, ordered by country. */
export async function loadBriefExperiences(
  db: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<BriefExperience[]> {
  return queryRows<BriefExperience>(
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
