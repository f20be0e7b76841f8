import { sql } from 'drizzle-orm';
import type { Position } from '#domain/places.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';

import { haversineTo, isWithin, kilometresOf } from '../distance.ts';
import type { SearchCriteria, SearchKind } from './search-kind.ts';

/** A place near by that has listings for a search. */
export interface NearestPlace extends Position {
  readonly city: string;
  readonly countryCode: string;
  readonly distanceKm: number;
  /** Listings within the radius of it. */
  readonly count: number;
}

/** Of the listings nearest in degrees, which the index finds in order, so many are measured. */
const MEASURED = 200;

/**
 * The place nearest to `from` that has listings for the other criteria: where the nearest of them
 * is, and how many a search within `radiusKm` of it finds.
 */
export async function findNearestPlace<Search extends PlacedSearch>(
  kind: SearchKind<Search>,
  db: Queryable,
  everywhere: SearchCriteria<Search>,
  from: Position,
  radiusKm: number,
): Promise<NearestPlace | null> {
  const filter = kind.clauses(everywhere);
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

/** How many listings each of several searches finds, in the order given and in one query. */
export async function countEach<Search extends PlacedSearch>(
  kind: SearchKind<Search>,
  db: Queryable,
  searches: readonly SearchCriteria<Search>[],
): Promise<number[]> {
  const counts = searches.flatMap((criteria, at) => {
    const count = kind.count(criteria);
    return count === null ? [] : [sql`select ${at}::integer as at, (${count}) as count`];
  });
  if (counts.length === 0) return searches.map(() => 0);
  const rows = await rowsOf<{ at: number; count: number }>(db, sql.join(counts, sql` union all `));
  const byIndex = new Map(rows.map(({ at, count }) => [at, count]));
  return searches.map((_, at) => byIndex.get(at) ?? 0);
}
