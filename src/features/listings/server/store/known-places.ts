import { sql } from 'drizzle-orm';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';
import { type SearchTable, searchRows } from './search-tables.ts';

/** A neighbourhood that has listings, in the middle of them. */
export interface KnownPlace {
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  readonly neighbourhood: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
}

/** Neighbourhoods that have listings, those with the most first; never a street. */
export async function readKnownPlaces(
  db: Queryable,
  tables: readonly SearchTable[],
  limit: number,
): Promise<KnownPlace[]> {
  return rowsOf<KnownPlace>(
    db,
    sql`
      select
        l.country_code as "countryCode", l.region, l.city, l.neighbourhood,
        avg(x.position[1])::double precision as latitude,
        avg(x.position[0])::double precision as longitude,
        count(*)::integer as count
      from ${searchRows(tables)} x
      join listing l on l.id = x.listing_id
      group by l.country_code, l.region, l.city, l.neighbourhood
      order by count(*) desc, l.country_code, l.region, l.city, l.neighbourhood
      limit ${limit}::integer`,
  );
}
