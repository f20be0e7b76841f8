import { sql } from 'drizzle-orm';
import type { SimilarItinerant } from '#features/itinerants/contract.ts';
import { type CardExtras, extraColumns } from '#features/listings/index.server.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';

/** What the card of an itinerant is made of. */
export interface SimilarRow
  extends CardExtras,
    Omit<SimilarItinerant, 'countryName' | 'pictures' | 'rating' | 'favorite'> {
  readonly countryCode: string;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

/**
 * Other itinerants of the same category or country that can still be joined: those of both first,
 * then those of the category, of these the next to begin.
 */
export async function findSimilarItinerants(
  db: Queryable,
  itinerant: { readonly id: string; readonly category: string; readonly countryCode: string },
  now: Temporal.Instant,
  limit: number,
  userId: string | null,
): Promise<SimilarRow[]> {
  const { id, category, countryCode } = itinerant;
  return rowsOf<SimilarRow>(
    db,
    sql`
      select l.id, l.title, l.city, l.country_code as "countryCode", i.category,
        i.start_date::text as "startDate", i.end_date::text as "endDate",
        l.price as "nightlyPrice", l.rating_sum as "ratingSum", l.rating_count as "ratingCount",
        ${extraColumns(userId)}
      from itinerant i
      join listing l on l.id = i.listing_id
      where l.deleted_at is null and l.id <> ${id}
        and (i.category = ${category} or l.country_code = ${countryCode})
        and (${now.toString()}::timestamptz at time zone l.time_zone)::date
          <= i.end_date - least(i.min_nights, i.end_date - i.start_date)
      order by (i.category = ${category})::integer * 2
          + (l.country_code = ${countryCode})::integer desc,
        i.start_date, l.id
      limit ${limit}::integer`,
  );
}
