import { type SQL, sql } from 'drizzle-orm';
import type { Position } from '#domain/places.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { isWithin } from './distance.ts';
import { currentRows, hasSeveralPlaces, type SearchTable } from './search-tables.ts';

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
