import { type SQL, sql } from 'drizzle-orm';
import type { Position } from '#domain/places.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { haversineTo, haversineToKm, isWithin } from './page-query.ts';
import {
  currentRows,
  hasSeveralPlaces,
  placeNames,
  type SearchClauses,
  type SearchCriteria,
  type SearchKind,
  type SearchTable,
} from './search-kind.ts';

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

/**
 * Counts the matches of a search by category; empty categories are missing.
 *
 * @param filter of a table named `x` that has a `category`; null where nothing can match
 */
export async function countCategories<Category extends string>(
  db: Queryable,
  filter: { readonly from: SQL; readonly condition: SQL } | null,
): Promise<Map<Category, number>> {
  if (filter === null) return new Map();
  const rows = await queryRows<{ category: Category; count: number }>(
    db,
    sql`
      select x.category, count(*)::integer as count
      from ${filter.from}
      where ${filter.condition}
      group by x.category`,
  );
  return new Map(rows.map(({ category, count }) => [category, count]));
}

export type CountedPlace =
  | { readonly kind: 'city'; readonly position: Position; readonly radiusKm: number }
  | { readonly kind: 'country'; readonly countryCode: string };

/** Counts the listings in each of several places, in the order given and in one query. */
export async function countInPlaces(
  db: Queryable,
  table: SearchTable,
  now: Temporal.Instant,
  places: readonly CountedPlace[],
): Promise<number[]> {
  if (places.length === 0) return [];
  const condition = (place: CountedPlace): SQL =>
    place.kind === 'city'
      ? isWithin(place.position, place.radiusKm)
      : sql`x.country_code = ${place.countryCode}`;
  // Counting distinct listings takes longer, and is needed only where one may be in several places.
  const counted = hasSeveralPlaces(table) ? sql`distinct x.listing_id` : sql`*`;
  const columns = places.map(
    (place) =>
      sql`(
        select count(${counted})::integer from ${currentRows(table, now)} x
        where ${condition(place)})`,
  );
  const [row] = await queryRows<{ counts: number[] }>(
    db,
    sql`select json_build_array(${sql.join(columns, sql`, `)}) as counts`,
  );
  return row?.counts ?? [];
}

/** The listings of a search with the cents on their cards. */
export interface PricedClauses extends SearchClauses {
  readonly price: SQL;
}

/** Statistics of the prices in a search. */
export interface PriceFigures {
  readonly count: number;
  /** Whole cents; null without matches. */
  readonly min: number | null;
  /** Median price: for an even number, the mean of the two in the middle. */
  readonly median: number | null;
}

const NOTHING: PriceFigures = { count: 0, min: null, median: null };

/**
 * The prices of several searches of one kind, in their order, by one statement.
 *
 * @param searches null where nothing can match
 */
export async function readPriceFigures(
  db: Queryable,
  searches: readonly (PricedClauses | null)[],
): Promise<PriceFigures[]> {
  const queries = searches.flatMap((clauses, nth) =>
    clauses === null
      ? []
      : [
          sql`
          select ${nth}::integer as nth, count(*)::integer as count,
            min(found.price)::double precision as min,
            round((percentile_cont(0.5) within group (order by found.price))::numeric)::double precision as median
          from (
            select ${clauses.price} as price from ${clauses.from} where ${clauses.condition}
          ) found`,
        ],
  );
  if (queries.length === 0) return searches.map(() => NOTHING);
  const rows = await queryRows<PriceFigures & { nth: number }>(
    db,
    sql.join(queries, sql` union all `),
  );
  const byNth = new Map(rows.map(({ nth, ...figures }) => [nth, figures]));
  return searches.map((_, nth) => byNth.get(nth) ?? NOTHING);
}

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
