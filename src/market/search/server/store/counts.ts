import { sql } from 'drizzle-orm';
import type { Position } from '#domain/places.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

import { haversineTo, haversineToKm, isWithin } from './distance.ts';
import type { SearchCriteria, SearchKind } from './search-kind.ts';

/** A nearby place that has listings for a search. */
export interface NearestPlace extends Position {
  readonly city: string;
  readonly countryCode: string;
  readonly distanceKm: number;
  /** Number of listings within its radius. */
  readonly count: number;
}

/** Number of listings nearest in degrees, in the order of the index, whose distance is measured. */
const MEASURED = 200;

/**
 * The place nearest to `centre` that has listings for the other criteria: the position of the
 * nearest one, and the number of matches within `radiusKm` of it.
 */
export async function findNearestPlace<Search extends PlacedSearch>(
  kind: SearchKind<Search>,
  db: Queryable,
  everywhere: SearchCriteria<Search>,
  centre: Position,
  radiusKm: number,
): Promise<NearestPlace | null> {
  const clauses = kind.clauses(everywhere);
  if (clauses === null) return null;
  const { from, condition, city, countryCode } = kind.places(clauses);
  const [nearest] = await queryRows<
    Omit<NearestPlace, 'distanceKm' | 'count'> & { haversine: number }
  >(
    db,
    sql`
      select near.latitude, near.longitude, near.haversine, near.city,
        near.country_code as "countryCode"
      from (
        select x.listing_id as id, x.position[1] as latitude, x.position[0] as longitude,
          ${city} as city, ${countryCode} as country_code, ${haversineTo(centre)} as haversine
        from ${from}
        where ${condition}
        order by x.position <-> point(${centre.longitude}::double precision, ${centre.latitude}::double precision)
        limit ${MEASURED}::integer
      ) near
      order by near.haversine, near.id
      limit 1`,
  );
  if (nearest === undefined) return null;
  const [counted] = await queryRows<{ count: number }>(
    db,
    sql`
      select count(distinct x.listing_id)::integer as count
      from ${from}
      where ${condition} and ${isWithin(nearest, radiusKm)}`,
  );
  const { haversine, ...place } = nearest;
  return { ...place, distanceKm: haversineToKm(haversine), count: counted?.count ?? 0 };
}

/** Counts the matches of each of several searches, in the order given and in one query. */
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
  const rows = await queryRows<{ at: number; count: number }>(
    db,
    sql.join(counts, sql` union all `),
  );
  const byIndex = new Map(rows.map(({ at, count }) => [at, count]));
  return searches.map((_, at) => byIndex.get(at) ?? 0);
}
