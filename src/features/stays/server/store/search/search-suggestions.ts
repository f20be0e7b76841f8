import { sql } from 'drizzle-orm';
import type { Position } from '#domain/places.ts';
import { haversineTo, isWithin, kilometresOf } from '#features/listings/index.server.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';
import type { SearchCriteria } from '../../search/search-criteria.ts';
import { stayFilter } from './search-filter.ts';
import { tallyQuery } from './search-page.ts';

/** A place near by that has stays for a search. */
export interface NearestPlace extends Position {
  readonly city: string;
  readonly countryCode: string;
  readonly distanceKm: number;
  /** Stays within the radius of it. */
  readonly count: number;
}

/** Of the stays nearest in degrees, which the index finds in order, so many are measured. */
const MEASURED = 200;

/**
 * The place nearest to `from` that has stays for the other criteria: where the nearest of them
 * is, and how many a search within `radiusKm` of it finds.
 */
export async function findNearestPlace(
  db: Queryable,
  everywhere: SearchCriteria,
  from: Position,
  radiusKm: number,
): Promise<NearestPlace | null> {
  const filter = stayFilter(everywhere);
  if (filter === null) return null;
  const [nearest] = await rowsOf<{ haversine: number } & Position & { id: string }>(
    db,
    sql`
      select near.id, near.latitude, near.longitude, near.haversine
      from (
        select x.listing_id as id, x.position[1] as latitude, x.position[0] as longitude,
          ${haversineTo(from)} as haversine
        from ${filter.from}
        where ${filter.condition}
        order by x.position <-> point(${from.longitude}::double precision, ${from.latitude}::double precision)
        limit ${MEASURED}::integer
      ) near
      order by near.haversine, near.id
      limit 1`,
  );
  if (nearest === undefined) return null;
  const [row] = await rowsOf<Omit<NearestPlace, 'distanceKm'>>(
    db,
    sql`
      select l.city, l.country_code as "countryCode",
        ${nearest.latitude}::double precision as latitude,
        ${nearest.longitude}::double precision as longitude,
        (
          select count(*)::integer from ${filter.from}
          where ${filter.condition} and ${isWithin(nearest, radiusKm)}
        ) as count
      from listing l
      where l.id = ${nearest.id}`,
  );
  return row === undefined ? null : { ...row, distanceKm: kilometresOf(nearest.haversine) };
}

/** How many stays each of several searches finds, in the order given and in one query. */
export async function countEach(
  db: Queryable,
  searches: readonly SearchCriteria[],
): Promise<number[]> {
  const counts = searches.flatMap((criteria, at) => {
    const filter = stayFilter(criteria);
    return filter === null
      ? []
      : [sql`select ${at}::integer as at, (${tallyQuery(criteria, filter)}) as count`];
  });
  if (counts.length === 0) return searches.map(() => 0);
  const rows = await rowsOf<{ at: number; count: number }>(db, sql.join(counts, sql` union all `));
  const byPlace = new Map(rows.map(({ at, count }) => [at, count]));
  return searches.map((_, at) => byPlace.get(at) ?? 0);
}
