import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { currentRows, placeNames, type SearchTable } from './search-tables.ts';

/** A neighbourhood that has listings, at their mean position. */
export interface KnownPlace {
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  readonly neighbourhood: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
}

/** Neighbourhoods that have listings, ordered by their number; never a street. */
export async function readKnownPlaces(
  db: Queryable,
  table: SearchTable,
  now: Temporal.Instant,
  limit: number,
): Promise<KnownPlace[]> {
  return queryRows<KnownPlace>(
    db,
    sql`
      select
        x.country_code as "countryCode", named.region, named.city, named.neighbourhood,
        avg(x.position[1])::double precision as latitude,
        avg(x.position[0])::double precision as longitude,
        count(distinct x.listing_id)::integer as count
      from ${currentRows(table, now)} x
      ${placeNames(table)}
      group by x.country_code, named.region, named.city, named.neighbourhood
      order by count desc, x.country_code, named.region, named.city, named.neighbourhood
      limit ${limit}::integer`,
  );
}
